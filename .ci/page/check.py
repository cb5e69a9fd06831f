#!/usr/bin/env python3
"""Looks at pages of the workbench with Chromium.

    check.py FOLDER [AXE]

FOLDER holds weather.html, photo-list.html and hostile.html, as .ci/page/run
writes them; AXE is the file of axe-core, without which its rules are not
asked.
"""

import json
import pathlib
import sys
import time

from browser import Browser

FOLDER = pathlib.Path(sys.argv[1]).resolve()
AXE = pathlib.Path(sys.argv[2]).read_text() if len(sys.argv) > 2 else None
FAILURES = []


def expect(fact, what):
    if not fact:
        FAILURES.append(what)
        print(f"  ✗ {what}")


def address(page, fragment=""):
    return (FOLDER / f"{page}.html").as_uri() + fragment


def fragment(b):
    return b.run("return location.hash")


def shown(b, query):
    """How many of the elements can be seen."""
    return b.run("""return [...document.querySelectorAll(arguments[0])]
      .filter(node => node.checkVisibility()).length""", query)


def count(b, query):
    return b.run("return document.querySelectorAll(arguments[0]).length", query)


def overflow(b):
    return b.run("""const e = document.scrollingElement;
      return e.scrollWidth - e.clientWidth""")


def keys(b):
    b.open(address("weather"))
    expect(fragment(b) == "", "opening a page leaves its address alone")
    expect(shown(b, ".step") == 1, "one step is shown at first")
    b.press("ArrowRight", "ArrowRight", "ArrowLeft")
    expect(fragment(b) == "#weather/step=1", "right and left are a step")
    b.press("ArrowDown", "ArrowDown", "ArrowUp")
    expect(fragment(b) == "#weather/step=1/message=1", "up, down: a message")
    expect(shown(b, "li[aria-current]") == shown(b, ".panel"),
           "the message is marked in each architecture")
    expect(shown(b, ".file .on") > 0, "its function is marked in the source")
    b.open(address("weather", "#weather/step=2/message=3"))
    expect(b.run("""const sides = query =>
      [...document.querySelectorAll(query)].filter(n => n.checkVisibility())
      .map(n => n.getBoundingClientRect().left);
      const [panels, files] = [sides('.panel'), sides('.file')];
      const second = document.querySelectorAll('li[aria-current] a')[1].hash;
      const file = document.getElementById(second.slice(1)).closest('.file');
      return panels.length === 2 && files.length === 2
        && file.getBoundingClientRect().left === Math.max(...files)"""),
           "the source stands in the order of the architectures")
    b.open(address("weather", "#weather/step=1/message=1"))
    said = b.run("return document.querySelector('#status').textContent")
    expect("Step 1 of" in said, "a step is announced")
    b.press("ArrowDown")
    expect(b.run("return document.querySelector('#status').textContent")
           == said, "a message is not announced")
    b.press("End")
    last = count(b, ".step") - 1
    expect(fragment(b) == f"#weather/step={last}", "End is the last step")
    b.press("Home")
    expect(fragment(b) == "#weather/step=0", "Home is the first step")
    expect(shown(b, ".panel") == 2, "two architectures are shown at first")
    b.press("1")
    expect(shown(b, ".panel") == 1, "1 turns an architecture off")
    expect(fragment(b).endswith("/mvp"), "the address names those that are on")
    b.press("1")
    expect("mv" not in fragment(b), "the address leaves out those of the start")
    b.press("0")
    every = count(b, "[data-toggle]")
    expect(shown(b, ".panel") == every and fragment(b).endswith("/all"),
           "0 turns all on")
    b.press("0")
    expect(shown(b, ".panel") == 0 and fragment(b).endswith("/none"),
           "0 turns all off")
    b.run("document.querySelector('#all').click()")
    expect(shown(b, ".panel") == every, "a button turns all on")
    b.press("Space")
    time.sleep(1.5)
    expect("message=" in fragment(b), "space plays")
    b.press("Space")
    here = fragment(b)
    time.sleep(1.5)
    expect(fragment(b) == here, "space stops")
    b.press("?")
    expect(shown(b, "dialog") == 1, "? shows the keys")
    b.press("Escape")
    expect(shown(b, "dialog") == 0, "Escape closes them")
    b.run("document.querySelector('#switch').click()")
    b.press("ArrowRight", "1")
    expect(fragment(b) == here, "single keys can be turned off")


def moments(b):
    b.open(address("weather", "#weather/step=4/message=2/mvp,mvvm"))
    expect(fragment(b) == "#weather/step=4/message=2/mvp,mvvm",
           "a moment's address stays")
    expect(b.run("""return document.querySelector('.step:not(.off)').id""")
           == "weather/step=4", "a link opens at its step")
    expect(shown(b, ".panel") == 2, "a link shows its architectures")
    expect(shown(b, "li[aria-current]") == 2, "a link marks its message")
    b.open(address("weather", "#weather/step=4/all"))
    expect(shown(b, ".panel") == count(b, "[data-toggle]"),
           "a link can show all architectures")
    b.open(address("weather", "#weather/step=4/message=2/mvp,mvvm"))
    expect(b.run("""const r = document.querySelector('svg .on')
      .getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight"""),
           "a link brings the message into view")
    for odd in ("#weather/step=99999/message=99999", "#nobody", "#%", "#s1",
                "#weather/step=-1/<b>"):
        b.open(address("weather", odd))
        expect(shown(b, ".step") == 1, f"{odd} still shows a step")


def without_script(b):
    b.scripts(False)
    b.open(address("weather"))
    expect(shown(b, ".step") == count(b, ".step"), "all steps, no script")
    expect(shown(b, ".panel") == count(b, ".panel"), "all panels, no script")
    expect(shown(b, ".file") == count(b, ".file"), "all source, no script")
    expect(shown(b, ".bar, dialog") == 0, "no dead controls, no script")
    b.scripts(True)


def paper(b):
    b.open(address("weather", "#weather/step=4/message=2/mvp"))
    b.media("print")
    expect(shown(b, ".step") == count(b, ".step"), "all steps on paper")
    expect(shown(b, ".panel") == count(b, ".panel"), "all panels on paper")
    expect(shown(b, ".file") == count(b, ".file"), "all source on paper")
    expect(shown(b, ".bar") == 0, "no controls on paper")
    expect(b.run("""return [...document.querySelectorAll('.file, .bar')]
      .every(n => getComputedStyle(n).position !== 'sticky')"""),
           "nothing sticks on paper")
    b.media()


def surroundings(b):
    b.media(forced_colors="active")
    b.open(address("weather", "#weather/step=1/message=1"))
    expect(b.run("""return getComputedStyle(document.querySelector(
      'li[aria-current]')).outlineStyle""") == "solid",
           "the message is marked without colours of ours")
    expect(b.run("""return [...document.querySelectorAll('[data-toggle]')]
      .every(n => getComputedStyle(n, '::before').content.includes(
        n.getAttribute('aria-pressed') === 'true' ? '✓' : '–'))"""),
           "a sign says whether an architecture is on")
    b.media(prefers_reduced_motion="reduce")
    expect(b.run("""return [...document.querySelectorAll('*')].every(n => {
      const style = getComputedStyle(n);
      return style.transitionDuration === '0s' &&
        style.animationName === 'none' && style.scrollBehavior === 'auto';
    })"""), "nothing moves where motion is reduced")
    b.media()


def narrow(b):
    for what, height in (("320 pixels", 640), ("400 %", 256)):
        b.size(320, height)
        for page in ("weather", "photo-list", "hostile"):
            b.open(address(page))
            expect(overflow(b) <= 0, f"{page} fits in {what}")
        b.open(address("weather", "#weather/step=2/message=3"))
        expect(overflow(b) <= 0, f"a message fits in {what}")
        b.open(address("weather", "#weather/step=2/viper"))
        expect(b.run("""const on = document.querySelector(
          '[data-toggle=viper]').getBoundingClientRect();
          return on.left >= 0 && on.right <= innerWidth"""),
               f"the architecture that is shown is in the bar, in {what}")
        if height < 300:
            expect(b.run("""return [...document.querySelectorAll(
              '.bar, .source')].every(n =>
                getComputedStyle(n).position === 'static')"""),
                   "nothing covers the page at 400 %")
    b.size(1280, 800)


CELLS = """
const wrong = [];
for (const pre of document.querySelectorAll('.screens pre')) {
  if (!pre.checkVisibility()) continue;
  const range = document.createRange();
  const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  let column = 0, left = 0, cell = 0;
  for (let node; (node = walker.nextNode());) {
    const box = node.parentNode.localName === 'i' ? node.parentNode : null;
    if (box) {
      const at = box.getBoundingClientRect().left;
      if (cell && Math.abs(at - left - column * cell) > 0.75)
        wrong.push(node.data + ' in column ' + column);
      column += box.className === 'w' ? 2 : 1;
      continue;
    }
    for (let n = 0; n !== node.data.length; n += 1) {
      if (node.data[n] === '\\n') { column = 0; continue; }
      range.setStart(node, n);
      range.setEnd(node, n + 1);
      const rect = range.getBoundingClientRect();
      if (!cell) { cell = rect.width; left = rect.left - column * cell; }
      if (Math.abs(rect.left - left - column * cell) > 0.75)
        wrong.push(node.data[n] + ' in column ' + column);
      column += 1;
    }
  }
}
return wrong.slice(0, 5);
"""


def hostile(b):
    b.open(address("hostile"))
    last = count(b, ".step") - 1
    for step in range(last + 1):
        wrong = b.run(CELLS)
        expect(not wrong, f"cells of step {step} in their columns: {wrong}")
        b.press("ArrowRight")
    expect(b.run("return window.hacked") is None, "no data becomes a script")
    expect(count(b, "img, iframe, script") == 1, "no data becomes an element")
    log = b.messages()
    expect(not log, f"the console is silent: {log[:3]}")
    b.run("""document.body.insertAdjacentHTML('beforeend',
      '<img src="x" onerror="window.hacked = 1"><p style="color:red">')""")
    time.sleep(0.3)
    expect(b.run("return window.hacked") is None, "the policy stops scripts")
    expect(any("Content Security Policy" in m for m in b.messages()),
           "the policy says so")


def speed(b):
    for page in ("weather", "photo-list"):
        b.open(address(page))
        b.run("return 1")
        ready = b.run("""return performance.getEntriesByType('navigation')[0]
          .loadEventEnd""")
        # Told and not demanded: the machine may have more to do.
        print(f"  {page}: {ready:.0f} ms to open")


AXE_RUN = """
const done = arguments[0];
axe.run(document).then(result => done(result.violations.map(v =>
  [v.id, v.nodes.length, v.nodes[0].html.slice(0, 120)])));
"""


def accessible(b):
    if AXE is None:
        print("  left out: there is no axe-core")
        return
    for scheme in ("light", "dark"):
        b.media(prefers_color_scheme=scheme)
        for place in ("weather", "weather#weather/step=4/message=2", "hostile",
                      "photo-list#photo-list/step=2"):
            page, _, rest = place.partition("#")
            b.open(address(page, rest and "#" + rest))
            b.run(AXE)
            found = b.run_later(AXE_RUN)
            expect(not found, f"axe, {scheme}, {place}: {json.dumps(found)}")
        # All of it at once, as without the script.
        b.open(address("hostile"))
        b.run("document.documentElement.classList.remove('js');" + AXE)
        found = b.run_later(AXE_RUN)
        expect(not found, f"axe, {scheme}, whole: {json.dumps(found)}")
    b.media()


try:
    chromium = Browser()
except (AttributeError, OSError) as error:
    print(f"Left out: Chromium does not start here ({error}).")
    sys.exit(0)

with chromium as browser:
    browser.size(1280, 800)
    for check in (keys, moments, without_script, paper, surroundings, narrow,
                  hostile, speed, accessible):
        print(f"{check.__name__.replace('_', ' ')}")
        check(browser)
    log = browser.messages()
    expect(not log, f"the console is silent: {log[:3]}")
print(f"{len(FAILURES)} failures" if FAILURES else "The pages are fine.")
sys.exit(1 if FAILURES else 0)
