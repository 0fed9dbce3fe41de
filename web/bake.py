#!/usr/bin/env python3
"""Turns pictures, fonts and the page's parts into what the page is made of.

    bake.py pictures OUT.cpp OUT.d ASSETS MODULE...   every SVG of these folders, white space taken out
    bake.py fonts    OUT.cpp OUT.d                    five faces from Debian, cut down to what is printed
    bake.py page     page.html unpack.wasm first.js page.js sound.js minds.js app.js app.wasm index.html
    bake.py find     FILE                       where that font lies

OUT.cpp answers assets.h; OUT.d tells the build which files and folders it came from.
"""

import base64
import io
import logging
import lzma
import os
import re
import sys
from pathlib import Path


def write_cpp(out, function, items):
    """One C++ file with a string for each item and a function that finds it by name."""
    with open(out, "w", encoding="ascii") as cpp:
        cpp.write('#include "assets.h"\n\nnamespace assets {\n\n')
        cpp.write(f"std::string_view {function}(std::string_view name) {{\n")
        for name, data in items:
            cpp.write(f'    if (name == "{name}") return {{\n')
            for i in range(0, len(data), 64):
                cpp.write('        "' + "".join(map(escape, data[i:i + 64])) + '"\n')
            cpp.write(f"        , {len(data)}}};\n" if data else '        ""};\n')
        cpp.write("    return {};\n}\n\n}  // namespace assets\n")


def escape(byte):
    plain = 32 <= byte < 127 and byte not in b'"\\?'
    return chr(byte) if plain else f"\\{byte:03o}"


def write_depfile(depfile, out, inputs):
    Path(depfile).write_text(f"{out}: " + " ".join(str(i).replace(" ", "\\ ") for i in inputs) + "\n")


# Pictures ----------------------------------------------------------------------------------------


def pictures(out, depfile, assets, *modules):
    """Those of the assets by their paths there, those of a module the same, behind its name."""
    items, inputs = [], []
    for folder in map(Path, (assets, *modules)):
        svgs = sorted(folder.rglob("*.svg"))
        before = "" if folder == Path(assets) else folder.name + "/"
        items += [(before + s.relative_to(folder).with_suffix("").as_posix(), minify(s)) for s in svgs]
        inputs += [folder, *(p for p in sorted(folder.rglob("*")) if p.is_dir()), *svgs]
    write_cpp(out, "svg", items)
    write_depfile(depfile, out, inputs)


def minify(svg):
    text = svg.read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->|<\?xml.*?\?>", "", text, flags=re.S)
    text = re.sub(r"\s+", " ", text)
    return re.sub(r"> <", "><", text).strip().encode()


# Fonts -------------------------------------------------------------------------------------------

FACES = {
    "lato-regular": "Lato-Regular.ttf",
    "lato-bold": "Lato-Bold.ttf",   # and the black, which ui/lettering makes of it
    "garamond-regular": "EBGaramond12-Regular.otf",   # and the bold, which ui/lettering makes of it
    "garamond-italic": "EBGaramond12-Italic.otf",
    "marks": "DejaVuSans.ttf",
}
# Where they may lie, at any depth. EG_FONTS names further folders, which come first.
FOLDERS = [*filter(None, os.environ.get("EG_FONTS", "").split(os.pathsep)), "/usr/share/fonts", "/usr/local/share/fonts",
           "/Library/Fonts", *map(os.path.expanduser, ("~/.local/share/fonts", "~/.fonts", "~/Library/Fonts"))]

PRINTED = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x2030, 0x2032, 0x2033, 0x2039,
           0x203A, 0x20AC, 0x2212]
TYPED = [*PRINTED, *range(0x100, 0x180)]   # for the names of players
MARKS = [0x2192, 0xFFFD]   # what we say and the other faces lack, and the sign for what all lack
ALPHABETS = {"garamond-italic": PRINTED, "marks": MARKS}   # the others: TYPED


def fonts(out, depfile):
    files = {name: find(file) for name, file in FACES.items()}
    write_cpp(out, "font", [(name, cut(name, file)) for name, file in files.items()])
    write_depfile(depfile, out, files.values())


def find(file):
    for folder in FOLDERS:
        for path in sorted(Path(folder).rglob(file)):
            return path
    sys.exit(f"The font {file} is in none of {', '.join(FOLDERS)}: install it, or name its folder in EG_FONTS.")


def cut(name, file):
    """The face with our letters only, and figures that stand on the line."""
    try:
        from fontTools import subset, ttLib
    except ImportError:
        sys.exit("fontTools is missing: install python3-fonttools.")
    logging.getLogger("fontTools").setLevel(logging.ERROR)   # old fonts have odd dates
    font = ttLib.TTFont(file, recalcTimestamp=False)   # the same font whenever it is built
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({figure: lining.get(table.cmap[figure], table.cmap[figure])
                               for figure in range(0x30, 0x3A)})
            table.cmap.setdefault(0x2011, table.cmap[0x2D])   # the hyphen that does not break
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[], legacy_kern=False)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "MATH", "kern", "DSIG", "FFTM", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=ALPHABETS.get(name, TYPED))
    subsetter.subset(font)
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def lining_figures(font):
    """EB Garamond's own figures hang below the line; its feature 'lnum' has the others."""
    found = {}
    if "GSUB" in font:
        gsub = font["GSUB"].table
        for feature in gsub.FeatureList.FeatureRecord:
            if feature.FeatureTag == "lnum":
                for index in feature.Feature.LookupListIndex:
                    for sub in gsub.LookupList.Lookup[index].SubTable:
                        found.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    return found


# The page ----------------------------------------------------------------------------------------


# lc, lp and pb: page.js tells them to unpack.c.
PACKING = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0, "dict_size": 1 << 23}


def page(html, unpack, first, script, sound, minds, app, wasm, out):
    """page.html with its scripts and the program put in where it names them: one file is all there is.

    The program and Emscripten's script go in packed, with their sizes before them, for unpack.c: as text in
    a page they would be a third larger than they are, and what a server then makes of it twice as large as this.
    The program's code is a block by itself: it has little in common with the rest, which is unpacked beside it.
    """
    program, glue = Path(wasm).read_bytes(), Path(app).read_text(encoding="utf-8").replace("</script", "<\\/script").encode()
    code = end_of_code(program)
    packed = [f"{len(block)} {as_letters(lzma.compress(block, format=lzma.FORMAT_RAW, filters=[PACKING]))}" for block in (program[:code], program[code:] + glue)]
    text = re.sub(r"\n *", "\n", Path(html).read_text(encoding="utf-8"))
    for mark, code in (("/*unpack.wasm*/", base64.b64encode(Path(unpack).read_bytes()).decode()),
                       ("/*app.wasm*/", f"{len(program)} {' '.join(packed)}"),
                       ("/*first.js*/", script_in(first)), ("/*page.js*/", script_in(script)),
                       ("/*sound.js*/", script_in(sound)), ("/*minds.js*/", script_in(minds))):
        assert text.count(mark) == 1, f"{html} must name {mark} once"
        text = text.replace(mark, code)
    Path(out).write_text(text, encoding="utf-8", newline="\n")


def end_of_code(wasm):
    """Where the section of a wasm program ends that has its functions."""
    at = 8
    while True:
        section, size, shift, at = wasm[at], 0, 0, at + 1
        while shift == 0 or wasm[at - 1] & 0x80:
            size, shift, at = size | (wasm[at] & 0x7F) << shift, shift + 7, at + 1
        at += size
        if section == 10:
            return at


def as_letters(data):
    """The 93 letters from ! to ~ without <. 35 of them stand for 6 bits, the others for 7: that is just how gzip would
    spell 93 letters that it has no better idea of, while the 64 of base64 cost it half a per cent.
    """
    letters = [chr(c) for c in range(0x21, 0x7F) if chr(c) != "<"]
    bits = bin(int.from_bytes(b"\1" + data, "big"))[3:] + "0" * 7
    out, at = [], 0
    while at < 8 * len(data):
        letter = int(bits[at:at + 6], 2)
        if letter >= 35:
            letter = int(bits[at:at + 7], 2) - 35
        out.append(letters[letter])
        at += 6 + (letter >= 35)
    return "".join(out)


def script_in(file):
    """A script of ours without what is for its readers: comments (alone in a line, or two spaces behind it) and indents."""
    text = Path(file).read_text(encoding="utf-8")
    return re.sub(r"^ +|(^ *|  +)//.*|\n(?=\n)", "", text, flags=re.M).strip().replace("</script", "<\\/script")


if __name__ == "__main__":
    {"pictures": pictures, "fonts": fonts, "page": page, "find": lambda file: print(find(file))}[sys.argv[1]](*sys.argv[2:])
