"""Cuts the fonts of the browser client: `python tools/fonts.py PACKAGES`.

PACKAGES is a folder that holds the unpacked npm packages `@fontsource/noto-sans`, `@fontsource/noto-serif`
and `@fontsource/noto-serif-jp` (version 5.3.0; SIL Open Font License), each under its last name. The script
needs `fonttools` and `brotli`, which are not in our lock: nothing else uses them, and what it makes is
committed. Run it again when client/src/art/kanji.ts or the kanji.ts of a game below it has new signs: what
only that game shows is cut into files of its own, which a browser fetches with the first such sign, and what
only some games show into others, so that no table fetches what it does not show. Where games come to show
signs that some file holds already, `python tools/fonts.py --recut` shares them out anew; this needs none.

Signs that no package has (arrows, a tick) are drawn here, for both families alike; they need no
package: `python tools/fonts.py` without one draws them alone.

A package splits its font into files by `unicode.json`. From them the script takes the letters we need, merges
them, and writes into client/src/fonts/ one woff2 for each face, fonts.css, and tatami-kanji.json (the signs
that the kanji font holds; a test compares it with kanji.ts).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parent.parent
MANIFESTS: Final = ROOT / "client/src/generated/games.ts"
"""The signs of the games themselves, which their manifests name."""
KANJI_LISTS: Final = sorted((ROOT / "client/src/art").glob("**/kanji.ts"))
TARGET: Final = ROOT / "client/src/fonts"

KANJI_NAME: Final = "tatami-kanji"
KANJI_WEIGHTS: Final = (700, 900)
"""For small signs, and for the large ones of card faces."""

EXTENSION: Final = range(0x100, 0x180)
"""The long vowels of Japanese words and the letters of European names: all we take of the Latin extension."""

CJK: Final = range(0x3400, 0xA000)
FEATURES: Final = "kern,liga,ccmp,locl,mark,mkmk,lnum,tnum,pnum"

FACES: Final = [("Noto Sans", "400", 400), ("Noto Sans", "600 700", 600), ("Noto Serif", "600 700", 600)]
"""By family: the weights that one cut stands for, and the one it is."""

SIGNS: Final = {
    "←": [
        (60, 350),
        (350, 600),
        (400, 545),
        (220, 390),
        (880, 390),
        (880, 310),
        (220, 310),
        (400, 155),
        (350, 100),
    ],
    "→": [
        (880, 350),
        (590, 600),
        (540, 545),
        (720, 390),
        (60, 390),
        (60, 310),
        (720, 310),
        (540, 155),
        (590, 100),
    ],
    "↑": [
        (350, 790),
        (100, 500),
        (155, 450),
        (310, 630),
        (310, -30),
        (390, -30),
        (390, 630),
        (545, 450),
        (600, 500),
    ],
    "↓": [
        (350, -30),
        (100, 260),
        (155, 310),
        (310, 130),
        (310, 790),
        (390, 790),
        (390, 130),
        (545, 310),
        (600, 260),
    ],
    "▸": [(180, 130), (180, 570), (560, 350)],
    "✓": [(70, 330), (140, 395), (320, 215), (690, 640), (765, 580), (325, 75)],
}
"""What is drawn here: by sign, the corners of its outline, in a square of a thousand."""
SIGNS_NAME: Final = "tatami-signs"
EPOCH: Final = 3_800_000_000
"""A moment in the time of fonts (seconds since 1904): the same bytes whenever it is made."""

Ranges = list[tuple[int, int]]


def ranges(text: str) -> Ranges:
    """The ranges of a CSS unicode-range."""
    ends = ((part.strip().removeprefix("U+").split("-")) for part in text.split(","))
    return [(int(first, 16), int((rest or [first])[0], 16)) for first, *rest in ends]


def css_ranges(codes: set[int]) -> str:
    """The same the other way, as short as possible."""
    spans: list[list[int]] = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ",".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in spans)


def subsets(package: Path) -> dict[str, set[int]]:
    """The package's files and the characters that each is said to hold."""
    listed: dict[str, str] = json.loads((package / "unicode.json").read_text(encoding="utf-8"))
    return {
        name.strip("[]"): {code for first, last in ranges(text) for code in range(first, last + 1)}
        for name, text in listed.items()
    }


def pieces(package: Path, weight: int, codes: set[int]) -> Iterator[tuple[Path, set[int]]]:
    """Which of the package's files hold these characters, and which of them each holds in truth."""
    left = set(codes)
    for subset, said in subsets(package).items():
        if left & said:
            source = package / "files" / f"{package.name}-{subset}-{weight}-normal.woff2"
            found = left & said & set(TTFont(source).getBestCmap())
            left -= found
            if found:
                yield source, found
    if letters := [chr(code) for code in sorted(left) if chr(code).isalpha()]:
        sys.exit(f"{package.name} lacks {' '.join(letters)}")


def fonttools(tool: str, *arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-m", f"fontTools.{tool}", *arguments], check=True, stdout=subprocess.DEVNULL
    )


def cut(package: Path, weight: int, codes: set[int], name: str) -> int:
    """One woff2 with these characters; answers its size."""
    return joined(list(pieces(package, weight, codes)), name)


def joined(parts: Sequence[tuple[Path, set[int]]], name: str) -> int:
    """One woff2 with these characters of these files; answers its size."""
    look = ("--no-hinting", "--name-IDs=0,1,2,13,14", f"--layout-features={FEATURES}")
    with tempfile.TemporaryDirectory() as folder:
        cuts: list[str] = []
        for source, found in parts:
            part = f"{folder}/{len(cuts)}.ttf"
            fonttools(
                "subset", str(source), f"--unicodes={css_ranges(found)}", f"--output-file={part}", *look
            )
            cuts.append(part)
        whole = f"{folder}/whole.ttf"
        fonttools("merge", f"--output-file={whole}", *cuts)
        target = TARGET / f"{name}.woff2"
        fonttools("subset", whole, "--unicodes=*", "--flavor=woff2", f"--output-file={target}", *look)
    return target.stat().st_size


def face(family: str, weight: str, name: str, codes: set[int]) -> str:
    return (
        "@font-face {\n"
        f"  font-family: '{family}'; font-weight: {weight}; font-style: normal; font-display: swap;\n"
        f"  src: url('./{name}.woff2') format('woff2');\n"
        f"  unicode-range: {css_ranges(codes)};\n"
        "}\n"
    )


def draw_signs() -> int:
    """A woff2 with the signs that are drawn here; answers its size."""
    names = {ord(sign): f"sign{k}" for k, sign in enumerate(SIGNS)}
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for sign, corners in SIGNS.items():
        pen = TTGlyphPen(None)
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
        glyphs[names[ord(sign)]] = pen.glyph()
    widths = {".notdef": 500, **{names[ord(sign)]: max(x for x, _ in SIGNS[sign]) + 60 for sign in SIGNS}}
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(names)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    font.setupHorizontalHeader(ascent=1069, descent=-293)
    font.setupNameTable({"familyName": "Tatami Signs", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=1069, sTypoDescender=-293, usWinAscent=1069, usWinDescent=293)
    font.setupPost()
    font.font.flavor = "woff2"
    target = TARGET / f"{SIGNS_NAME}.woff2"
    font.font["head"].created = font.font["head"].modified = EPOCH
    font.save(target)
    return target.stat().st_size


def sign_faces() -> str:
    """Under the very weights of the letters: a browser joins only faces that are otherwise alike."""
    weights = dict.fromkeys((family, weight) for family, weight, *_ in FACES)
    return "".join(face(family, weight, SIGNS_NAME, set(map(ord, SIGNS))) for family, weight in weights)


def kanji_files() -> dict[str, set[int]]:
    """By file, which signs it holds: those of the house, and by the games that show them all others."""
    shown: dict[str, set[int]] = {}
    for listed in KANJI_LISTS:
        is_house = listed.parent.name == "art"
        texts = [listed, MANIFESTS] if is_house else [listed]
        written = "".join(text.read_text(encoding="utf-8") for text in texts)
        shown["" if is_house else listed.parent.name] = {ord(sign) for sign in written} & set(CJK)
    house = shown.pop("")
    files = {KANJI_NAME: house}
    for code in set().union(*shown.values()) - house:
        name = "-".join([KANJI_NAME, *sorted(game for game, signs in shown.items() if code in signs)])
        files.setdefault(name, set()).add(code)
    return dict(sorted(files.items()))


def kanji_faces(files: dict[str, set[int]]) -> str:
    return "".join(
        face("Noto Serif JP", str(weight), f"{name}-{weight}", signs)
        for name, signs in files.items()
        for weight in KANJI_WEIGHTS
    )


def write_kanji(files: dict[str, set[int]]) -> int:
    """The list that the tests read; answers how many there are."""
    kanji = "".join(map(chr, sorted(set().union(*files.values()))))
    listed = json.dumps(list(kanji), ensure_ascii=False) + "\n"
    (TARGET / "tatami-kanji.json").write_text(listed, encoding="utf-8")
    return len(kanji)


def recut() -> None:
    """The kanji files again, from the very glyphs that the ones of today hold."""
    files = kanji_files()
    with tempfile.TemporaryDirectory() as folder:
        for weight in KANJI_WEIGHTS:
            held = [Path(folder, old.name) for old in sorted(TARGET.glob(f"{KANJI_NAME}*-{weight}.woff2"))]
            for copy in held:
                (TARGET / copy.name).rename(copy)
            for name, signs in files.items():
                parts = [(copy, signs & set(TTFont(copy).getBestCmap())) for copy in held]
                if lacking := signs.difference(*(found for _, found in parts)):
                    sys.exit(f"no file holds {''.join(map(chr, sorted(lacking)))}: the packages are needed")
                joined([part for part in parts if part[1]], f"{name}-{weight}")
    sheet = (TARGET / "fonts.css").read_text(encoding="utf-8")
    words, _, _ = sheet.partition("@font-face {\n  font-family: 'Noto Serif JP'")
    (TARGET / "fonts.css").write_text(words + kanji_faces(files), encoding="utf-8")
    print(f"{write_kanji(files)} kanji in {len(files)} files for each weight")


def main(packages: Path) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    sans, serif, japanese = (packages / name for name in ("noto-sans", "noto-serif", "noto-serif-jp"))
    scripts = {
        "latin": subsets(sans)["latin"] | set(EXTENSION),
        "cyrillic": subsets(sans)["cyrillic"],
    }
    sheet, total = "/* Made by tools/fonts.py: not to be edited. */\n", 0
    for family, weights, weight in FACES:
        package = sans if family == "Noto Sans" else serif
        for script, codes in scripts.items():
            name = f"{package.name}-{script}-{weight}"
            total += cut(package, weight, codes, name)
            sheet += face(family, weights, name, codes)
    total += draw_signs()
    sheet += sign_faces()
    files = kanji_files()
    for name, signs in files.items():
        total += sum(cut(japanese, weight, signs, f"{name}-{weight}") for weight in KANJI_WEIGHTS)
    (TARGET / "fonts.css").write_text(sheet + kanji_faces(files), encoding="utf-8")
    print(f"{write_kanji(files)} kanji, {total / 1024:.0f} kB in all")


if __name__ == "__main__":
    if sys.argv[1:] == ["--recut"]:
        recut()
    elif len(sys.argv) == 1:
        print(f"{draw_signs()} bytes; the sheet needs:\n{sign_faces()}")
    elif len(sys.argv) == 2:
        main(Path(sys.argv[1]))
    else:
        sys.exit(__doc__)
