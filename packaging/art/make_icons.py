"""Writes the icons: python make_icons.py [folder]; the default is resources/icons of this checkout.

The SVG files need nothing but Python; the PNG, ICO and ICNS files are rendered from them with PySide6.
"""

from __future__ import annotations

import os
import pathlib
import struct
import sys

from app_icon import large, small
from interface_icons import icons

DEFAULT = pathlib.Path(__file__).parents[2] / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# Up to this size the plainer drawing is used.
SMALL = 32
# Apple's names of the PNG members: pixels, and again for twice the pixels of a smaller size.
_ICNS = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"icp6", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
)
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def svg_files() -> dict[str, str]:
    """Name and text of every SVG file."""
    files = {f"{name}.svg": text for name, text in icons().items()}
    files["threegin.svg"] = large()
    files["threegin-small.svg"] = small()
    return files


def ico(pngs: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG images (they may stand in it as they are since Vista)."""
    head = struct.pack("<HHH", 0, 1, len(_ICO_SIZES))
    offset = len(head) + 16 * len(_ICO_SIZES)
    entries, body = b"", b""
    for size in _ICO_SIZES:
        data = pngs[size]
        # One byte for each side: 256 is written as 0.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
        body += data
    return head + entries + body


def icns(pngs: dict[int, bytes]) -> bytes:
    """An icon of macOS: a length-prefixed list of PNG images."""
    body = b"".join(kind + struct.pack(">I", len(pngs[size]) + 8) + pngs[size] for kind, size in _ICNS)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def png_files(svg: dict[str, str]) -> dict[int, bytes]:
    """The application icon in every size, rendered with QtSvg."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    out = {}
    for size in SIZES:
        name = "threegin-small.svg" if size <= SMALL else "threegin.svg"
        renderer = QSvgRenderer(QByteArray(svg[name].encode()))
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")
        out[size] = bytes(buffer.data().data())
    del application
    return out


def main() -> None:
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    folder.mkdir(parents=True, exist_ok=True)
    svg = svg_files()
    for name, text in svg.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    pngs = png_files(svg)
    for size, data in pngs.items():
        (folder / f"threegin-{size}.png").write_bytes(data)
    (folder / "threegin.ico").write_bytes(ico(pngs))
    (folder / "threegin.icns").write_bytes(icns(pngs))


if __name__ == "__main__":
    main()
