#!/usr/bin/env python3
"""Serves a folder to the browsers of this machine only.

    serve.py PORT FOLDER    until Ctrl+C
    serve.py PORT           only checks that the port is free
"""

import errno
import functools
import http.server
import sys


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(port, folder=None):
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Quiet, directory=folder))
    except PermissionError:
        sys.exit(f"Port {port} needs rights that you have not: try one from 1024 on with --port.")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(f"Port {port} is taken: try another with --port.")
        sys.exit(f"Port {port} cannot be used: {error.strerror}.")
    if folder:
        print(f"El Grande is at http://localhost:{port}/ (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    server.server_close()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
