#!/usr/bin/env python3
"""Turns pictures and fonts into C++, and puts the page together.

    bake.py pictures OUT.cpp OUT.d ASSETS MODULE...   every SVG of these folders, without white space
    bake.py fonts    OUT.cpp OUT.d                    five fonts, cut down to the letters that are used
    bake.py page     page.html SCRIPTS unpack.wasm app.js app.wasm index.html
    bake.py site     index.html app.js WEB ICON.svg icons.js OUT    the folder to publish, and the archives beside it
    bake.py find     FILE                             prints where this font is

OUT.cpp implements assets.h; OUT.d tells the build which files and folders it was made from.
"""

import base64
import hashlib
import io
import json
import logging
import lzma
import os
import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

import streams


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
    """The assets' pictures are named by their paths there, a module's by its name and their paths."""
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
    "lato-bold": "Lato-Bold.ttf",   # ui/fonts makes the black weight of it
    "garamond-regular": "EBGaramond12-Regular.otf",   # ui/fonts makes the bold weight of it
    "garamond-italic": "EBGaramond12-Italic.otf",
    "marks": "DejaVuSans.ttf",
}
# Where fonts are looked for, at any depth. EG_FONTS names further folders, which come first.
FOLDERS = [*filter(None, os.environ.get("EG_FONTS", "").split(os.pathsep)),
           "/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
           *map(os.path.expanduser, ("~/.local/share/fonts", "~/.fonts", "~/Library/Fonts"))]

PRINTED = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x2030, 0x2032, 0x2033, 0x2039,
           0x203A, 0x20AC, 0x2212]
TYPED = [*PRINTED, *range(0x100, 0x180)]   # for the names of players
MARKS = [0x2192, 0xFFFD]   # an arrow, which the other fonts lack, and the sign for missing letters
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
    """The font with our letters only, and with lining figures."""
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
    """EB Garamond's default figures are old-style ones; its feature 'lnum' has lining ones."""
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


# unpack.c knows lc, and that lp and pb are 0.
PACKING = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 2, "lp": 0, "pb": 0, "dict_size": 1 << 23}


def page(html, scripts, unpack, app, wasm, out):
    """One file: page.html, with the scripts and the programs in the places of their names.

    The program and Emscripten's script are sorted (streams.py) and packed for unpack.c. As base64 they would be a third
    larger than they are, and twice as large as this when a server has gzipped them. The program's code is a block by
    itself: it has little in common with the rest, and the two blocks are unpacked at the same time.
    """
    program = Path(wasm).read_bytes()
    glue = glue_in(app).encode()
    functions, end = code_section(program)
    code, rest = program[:end], program[end:] + glue
    blocks = block(code, functions), block(rest, len(rest))
    parts = {script.name: script_in(script) for script in sorted(Path(scripts).glob("*.js"))}
    parts["unpack.wasm"] = base64.b64encode(Path(unpack).read_bytes()).decode()
    parts["app.wasm"] = " ".join((str(len(program)), *blocks))
    parts["page.js"] = parts["page.js"].replace("/*build*/", build_of(parts))
    text = re.sub(r" */\* .* \*/", "", Path(html).read_text(encoding="utf-8"))   # comments in the styles
    text = re.sub(r"\n\s+", "\n", text)
    for name, part in parts.items():
        mark = f"/*{name}*/"
        assert text.count(mark) == 1, f"{html} must name {mark} once"
        text = text.replace(mark, part)
    Path(out).write_text(text, encoding="utf-8", newline="\n")


def glue_in(app):
    """Emscripten's script, as the page runs it."""
    return Path(app).read_text(encoding="utf-8").replace("</script", "<\\/script")


def build_of(parts):
    """The name of the build: twelve hexadecimal digits that follow from all that is in it."""
    return digest("".join(map(str, sorted(parts.items()))))


def block(data, functions):
    """The lengths of this data, sorted and in order, and its letters."""
    data_in_streams = streams.in_streams(data, functions)
    return f"{len(data_in_streams)} {len(data)} {as_letters(packed(data_in_streams))}"


def packed(data):
    return lzma.compress(data, format=lzma.FORMAT_RAW, filters=[PACKING])


def code_section(wasm):
    """Where the functions of a wasm program begin and end."""
    at = 8
    while True:
        section = wasm[at]
        size, at = streams.number(wasm, at + 1)
        if section == 10:
            return streams.number(wasm, at)[1], at + size
        at += size


def as_letters(data):
    """Writes bits with the 93 letters from ! to ~ without <. 35 of them stand for 6 bits, the others for 7.

    gzip encodes 93 equally frequent letters in just these lengths. With the 64 of base64 it loses half a per cent.
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
    """One of our scripts without indents, and without comments, which fill a line or follow code and two spaces."""
    text = re.sub(r"(^ *|  +)//.*|^ +", "", Path(file).read_text(encoding="utf-8"), flags=re.M)
    return re.sub(r"\n+", "\n", text).strip().replace("</script", "<\\/script")


# The site ----------------------------------------------------------------------------------------

NAME = "El Grande"
ICONS = [(192, "icon-192.png"), (512, "icon-512.png"), (180, "apple-touch-icon.png")]


def site(index, app, web, icon, painter, out):
    """The folder to publish: README.md, "The site", lists its files. All of it comes from the built page."""
    one_file, web, out = Path(index).read_text(encoding="utf-8"), Path(web), Path(out)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)

    def write(name, data):
        (out / name).write_bytes(data if isinstance(data, bytes) else data.encode())

    write("el-grande.html", one_file)
    page, policy, program = two_files(one_file, app, script_in(web / "offline.js"))
    name = f"program-{digest(program)}.js"   # a new page never runs an old program
    page = page.replace("/*program*/", name)
    write("index.html", page)
    write(name, program)
    write("policy.txt", f"Content-Security-Policy: {policy}\n")
    write("embed.html", (web / "embed.html").read_bytes())
    write("el-grande.js", script_in(web / "el-grande.js") + "\n")
    write("icon.svg", minify(Path(icon)))
    for size, png in ICONS:
        painted = subprocess.run(["node", painter, str(size)], input=Path(icon).read_bytes(), stdout=subprocess.PIPE)
        assert painted.returncode == 0 and len(painted.stdout) == 4 * size * size, icon
        write(png, png_of(painted.stdout, size))
    write("manifest.webmanifest", json.dumps(manifest(page), indent=1))
    worker = script_in(web / "sw.js") + "\n"
    build = re.search(r"eg\.build = '(\w+)'", one_file)[1]
    kept = ["./", name, "manifest.webmanifest", "icon.svg", *(png for _, png in ICONS)]
    write("sw.js", worker.replace("/*build*/", build).replace("/*files*/", ", ".join(f"'{file}'" for file in kept)))
    zip_of(out.with_name("el-grande.zip"), [("index.html", one_file.encode())])
    portals = script_in(web / "portal.js")
    for name in re.findall(r"^(\w+): {$", portals, re.M):
        around = (web / "portal.html").read_text(encoding="utf-8").replace("/*portal*/", name)
        zip_of(out.with_name(f"el-grande-{name}.zip"), [
            ("index.html", around.encode()), ("portal.js", portals.encode()), ("el-grande.html", one_file.encode())])


def two_files(one_file, app, offline):
    """The page without a program or a script in it, its policy, and the script with the program.

    The page's policy allows its one style sheet and Emscripten's script, which the page adds once it is unpacked, by
    their hashes: a host's own policy can be as strict.
    """
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>\n?", one_file, re.S)
    (first, unpacker, main, program, begin), kinds = [text for _, text in scripts], [kind for kind, _ in scripts]
    assert [kind.split(" ")[1:2] for kind in kinds] == [[], ['id="unpacker"'], [], ['id="program"'], []], kinds
    data = json.dumps([["unpacker", unpacker], ["program", program]])
    code = "\n".join((
        "'use strict';", f"for (const [id, textContent] of {data})",
        "document.body.append(Object.assign(document.createElement('i'), { id, textContent, hidden: true }));",
        first, main, offline, begin, ""))
    style = re.search(r"<style>(.*?)</style>", one_file, re.S)[1]
    policy = ("default-src 'none'; "
              f"script-src 'self' 'sha256-{hash_of(glue_in(app))}' 'wasm-unsafe-eval'; "
              f"style-src 'sha256-{hash_of(style)}'; img-src 'self' data: blob:; font-src data:; "
              "worker-src 'self' blob:; connect-src data:; manifest-src 'self'; base-uri 'none'; form-action 'none'")
    page = re.sub(r"<script[^>]*>.*?</script>\n?", "", one_file, flags=re.S)
    page, found = re.subn(r'(http-equiv="Content-Security-Policy" content=)"[^"]*"', rf'\1"{policy}"', page)
    assert found == 1
    page = page.replace("</title>\n", '</title>\n<link rel="manifest" href="manifest.webmanifest">\n'
                        '<link rel="apple-touch-icon" href="apple-touch-icon.png">\n', 1)
    return page.replace("</body>", '<script src="/*program*/"></script>\n</body>', 1), policy, code


def manifest(page):
    colour = re.search(r'name="theme-color" content="([^"]+)"', page)[1]
    about = " ".join(re.search(r'name="description" content="([^"]+)"', page)[1].split())
    icons = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    icons += [{"src": png, "sizes": f"{size}x{size}", "type": "image/png"} for size, png in ICONS[:2]]
    return {"id": "./", "name": NAME, "short_name": NAME, "description": about, "lang": "en", "start_url": "./",
            "scope": "./", "display": "standalone", "background_color": colour, "theme_color": colour,
            "categories": ["games"], "icons": icons}


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def hash_of(text):
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def png_of(pixels, size):
    """A PNG of a square with four bytes a pixel."""
    def chunk(kind, data):
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
    rows = b"".join(b"\0" + pixels[at:at + 4 * size] for at in range(0, len(pixels), 4 * size))
    head = size.to_bytes(4, "big") * 2 + bytes([8, 6, 0, 0, 0])
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9))
            + chunk(b"IEND", b""))


def zip_of(out, files):
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)   # no clock


if __name__ == "__main__":
    commands = {"pictures": pictures, "fonts": fonts, "page": page, "site": site,
                "find": lambda file: print(find(file))}
    commands[sys.argv[1]](*sys.argv[2:])
