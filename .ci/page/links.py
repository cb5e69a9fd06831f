#!/usr/bin/env python3
"""Follows all links of a site, from a folder and from a server.

    links.py FOLDER PATH

The site stands in FOLDER/PATH. It is read from disk, and then as a server
offers it that has FOLDER, so that the site stands below a path.
"""

import functools
import html.parser
import http.server
import pathlib
import re
import sys
import threading
import urllib.parse
import urllib.request

DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Page(html.parser.HTMLParser):
    """The links of a page, and the names of its elements."""

    def __init__(self, text):
        super().__init__()
        self.links, self.names = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append(value)
            if name == "id":
                self.names.add(value)


def follow(start):
    """The addresses of all pages that are reached, and the broken links."""
    pages, waiting, broken = {}, [start], []
    links = [("", start)]
    while waiting:
        address = waiting.pop()
        if address in pages:
            continue
        try:
            with DIRECT.open(address, timeout=60) as answer:
                pages[address] = Page(answer.read().decode())
        except OSError:
            pages[address] = None
            continue
        for link in pages[address].links:
            if "://" in link:
                continue
            target = urllib.parse.urljoin(address, link)
            if target.startswith(start.removesuffix("index.html")):
                links.append((address, target))
                waiting.append(urllib.parse.urldefrag(target)[0])
            else:
                broken.append((address, link))
    for address, target in links:
        target, fragment = urllib.parse.urldefrag(target)
        # What follows a step chooses what the page's script shows of it.
        name = re.sub(r"(/step=\d+)/.*", r"\1", urllib.parse.unquote(fragment))
        page = pages[target]
        if page is None or name and name not in page.names:
            broken.append((address, f"{target}#{fragment}"))
    return pages, broken


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


folder, path = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
server = http.server.ThreadingHTTPServer(
    ("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
site = folder / path
there = len(list(site.rglob("*.html")))
failed = False
for place, start in (
    ("a folder", (site / "index.html").as_uri()),
    ("a path", f"http://127.0.0.1:{server.server_port}/{path}/index.html"),
):
    pages, broken = follow(start)
    print(f"From {place}: {len(pages)} of {there} pages reached")
    for address, link in broken:
        print(f"  ✗ {address} leads to {link}, where nothing is")
    failed = failed or broken or len(pages) != there
server.shutdown()
sys.exit(1 if failed else 0)
