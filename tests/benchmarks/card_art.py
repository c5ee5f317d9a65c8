"""How long the deck takes to draw: python tests/benchmarks/card_art.py [card width in logical pixels ...].

Prints, for each width and device pixel ratio, the time for all 52 faces at a new size (the files read before and not),
the slowest single face, and the longest time that `warm` keeps the event loop from its next event.
"""

import os
import sys
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication

from threegin_qt.ui.card_art import CardArt

CARDS = [(rank, suit) for suit in range(4) for rank in range(1, 14)]


def all_faces(art: CardArt, width: float, dpr: float) -> tuple[float, float]:
    """Milliseconds for all faces, and for the slowest."""
    times = []
    for rank, suit in CARDS:
        start = perf_counter()
        art.face(rank, suit, width, dpr)
        times.append((perf_counter() - start) * 1000)
    return sum(times), max(times)


def longest_gap(application: QApplication, art: CardArt, width: float, dpr: float) -> tuple[float, float]:
    """Milliseconds that warming takes, and the longest pause between two events of a timer meanwhile."""
    clock, gaps = QElapsedTimer(), []
    clock.start()
    timer = QTimer()
    timer.timeout.connect(lambda: gaps.append(clock.restart()))
    timer.start(0)
    start = perf_counter()
    art.warm(width, dpr)
    while art.warming:
        application.processEvents()
    timer.stop()
    return (perf_counter() - start) * 1000, max(gaps)


def main() -> None:
    application = QApplication.instance() or QApplication([])
    widths = [float(text) for text in sys.argv[1:]] or [60, 120, 160, 240]
    print("width  dpr   first ms  again ms  slowest face ms  warm ms  longest gap ms")
    for width in widths:
        for dpr in (1.0, 1.5, 2.0):
            art = CardArt()
            first, _ = all_faces(art, width, dpr)
            again, slowest = all_faces(art, width + 1, dpr)
            warm, gap = longest_gap(application, art, width + 2, dpr)
            print(f"{width:5.0f} {dpr:4.2f} {first:10.1f} {again:9.1f} {slowest:16.1f} {warm:8.1f} {gap:15.0f}")


if __name__ == "__main__":
    main()
