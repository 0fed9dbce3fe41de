#!/usr/bin/env python3
"""Updates the table of the page's bytes in web/README.md from the page that was built: python3 web/bytes.py

Each part is packed alone, and the sizes are scaled so that they add up to the whole. Functions are assigned to a part
by their names, which the linker lists beside the program (app.js.symbols).
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import bake
import streams

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "build/web"
CODE = (
    ("nanosvg, stb_truetype", r"nsvg|stbtt"),
    ("our own code", r"\beg::|^eg_|\bassets::|\bpage::|^main$"),
    ("Dear ImGui", r"\bIm[A-Z]"),
    ("SDL", r"SDL|GLES2|Emscripten_|^SW_|^Blit|EMSCRIPTEN"),
    ("C and C++ library, what has no name", r""),
)


def packed(data):
    return len(bake.packed(data))


def gzipped(data):
    return len(subprocess.run(["gzip", "-9c"], input=data, stdout=subprocess.PIPE, check=True).stdout)


def functions(wasm):
    """A wasm program's functions, and everything else in it."""
    bodies, rest, at = [], [wasm[:8]], 8
    while at < len(wasm):
        kind, begin = wasm[at], at
        size, at = streams.number(wasm, at + 1)
        if kind != 10:
            rest.append(wasm[begin:at + size])
            at += size
            continue
        count, at = streams.number(wasm, at)
        for _ in range(count):
            begin = at
            size, at = streams.number(wasm, at)
            at += size
            bodies.append(wasm[begin:at])
    return bodies, b"".join(rest)


def files(ending):
    return [path for folder in ("assets", "src/engine") for path in sorted(ROOT.glob(f"{folder}/**/*.{ending}"))]


def parts():
    wasm = (WEB / "app.wasm").read_bytes()
    bodies, rest = functions(wasm)
    names = [line.split(":", 1)[1] for line in (WEB / "app.js.symbols").read_text().splitlines()][-len(bodies):]
    names = [re.sub(r"\\([0-9a-f]{2})", lambda letter: chr(int(letter[1], 16)), name) for name in names]
    code = {title: b"" for title, _ in CODE}
    for name, body in zip(names, bodies):
        name = name.replace("(anonymous namespace)::", "").split("(")[0]
        code[next(title for title, words in CODE if re.search(words, name))] += body
    fonts = b"".join(bake.cut(name, bake.find(file)) for name, file in bake.FACES.items())
    pictures = b"".join(map(bake.minify, files("svg")))
    net = (ROOT / "assets/nets/seats.net").read_bytes()
    texts = b"".join(path.read_bytes() for path in (*files("deck"), *files("lesson")))
    known = {"fonts": fonts, "pictures": pictures, "the net": net, "decks and lessons": texts}
    script = {"Emscripten's script": (WEB / "app.js").read_bytes()}
    shares = {title: packed(streams.in_streams(data, 0)) for title, data in code.items()}
    shares |= {title: packed(data) for title, data in (known | script).items()}
    named = sum(shares[title] for title in known)
    shares["sentences, tables and the rest of the program"] = max(0, packed(rest) - named)
    return shares


def main():
    page = (WEB / "index.html").read_bytes()
    outside = re.sub(rb'(<script id="program" type="text/plain">)[^<]*', rb"\1", page)
    whole, own = gzipped(page), gzipped(outside)
    shares = parts()
    scale = (whole - own) / sum(shares.values())
    rows = [(round(size * scale), title) for title, size in shares.items()]
    rows.append((own, "the page around it, its scripts, what unpacks"))
    rows = [(whole, "the page, gzipped"), *sorted(rows, reverse=True)]
    table = "".join(f"| {title} | {size:,} |\n" for size, title in rows)
    print(table, end="")
    readme = ROOT / "web/README.md"
    text = re.sub(r"\| the page, gzipped \|.*\n(\|.*\n)*", lambda _: table, readme.read_text(encoding="utf-8"))
    readme.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if os.path.exists("/usr/bin/python3") and "fontTools" not in sys.modules:
        try:
            import fontTools
        except ImportError:   # Debian's own has it
            os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
    main()
