"""Matches going out to files and coming in from them, as the person sees it: the dialogs, and the bar that tells of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from threegin_qt.models.porting import Porter, PortTrouble
from threegin_qt.store import ImportReport, MatchRow

from .file_words import export_trouble_text, import_trouble_text, imported_text
from .languages import fill
from .page_bar import PageBar


class FileDialog(QFileDialog):
    """Asks for a file, in the system's own dialog where it has one; ours follows a change of the language."""

    def __init__(self, parent: QWidget, words: Callable[[], tuple[str, Sequence[str]]]) -> None:
        """`words` gives the title and the kinds of files, each with its patterns in brackets."""
        super().__init__(parent)
        self._words = words
        self.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        self._retranslate()

    def _retranslate(self) -> None:
        title, kinds = self._words()
        at = self.nameFilters().index(self.selectedNameFilter()) if self.selectedNameFilter() in self.nameFilters() else 0
        self.setWindowTitle(title)
        self.setNameFilters(kinds)
        self.selectNameFilter(kinds[at])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def save_dialog(parent: QWidget, words: Callable[[], tuple[str, str]], name: str) -> FileDialog:
    """A dialog for the place of a new file; `words` gives its title and the kind of file, `name` is what it may be called."""

    def title_and_kinds() -> tuple[str, Sequence[str]]:
        title, kind = words()
        return title, (kind,)

    dialog = FileDialog(parent, title_and_kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    return dialog


class MatchFiles(QObject):
    """Asks for files, hands them to the Porter and says on the page's bar what became of it."""

    place_chosen = Signal(object)
    """The Path where what is selected is to go."""
    busy_changed = Signal()

    def __init__(self, porter: Porter, bar: PageBar, page: QWidget) -> None:
        super().__init__(page)
        self._porter = porter
        self._bar = bar
        self._page = page
        self._dialog: QFileDialog | None = None
        self._importing = False
        self._progress = (0, 0)
        porter.progress.connect(self._on_progress)
        porter.exported.connect(self._on_exported)
        porter.brought_in.connect(self._on_brought_in)
        porter.failed.connect(self._on_trouble)
        porter.ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """Whether something goes out or comes in."""
        return self._porter.busy

    def stop(self) -> None:
        """Leave everything as it was."""
        self._porter.stop()

    @Slot()
    def ask_for_files(self) -> None:
        """Let the person choose files to import."""
        dialog = FileDialog(
            self._page,
            lambda: (self.tr("Import matches"), (self.tr("Matches (*.json *.zip *.db)"), self.tr("All files (*)"))),
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self.import_files)
        self._open(dialog)

    @Slot(list)
    def import_files(self, names: list[str]) -> None:
        """Import the matches of these files, all or none."""
        if names and not self.busy:
            self._porter.bring_in([Path(name) for name in names])
            self._begin(importing=True)

    def ask_where_to(self, match: MatchRow | None) -> None:
        """Let the person choose a file for this match, or for several."""
        if self.busy:
            return

        def words() -> tuple[str, str]:
            kind = self.tr("Archive of matches (*.zip)") if match is None else self.tr("Match file (*.json)")
            return self.tr("Export matches"), kind

        name = "threegin-matches.zip" if match is None else f"threegin-{match.started[:10]}.json"
        dialog = save_dialog(self._page, words, name)
        dialog.fileSelected.connect(self._on_place)
        self._open(dialog)

    @Slot(str)
    def _on_place(self, name: str) -> None:
        self.place_chosen.emit(Path(name))

    def export(self, ids: Sequence[str], path: Path) -> None:
        """Write these matches to a file."""
        if ids and not self.busy:
            self._porter.export(ids, path)
            self._begin(importing=False)

    def _open(self, dialog: QFileDialog) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = dialog
        dialog.open()

    # What is going on, and what became of it

    def _begin(self, importing: bool) -> None:
        self._progress = (0, 0)
        self._importing = importing
        self._bar.tell(self._progress_words, lambda: self.tr("&Stop"), self._porter.stop)
        self.busy_changed.emit()

    def _progress_words(self) -> str:
        done, of = self._progress
        if not self._importing:
            return fill(self.tr("Exporting: %1 of %n matches", None, of), done)
        if of:
            return fill(self.tr("Storing: %1 of %n matches", None, of), done)
        return self.tr("Checking what comes in: %n matches so far", None, done)

    @Slot(int, int)
    def _on_progress(self, done: int, of: int) -> None:
        self._progress = (done, of)
        self._bar.go_on()

    @Slot()
    def _on_ended(self) -> None:
        self._bar.dismiss()
        self.busy_changed.emit()

    @Slot(int, object)
    def _on_exported(self, count: int, path: Path) -> None:
        self._bar.tell(lambda: fill(self.tr("%n matches exported to %1.", None, count), path.name))

    @Slot(object)
    def _on_brought_in(self, report: ImportReport) -> None:
        self._bar.tell(lambda: imported_text(report))

    @Slot(object)
    def _on_trouble(self, trouble: PortTrouble) -> None:
        words = import_trouble_text if self._importing else export_trouble_text
        self._bar.tell(lambda: words(trouble))
