"""The languages of the program: the texts as Qt asks for them, and the change from one language to another."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from threegin_qt.texts import NAMES, QT_TRANSLATE_NOOP, Texts, best, fill

__all__ = ["NAMES", "QT_TRANSLATE_NOOP", "Catalogue", "Languages", "fill", "translate"]

translate = QCoreApplication.translate
"""`translate(context, text, disambiguation=None, n=-1)`; the texts are literals, or come from QT_TRANSLATE_NOOP."""


class Catalogue(QTranslator):
    """The texts of one language, and Qt's own texts behind them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts("")
        self._for_qt = Texts("")
        self._of_qt: QTranslator | None = None

    def read(self, code: str, path: Path | None) -> None:
        """Hold the texts of this language instead of those held; without a path the source texts stand.

        What Qt's wheel lacks or says in a way that nobody would is in the folder "qt" beside the file, and comes before the
        wheel's own. Raises ValueError and OSError for a file that cannot be read; what was held stays.
        """
        beside = None if path is None else path.parent / "qt" / path.name
        texts, for_qt = Texts(code, path), Texts(code, beside if beside is not None and beside.exists() else None)
        self._texts, self._for_qt = texts, for_qt
        self._of_qt = QTranslator(self)
        self._of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def isEmpty(self) -> bool:
        return False

    def translate(  # type: ignore[override] # None stands for "no translation here"
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        found = self._texts.find(context, text, disambiguation, n) or self._for_qt.find(context, text, disambiguation, n)
        if found is None and self._of_qt is not None:
            found = self._of_qt.translate(context, text, disambiguation, n) or None
        return found


class Languages(QObject):
    """The language in use. Every widget is told of a change by Qt's LanguageChange event."""

    def __init__(self, folders: Iterable[Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = {path.stem: path for folder in folders for path in sorted(folder.glob("*.ts"))}
        self._catalogue = Catalogue(self)
        self._code = ""

    @property
    def codes(self) -> tuple[str, ...]:
        """The languages there are."""
        return tuple(
            sorted(self._files, key=lambda code: (code not in NAMES, list(NAMES).index(code) if code in NAMES else code))
        )

    @property
    def code(self) -> str:
        """The language in use; empty before the first `use`."""
        return self._code

    def name(self, code: str) -> str:
        """What a language is called in its own words."""
        return NAMES.get(code, code)

    def of_system(self) -> str:
        """The language there is that the system asks for first, else English."""
        return best(QLocale.system().uiLanguages(), self.codes)

    def use(self, choice: str) -> None:
        """Use this language; an empty choice, or one that is not there, follows the system."""
        code = choice if choice in self._files else self.of_system()
        if code == self._code:
            return
        first = not self._code
        self._catalogue.read(code, self._files.get(code))
        self._code = code
        QLocale.setDefault(QLocale(code))
        application = QCoreApplication.instance()
        assert application is not None
        if first:
            application.installTranslator(self._catalogue)
        else:
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))
