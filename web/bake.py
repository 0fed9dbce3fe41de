#!/usr/bin/env python3
"""Turns pictures, fonts and the page's parts into what the page is made of.

    bake.py pictures ASSETS OUT.cpp OUT.d       every assets/**/*.svg, white space taken out
    bake.py fonts    ASSETS OUT.cpp OUT.d       six faces from Debian, cut down to what is printed
    bake.py page     page.html page.js app.js index.html

OUT.cpp answers assets.h; OUT.d tells the build which files and folders it came from.
"""

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


def pictures(assets, out, depfile):
    assets = Path(assets)
    svgs = sorted(assets.rglob("*.svg"))
    folders = [assets, *(p for p in sorted(assets.rglob("*")) if p.is_dir())] if assets.exists() else []
    write_cpp(out, "svg", [(s.relative_to(assets).with_suffix("").as_posix(), minify(s)) for s in svgs])
    write_depfile(depfile, out, [*folders, *svgs])


def minify(svg):
    text = svg.read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->|<\?xml.*?\?>", "", text, flags=re.S)
    text = re.sub(r"\s+", " ", text)
    return re.sub(r"> <", "><", text).strip().encode()


# Fonts -------------------------------------------------------------------------------------------

FACES = {
    "lato-regular": "Lato-Regular.ttf",
    "lato-bold": "Lato-Bold.ttf",
    "lato-black": "Lato-Black.ttf",
    "garamond-regular": "EBGaramond12-Regular.otf",
    "garamond-bold": "EBGaramond12-Bold.otf",
    "garamond-italic": "EBGaramond12-Italic.otf",
}
FOLDERS = ["/usr/share/fonts/truetype/lato", "/usr/share/fonts/opentype/ebgaramond", "/usr/share/fonts"]

# Latin, dashes and quotes, the euro, arrows, and the marks that the game prints.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2030, 0x2039, 0x203A,
           0x2032, 0x2033, 0x20AC, *range(0x2190, 0x2194), 0x2212, 0x2260, 0x2264, 0x2265, 0x25A0,
           0x25B2, 0x25B6, 0x25BA, 0x25BC, 0x25C0, 0x25C4, 0x25C6, 0x25CF, 0x2605, 0x2713, 0x2717]


def fonts(assets, out, depfile):
    faces = {name: find(file) for name, file in FACES.items()}
    write_cpp(out, "font", [(name, cut(file)) for name, file in faces.items()])
    write_depfile(depfile, out, faces.values())


def find(file):
    for folder in map(Path, FOLDERS):
        for path in (folder / file, *sorted(folder.rglob(file))):
            if path.exists():
                return path
    sys.exit(f"{file} is missing: install the fonts Lato and EB Garamond (fonts-lato, fonts-ebgaramond).")


def cut(file):
    """The face with our letters only, and figures that stand on the line."""
    try:
        from fontTools import subset, ttLib
    except ImportError:
        sys.exit("fontTools is missing: install python3-fonttools.")
    import io
    import logging
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    font = ttLib.TTFont(file)
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for letter, glyph in table.cmap.items():
                table.cmap[letter] = lining.get(glyph, glyph) if 0x30 <= letter <= 0x39 else glyph
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[1, 2], notdef_outline=True,
                             glyph_names=False, legacy_kern=False, recalc_timestamp=False)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "kern", "DSIG", "FFTM"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
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


def page(html, script, app, out):
    """page.html with its two scripts put in where it names them, so that one file is all there is."""
    text = Path(html).read_text(encoding="utf-8")
    for mark, file in (("/*page.js*/", script), ("/*app.js*/", app)):
        code = Path(file).read_text(encoding="utf-8").replace("</script", "<\\/script")
        assert text.count(mark) == 1, f"{html} must name {mark} once"
        text = text.replace(mark, code)
    Path(out).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    {"pictures": pictures, "fonts": fonts, "page": page}[sys.argv[1]](*sys.argv[2:])
