/// The page's script: it shows and hides what stands in the page.
enum PageScript {
  /// The script as a page carries it, without the indentation, which no browser
  /// needs.
  static let text = source.split(
    separator: "\n",
    omittingEmptySubsequences: false
  ).map { $0.drop { $0 == " " } }.joined(separator: "\n")

  /// First what there is, where one is and what the address says of it; then
  /// how messages that do the same come to stand beside each other; then how
  /// all is shown; from `step` on, what keys, clicks and the address do.
  private static let source = #"""
    (() => {
    "use strict";
    const all = (query, node = document) => [...node.querySelectorAll(query)];
    const byId = id => document.getElementById(id);
    const page = document.documentElement;
    const features = all(".feature");
    const toggles = all("[data-toggle]");
    const names = toggles.map(button => button.dataset.toggle);
    const first = names.filter((name, n) =>
      toggles[n].getAttribute("aria-pressed") === "true");
    const at = {feature: 0, demo: 0, step: 0, message: 0, on: new Set(first)};
    const speeds = [["1×", 1], ["2×", 2], ["½×", 0.5]];
    let speed = 0;
    let timer = 0;
    let keysAreOn = true;
    let said = "";

    const demos = () => all(".demo", features[at.feature]);
    const demo = () => demos()[at.demo];
    const steps = () => all(".step", demo());
    const step = () => steps()[at.step];
    const isOn = node => node.dataset.v.split(" ").some(v => at.on.has(v));
    const ladders = (node = step()) => all(".ladder", node).filter(isOn);
    const items = ladder => all(".rows>li", ladder);
    const isMessage = item => !item.classList.contains("n");

    const isTurned = id => page.classList.contains(id);
    const address = () => "#" + demo().id + "/step=" + at.step
      + (at.message ? "/message=" + at.message : "") + "/" + (
        at.on.size === names.length && names.length > 2 ? "all"
          : names.filter(name => at.on.has(name)).join() || "none")
      + ["values", "calls", "code"].filter(isTurned).map(id => "/" + id).join("");

    const lacking = (what, is) => byId("notice").append(
      "There is no " + what + " here: this is " + is + ". ");
    const clearNotice = () => { byId("notice").textContent = ""; };
    const clamp = (n, last) => Math.min(Math.max(0, n), last);

    // A browser refuses addresses that come too fast.
    const note = (hash, isNew) => {
      const name = isNew && hash !== location.hash ? "pushState" : "replaceState";
      try { history[name](null, "", hash); } catch { /* It comes by again. */ }
    };

    const read = () => {
      const form = new RegExp("^#([\\w-]+)(?:/([a-zA-Z][\\w-]*))?"
        + "(?:/step=(\\d+))?(?:/message=(\\d+))?(?:/([\\w,-]+))??"
        + "(/values)?(/calls)?(/code)?$");
      let asked = location.hash;
      try { asked = decodeURIComponent(asked); } catch { /* as it is */ }
      const parts = form.exec(asked);
      const index = features.findIndex(f => parts && f.id === parts[1]);
      if (index < 0) {
        const {hash} = location;
        if (hash.length < 2 || byId(hash.slice(1))) return false;
        clearNotice();
        lacking(hash, demo().id);
        return true;
      }
      clearNotice();
      open(index);
      if (parts[2]) at.demo = likest(parts[2]);
      const isIt = !parts[2] || demo().id === parts[1] + "/" + parts[2];
      if (!isIt) lacking("demo " + parts[2], demo().id);
      const chosen = isIt && parts[3] || demo().dataset.step;
      at.step = clamp(Number(chosen), steps().length - 1);
      if (at.step < parts[3]) lacking("step " + parts[3], "step " + at.step);
      ["values", "calls", "code"].forEach((id, n) =>
        turnTo(id, Boolean(parts[6 + n]) && (n === 2 || !parts[8])));
      const some = parts[5] ? parts[5].split(",") : [...at.on];
      at.on = new Set(names.filter(name =>
        some.includes(name) || parts[5] === "all"));
      some.filter(name => !names.includes(name) && !/^(all|none)$/.test(name))
        .forEach(odd => lacking(odd, [...at.on].join() || first.join()));
      if (!at.on.size && parts[5] !== "none") at.on = new Set(first);
      at.message = parts[4] ? Number(parts[4]) : 0;
      press();
      const shown = toggles.find(b => at.on.has(b.dataset.toggle));
      const row = byId("toggles");
      row.scrollLeft = shown ? shown.offsetLeft - row.offsetLeft - 5 : 0;
      return true;
    };

    const press = () => toggles.forEach(button => {
      button.setAttribute("aria-pressed", at.on.has(button.dataset.toggle));
    });

    // The demo of that name, or the one whose name has most pairs of letters in
    // common with it; where all have few, the one that is open.
    const pairs = name => [...name].map((_, n) => name.slice(n, n + 2));
    const likest = asked => {
      const common = demos().map(({id}) => {
        const [own, other] = [id.split("/")[1], asked].map(pairs);
        return own.filter(pair => other.includes(pair)).length
          / Math.max(own.length, other.length);
      });
      const most = Math.max(...common);
      return most < 0.4 ? at.demo : common.indexOf(most);
    };

    // A feature opens at the moment that was chosen for it.
    const open = feature => {
      at.feature = feature;
      const [, name, number] = features[feature].dataset.open.split("/");
      at.demo = demos().findIndex(d => d.id.endsWith("/" + name));
      at.step = Number(number.slice(5));
      at.message = 0;
    };

    // How much two messages have in common: both decide, or they say the same
    // to the same role; better still, if they come from the same, too. What
    // says the same stays together also where only one of them decides, unless
    // a remark says why that does.
    const likeness = (one, other) => {
      if (!isMessage(one) || !isMessage(other)) return 0;
      const starts = [one, other].filter(n => n.classList.contains("at"));
      const [a, b] = [one, other].map(n => [
        n.querySelector("code").firstChild.data, ...n.classList]);
      const isSame = a[0] === b[0] && a[1] === b[1];
      if (starts.length === 2) return isSame ? 3000 : 1000;
      if (starts.length) {
        return isSame && !starts[0].querySelector("b") ? 2000 : 0;
      }
      return isSame ? a[2] === b[2] ? 2 : 1 : 0;
    };

    // Puts a list beside rows that others have filled, in the way in which they
    // have most in common.
    const merge = (rows, list, place) => {
      const [r, n] = [rows.length, list.length];
      const best = Array.from({length: r + 1}, () => new Float64Array(n + 1));
      const like = (i, j) => Math.max(0,
        ...rows[i].filter(item => item).map(item => likeness(item, list[j])));
      const likes = rows.map((_, i) => list.map((_, j) => like(i, j)));
      for (let i = r - 1; i >= 0; i -= 1) {
        for (let j = n - 1; j >= 0; j -= 1) {
          const both = likes[i][j] ? best[i + 1][j + 1] + likes[i][j] : -1;
          best[i][j] = Math.max(both, best[i + 1][j], best[i][j + 1]);
        }
      }
      const merged = [];
      let [i, j] = [0, 0];
      while (i < r || j < n) {
        const both = i < r && j < n && likes[i][j]
          && best[i][j] === best[i + 1][j + 1] + likes[i][j];
        const mine = !both
          && (i >= r || j < n && best[i][j] === best[i][j + 1]);
        const row = mine ? [] : rows[i];
        if (both || mine) row[place] = list[j];
        merged.push(row);
        if (!mine) i += 1;
        if (both || mine) j += 1;
      }
      return merged;
    };

    let rows = [];
    const align = () => {
      const shown = ladders();
      rows = [];
      shown.forEach((ladder, n) => { rows = merge(rows, items(ladder), n); });
      // What has no counterpart stands close below what is above it.
      const free = shown.map(() => 1);
      rows.forEach(row => {
        const place = Math.max(...row.map((_, n) => free[n]).filter(n => n));
        row.forEach((item, n) => {
          item.style.gridRow = place;
          free[n] = place + 1;
        });
      });
      shown.forEach((ladder, n) => {
        ladder.style.gridColumn = n + 1;
        ladder.style.gridRow = "1 / span " + (Math.max(...free) + 2);
        items(ladder).forEach((item, place, list) => {
          const [here, next] = [item, list[place + 1] || item].map(one =>
            parseInt(one.style.gridRow, 10));
          item.dataset.gap = "⋮ goes on below";
          if (next - here < 5) delete item.dataset.gap;
        });
      });
      rows = rows.filter(row => row.some(isMessage));
    };
    const begin = () =>
      rows.findIndex(row => row.some(item => item.classList.contains("at"))) + 1
      || Math.min(1, rows.length);

    const isWide = (rem = 60) => matchMedia(`(min-width:${rem}rem)`).matches;
    const off = (node, isOff) => node.classList.toggle("off", isOff);
    const show = (how = "") => {
      const side = Math.max(...all(".step").map(node => node.scrollLeft));
      features.forEach((node, n) => off(node, n !== at.feature));
      demos().forEach((node, n) => {
        off(node, n !== at.demo);
        node.open = n === at.demo;
      });
      steps().forEach((node, n) => off(node, n !== at.step));
      all("[data-v]").forEach(node => off(node, !isOn(node)));
      align();
      if (at.message > rows.length) {
        lacking("message " + at.message, "message " + rows.length);
      }
      at.message = at.message ? clamp(at.message, rows.length) : begin();
      press();
      const last = steps().length - 1;
      byId("previous").setAttribute("aria-disabled", at.step === 0);
      byId("next").setAttribute("aria-disabled", at.step === last);
      byId("place").textContent = [
        isTurned("large") && isWide() ? demo().id : "",
        at.step ? "Step " + at.step + " of " + last : "Start",
        rows.length && isWide()
          ? "row " + at.message + " of " + rows.length : "",
        at.step === last && demos().length > 1
          && isWide(isTurned("large") ? 100 : 80) ? "d: next demo" : "",
        at.on.size || !names.length ? "" : "no architecture is on: press 0",
      ].filter(part => part).join(" · ");
      all(".demos a").forEach(link => {
        const isHere = link.hash.startsWith("#" + demo().id + "/");
        if (isHere) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      });
      page.style.setProperty("--columns", ladders().length);
      // Where nobody calls anybody, the screen needs no room aside.
      page.classList.toggle("row", !isTurned("code") && !isTurned("calls")
        && rows.length > 0 && (ladders().length > 2 || isWide(100)));
      // As many diagrams as fit are in sight, and so is the screen: all is
      // smaller where that is enough, else the screen goes aside.
      page.classList.remove("tight");
      const fit = getComputedStyle(page).getPropertyValue("--fit");
      const isFull = ladders().length === Number(fit || 2);
      const isTight = isFull && isWide(80)
        && !["large", "calls", "code"].some(isTurned);
      page.classList.toggle("tight", isTight);
      page.classList.toggle("full", isFull && !isTight);
      page.style.setProperty("--top", step().offsetTop + "px");
      step().scrollLeft = side;
      page.style.setProperty("--held", Math.max(0,
        ...all(".held[open]", step()).map(node => node.offsetHeight)) + "px");
      placeNames();
      mark();
      hint();
      say();
      if (how !== "start") note(address(), how === "step");
      if (how === "step") scrollTo(0, 0);
    };

    // What of the row of diagrams is out of sight.
    const hint = () => {
      const edge = step().getBoundingClientRect().right + 2;
      const row = isTurned("code") ? all(".file:not(.off)")
        : [...ladders(), ...all(".screens", step())];
      const beyond = row.filter(n => n.getBoundingClientRect().right > edge);
      const isFurther = step().scrollLeft > 2;
      off(byId("more"), !beyond.length && !isFurther);
      const what = beyond.length > 1 ? beyond.length + " more"
        : beyond.length && beyond[0].dataset.v || "screen";
      byId("more").textContent = beyond.length ? what + " to the right ▶"
        : "◀ back to the left";
    };
    const scrollAside = by => {
      const [first] = ladders();
      const gap = first ? getComputedStyle(first.parentNode).columnGap : "0";
      const width = first ? first.offsetWidth + parseFloat(gap) : 0;
      step().scrollBy(by * width, 0);
    };

    const mark = () => {
      all("li[aria-current],.was").forEach(item => {
        item.removeAttribute("aria-current");
        delete item.dataset.ends;
        item.classList.remove("was");
      });
      all(".copy").forEach(file => file.remove());
      all(".file").forEach(file => off(file, true));
      all(".file .on").forEach(line => line.classList.remove("on", "key"));
      const source = byId("source");
      if (source) {
        off(source, true);
        step().append(source);
      }
      const found = [];
      ladders().forEach((ladder, n) => {
        // Where this architecture has no message, the one before it stays, or
        // the first one.
        const own = row => row[n] && isMessage(row[n]);
        const [done, all] = [rows.slice(0, at.message), rows].map(some =>
          some.filter(own));
        const row = done.at(-1) || all[0];
        ladder.querySelector("h4 i").textContent = done.length
          ? (isWide(100) ? "message " : "") + done.length + " of " + all.length
          : all.length + (all.length === 1 ? " message" : " messages");
        if (!row) return;
        const item = row[n];
        const isHere = row === rows[at.message - 1];
        if (isHere) item.setAttribute("aria-current", "true");
        else item.classList.add("was");
        markNames(ladder, item);
        item.dataset.ends = item.querySelector("i").textContent
          .slice(0, -2).replace(" to ", " → ");
        const link = item.querySelector("a[href]:not(.cause)");
        const line = link && byId(link.getAttribute("href").slice(1));
        if (!line || isWide() && isTurned("calls")) return;
        off(source, !isWide());
        // The large sources stand close together.
        const column = isTurned("code") ? found.length : n;
        found.push([line, link.dataset, fileBelow(column, line, item), {
          kind: item.classList[0],
          architecture: ladder.dataset.v,
          words: (item.classList.contains("x") ? "★ " : "")
            + item.querySelector("code").textContent,
        }]);
      });
      if (isTurned("code")) {
        page.style.setProperty("--columns", Math.max(1, found.length));
      }
      // How wide each is, is known once all are there.
      found.forEach(one => light(...one));
      bringIntoView(all("li[aria-current]", step()));
    };

    const isInSight = item => {
      const {left, right} = step().getBoundingClientRect();
      const box = item.closest(".ladder").getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return isTurned("code") || left < middle && middle < right;
    };
    // The row that is chosen comes below the names of its lanes; where none of
    // its architectures is in sight, the first comes there, too.
    const bringIntoView = chosen => {
      if (!chosen.length) return;
      const box = chosen[0].closest(".ladders");
      const [top, here] = [box, chosen[0]].map(n => n.getBoundingClientRect());
      const head = Math.max(...chosen.map(item => {
        const ladder = item.closest(".ladder");
        const held = isTurned("values") && ladder.querySelector(".held");
        return ladder.querySelector(".heads").getBoundingClientRect().height
          + (held ? held.offsetHeight : 0)
          + ladder.querySelector("h4").offsetHeight;
      }));
      if (here.top < top.top + head || here.bottom > top.bottom) {
        box.scrollTop += here.top - top.top - head
          - Math.max(0, (top.height - head) / 2 - here.height);
        // No row is cut by the names above it.
        const edge = top.top + head;
        const cut = all(".rows>li", box).map(n => n.getBoundingClientRect())
          .find(row => row.top < edge - 1 && row.bottom > edge + 1);
        if (cut) box.scrollTop += cut.top - edge;
      }
      if (!chosen.some(isInSight)) {
        step().scrollLeft += here.left - step().getBoundingClientRect().left;
      }
    };

    // The file of a line, below a diagram, or on a phone below the message; a
    // copy where another has it.
    const fileBelow = (n, line, item) => {
      let file = line.closest(".file");
      if (!file.classList.contains("off")) {
        file = file.cloneNode(true);
        file.classList.add("copy");
        all("[id]", file).forEach(one => one.removeAttribute("id"));
        all(".on", file).forEach(one => one.classList.remove("on", "key"));
      }
      (isWide() ? byId("source").querySelector(".files") : item).append(file);
      off(file, false);
      file.style.gridColumn = n + 1;
      file.open = true;
      return file;
    };

    // A line that has no room goes on behind a bracket or before a dot.
    const makeBreakable = pre => {
      if (pre.querySelector("wbr")) return;
      [pre, ...all("*", pre)].flatMap(one => [...one.childNodes])
        .filter(one => one.data).forEach(text => {
          const parts = text.data.split(/(?<=[(,])|(?=\.\w)/);
          text.replaceWith(...parts.flatMap((part, n) =>
            n ? [document.createElement("wbr"), part] : [part]));
        });
    };

    const light = (line, {n = 1, m}, file, {kind, architecture, words}) => {
      const pre = file.querySelector("pre");
      makeBreakable(pre);
      const lines = [...pre.children];
      const place = [...line.parentNode.children].indexOf(line);
      lines.slice(place, place + Number(n)).forEach(one => {
        one.classList.add("on");
      });
      // A line that is wrapped goes on further right than it begins.
      lines.forEach(one => one.style.setProperty("--dent",
        Math.max(0, one.textContent.search(/\S/))));
      const chosen = lines[place + Number(m || 0)];
      if (m) chosen.classList.add("key");
      const [name, rest] = file.querySelector("summary").childNodes;
      name.textContent = architecture + ": "
        + pre.getAttribute("aria-label").split("/").pop();
      rest.textContent = " " + words;
      file.dataset.kind = kind;
      // With all above it that is marked, where there is room for that.
      const [box, here] = [pre, chosen].map(n => n.getBoundingClientRect());
      const top = lines.slice(Math.max(0, place - 1))
        .map(n => n.getBoundingClientRect().top)
        .find(one => here.bottom - one < box.height * 0.7);
      pre.scrollTop += (top ?? here.top) - box.top - 2;
    };

    // The names above a ladder, each with where its lane is.
    const namesOfLanes = head => {
      const lanes = byId(head.firstElementChild.href.baseVal.slice(1));
      const lines = all("line", lanes);
      return all("text", lanes).map((name, n) =>
        [name, lines[n].getAttribute("x1")]);
    };
    // Who sends the chosen message, and who gets it, is seen above the lanes.
    const markNames = (ladder, item) => {
      const arrow = item.querySelector("svg line");
      const ends = ["x1", "x2"].map(end => arrow.getAttribute(end));
      namesOfLanes(ladder.querySelector(".heads")).forEach(([name, x]) =>
        name.classList.toggle("end", ends.includes(x)));
    };
    // Names that the narrowest ladder moves aside stand above their lanes where
    // there is room.
    const placeNames = () => {
      const heads = all(".heads", step()).filter(node => node.clientWidth);
      heads.forEach(head => namesOfLanes(head).forEach(([name, x]) => {
        const middle = parseFloat(x) / 100 * head.clientWidth;
        const half = name.getComputedTextLength() / 2;
        const [at, anchor] = middle < half ? [0, "start"]
          : middle + half > head.clientWidth ? ["100%", "end"] : [x, "middle"];
        name.setAttribute("x", at);
        name.setAttribute("text-anchor", anchor);
      }));
    };

    const say = () => {
      const screens = all(".screens figure", step()).filter(isOn).length;
      const differ = step().querySelector(".screens .gap");
      if (differ) differ.hidden = screens < 2;
      const words = step().querySelector(".what h3").textContent + " "
        + step().querySelector(".what span").textContent
        + (["", ". All screens are the same."][screens] ?? ". Screens differ.");
      if (words !== said) byId("status").textContent = words;
      said = words;
    };

    const keepFocus = change => {
      const hadFocus = step().contains(document.activeElement);
      change();
      const link = step().querySelector("[aria-current] a");
      if (hadFocus && link) link.focus({preventScroll: true});
    };
    const goTo = (demo, number) => keepFocus(() => {
      at.demo = demo;
      at.step = clamp(number, steps().length - 1);
      at.message = 0;
      clearNotice();
      show("step");
    });
    const nextDemo = by => {
      const other = (at.demo + by + demos().length) % demos().length;
      goTo(other, Number(demos()[other].dataset.step));
    };
    const move = by => {
      if (steps()[at.step + by]) goTo(at.demo, at.step + by);
    };
    // The next message of those that are not out of sight.
    const next = by => {
      let number = at.message + by;
      while (rows[number - 1] && !rows[number - 1].some(item =>
        item && isMessage(item) && isInSight(item))) number += by;
      return rows[number - 1] && number;
    };
    const message = by => {
      at.message = next(by) || at.message;
      show();
      const item = (rows[at.message - 1] || []).find(one => one);
      if (item && !isWide()) item.scrollIntoView({block: "nearest"});
    };
    // The row that is chosen stays chosen, though others may come between.
    const change = turn => {
      const chosen = (rows[at.message - 1] || []).filter(isMessage);
      turn();
      at.message = 0;
      show();
      const found = rows.findIndex(row => row.some(n => chosen.includes(n)));
      at.message = found + 1;
      show();
    };
    // What is seen stays; a button leads to what has no room.
    const toggle = name =>
      change(() => { if (!at.on.delete(name)) at.on.add(name); });
    const toggleAll = () => change(() => {
      at.on = new Set(at.on.size === names.length ? [] : names);
    });

    const stop = () => {
      clearTimeout(timer);
      timer = 0;
      byId("play").textContent = "▶ Play";
    };
    const tick = () => {
      if (next(1)) message(1);
      else if (at.step + 1 < steps().length) move(1);
      else return stop();
      run();
    };
    // Where there is little to follow, there is a text to read.
    const run = () => {
      const words = step().querySelector(".what").textContent.split(" ").length;
      timer = setTimeout(tick, Math.max(1200, rows.length > 2 ? 0 : 300 * words)
        / speeds[speed][1]);
    };
    const play = () => {
      if (timer) return stop();
      if (!next(1) && at.step + 1 >= steps().length) {
        goTo(at.demo, 0);
      }
      byId("play").textContent = "■ Stop";
      tick();
    };
    const hurry = () => {
      speed = (speed + 1) % speeds.length;
      byId("speed").lastChild.textContent = speeds[speed][0];
      byId("speed").setAttribute("aria-label", "Speed: " + speeds[speed][0]);
      if (!timer) return;
      clearTimeout(timer);
      run();
    };

    const turnTo = (id, isOn) => {
      page.classList.toggle(id, isOn);
      byId(id).setAttribute("aria-pressed", isOn);
      const folds = {widgets: ".rows details", values: ".held"}[id];
      if (folds) all(folds).forEach(node => { node.open = isOn; });
    };
    // The large source takes the place of the diagrams, and what stands there.
    const others = {
      values: ["code"], calls: ["code"], code: ["values", "calls"],
    };
    const turn = id => {
      turnTo(id, !isTurned(id));
      (others[id] || []).forEach(other => turnTo(other, false));
      show();
    };
    const copy = async () => {
      const said = byId("copy").lastChild;
      try {
        await navigator.clipboard.writeText(location.href);
        said.textContent = "Copied";
      } catch {
        said.textContent = "It is in the address bar";
      }
      setTimeout(() => { said.textContent = "Link"; }, 2000);
    };

    const follow = link => keepFocus(() => {
      note(link.hash, true);
      read();
      show();
      scrollTo(0, 0);
    });
    // To the cause of the message that is chosen, else of the first that has
    // one; from a cause to what it has dropped.
    const followCause = () => {
      const [link] = ["[aria-current] .cause", ".cause"].flatMap(query =>
        ladders().flatMap(ladder => all(query, ladder)));
      if (link) return follow(link);
      const here = "#" + demo().id + "/step=" + at.step + "/";
      const [drop] = steps().flatMap(ladders).flatMap(ladder =>
        all(".cause", ladder)).filter(({hash}) =>
        (hash + "/").startsWith(here));
      if (drop) return goTo(at.demo, steps().indexOf(drop.closest(".step")));
      byId("notice").textContent = "No answer of a cancelled task is dropped "
        + "in this step, and x leads nowhere.";
      show();
    };

    const keys = {
      ArrowLeft: () => move(-1), ArrowRight: () => move(1),
      ArrowUp: () => message(-1), ArrowDown: () => message(1),
      Home: () => goTo(at.demo, 0), End: () => goTo(at.demo, steps().length),
      d: () => nextDemo(1), D: () => nextDemo(-1),
      h: () => turn("values"), w: () => turn("widgets"),
      m: () => turn("calls"), s: () => turn("code"), p: () => turn("large"),
      x: followCause,
      v: hurry, c: copy,
      " ": play, "?": () => byId("keys").showModal(), 0: toggleAll,
    };
    names.forEach((name, n) => { keys[n + 1] = () => toggle(name); });

    const act = (key, how = keys[key]) => {
      if (!/^[ vc]$/.test(key)) stop();
      clearNotice();
      how();
    };

    // After a click into a drawing or onto a button, the keys still move
    // through the page. After Tab, they scroll or press what has the focus.
    let cameByPointer = false;
    document.addEventListener("pointerdown", () => { cameByPointer = true; });

    document.addEventListener("keydown", event => {
      if (event.key === "Tab") cameByPointer = false;
      const isTaken = event.ctrlKey || event.metaKey || event.altKey
        || !keysAreOn || byId("keys").open;
      const target = event.target.closest(
        "pre, .screens, .ladders, .scroll, button, a, summary");
      const reached = !cameByPointer && target;
      const scrolls = reached
        && target.matches("pre, .screens, .ladders, .scroll");
      const presses = reached && target.matches("button, summary");
      const own = scrolls ? /^(Arrow|Home|End| )/ : presses ? /^ $/ : /^$/;
      if (isTaken || !keys[event.key] || own.test(event.key)) return;
      event.preventDefault();
      if (event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)) {
        return scrollAside(event.key === "ArrowLeft" ? -1 : 1);
      }
      if (event.shiftKey && /^Arrow(Up|Down)$/.test(event.key)) {
        const by = event.key === "ArrowUp" ? -5 : 5;
        return all(".file:not(.off) pre").forEach(pre => {
          pre.scrollBy(0, by * parseFloat(getComputedStyle(pre).fontSize));
        });
      }
      act(event.key);
    });

    document.addEventListener("click", event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target.closest(".demos a, header nav a, .cause");
      if (link) {
        event.preventDefault();
        stop();
        return follow(link);
      }
      const item = event.target.closest(".rows>li:not(.n)");
      if (!item || event.target.closest(".file")) return;
      event.preventDefault();
      stop();
      at.message = rows.findIndex(row => row.includes(item)) + 1;
      // A source that goes above it moves it; the finger is still there.
      const {top} = item.getBoundingClientRect();
      show();
      if (!isWide()) scrollBy(0, item.getBoundingClientRect().top - top);
    });

    // A button does what its key does; these have none.
    const buttons = {
      close: () => byId("keys").close(),
      more: () => scrollAside(
        byId("more").textContent.startsWith("◀") ? -names.length : 1),
      switch: () => {
        keysAreOn = !keysAreOn;
        byId("switch").setAttribute("aria-pressed", keysAreOn);
      },
    };
    document.addEventListener("click", event => {
      const button = event.target.closest("button");
      if (button) act(button.value, buttons[button.id]);
    });
    // The opening moment, which an address without one is of.
    const start = () => {
      open(0);
      at.on = new Set(first);
      ["values", "calls", "code"].forEach(id => turnTo(id, false));
      clearNotice();
      show("start");
    };
    addEventListener("popstate", () => {
      stop();
      keepFocus(() => {
        if (read()) show();
        else if (location.hash.length < 2) start();
      });
    });
    addEventListener("resize", () => show("start"));
    document.addEventListener("scroll", hint, true);

    page.classList.add("js");
    start();
    if (read()) show();
    })();

    """#
}
