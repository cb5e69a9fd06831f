import Play

/// The page's script: it shows and hides what stands in the page.
enum PageScript {
  /// First what there is, where one is, what the address says of it, and how
  /// all that is shown; from `step` on, what keys, clicks and the address do.
  static let text = #"""
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
    const at = {feature: 0, step: 0, message: 0, on: new Set(first)};
    let timer = 0;
    let keysAreOn = true;
    let said = "";

    const steps = () => all(".step", features[at.feature]);
    const isOn = node => node.dataset.v.split(" ").some(v => at.on.has(v));
    const panels = () => all(".panel", steps()[at.step]).filter(isOn);
    const messages = panel => all(".messages li:not(.n)", panel);
    const count = () =>
      Math.max(0, ...panels().map(panel => messages(panel).length));

    const address = () => {
      const some = names.filter(name => at.on.has(name));
      return "#" + features[at.feature].id + "/step=" + at.step
        + (at.message ? "/message=" + at.message : "")
        + (some.join() === first.join() ? "" : "/" + (
          some.length === names.length ? "all" : some.join() || "none"));
    };

    const hash = () => {
      try {
        return decodeURIComponent(location.hash);
      } catch {
        return "";
      }
    };

    const read = () => {
      const form =
        /^#([\w-]+)(?:\/step=(\d+))?(?:\/message=(\d+))?(?:\/([\w,-]+))?$/;
      const parts = form.exec(hash());
      const feature = features.findIndex(f => parts && f.id === parts[1]);
      if (feature < 0) return false;
      at.feature = feature;
      go(Number(parts[2] || 0), Number(parts[3] || 0));
      const some = parts[4] ? parts[4].split(",") : first;
      at.on = new Set(names.filter(name =>
        some.includes(name) || parts[4] === "all"));
      if (!at.on.size && parts[4] !== "none") at.on = new Set(first);
      const shown = toggles.find(b => at.on.has(b.dataset.toggle));
      const row = byId("toggles");
      row.scrollLeft = shown ? shown.offsetLeft - row.offsetLeft - 5 : 0;
      return true;
    };

    const go = (step, message = 0) => {
      at.step = Math.min(Math.max(0, step), steps().length - 1);
      at.message = Math.max(0, message);
    };
    const off = (node, isOff) => node.classList.toggle("off", isOff);

    const show = (scroll = "") => {
      features.forEach((node, n) => off(node, n !== at.feature));
      steps().forEach((node, n) => off(node, n !== at.step));
      all("[data-v]").forEach(node => off(node, !isOn(node)));
      at.message = Math.min(at.message, count());
      toggles.forEach(button => {
        button.setAttribute("aria-pressed", at.on.has(button.dataset.toggle));
      });
      const last = steps().length - 1;
      byId("previous").setAttribute("aria-disabled", at.step === 0);
      byId("next").setAttribute("aria-disabled", at.step === last);
      byId("place").textContent = [
        at.step ? "Step " + at.step + " of " + last : "Start",
        at.message ? "message " + at.message + " of " + count() : "",
        at.on.size || !names.length ? "" : "no architecture is on: press 0",
        steps()[at.step].querySelector("h3 code").textContent,
      ].filter(part => part).join(" · ");
      mark();
      say();
      if (scroll !== "start") history.replaceState(null, "", address());
      if (scroll === "step") steps()[at.step].scrollIntoView();
      if (scroll === "message") reveal();
    };

    const mark = () => {
      all("[aria-current]").forEach(n => n.removeAttribute("aria-current"));
      all("svg .on, .file .on").forEach(n => n.classList.remove("on"));
      const files = new Map();
      panels().forEach(panel => {
        // Where there are fewer messages, the last one stays.
        const index = Math.min(at.message, messages(panel).length) - 1;
        const item = messages(panel)[index];
        if (!item) return;
        item.setAttribute("aria-current", "true");
        all("svg .m", panel)[index].classList.add("on");
        const link = item.querySelector("a[href]");
        const range = link && byId(link.getAttribute("href").slice(1));
        if (!range) return;
        range.classList.add("on");
        const file = range.closest(".file");
        const words = panel.querySelector("h4 b").textContent + " "
          + (index + 1) + ". " + item.textContent;
        files.set(file, [...(files.get(file) || []), words]);
      });
      all(".file").forEach(file => off(file, !files.has(file)));
      const source = byId("source");
      if (source) off(source, !files.size);
      page.classList.toggle("reading", files.size > 0);
      [...files].forEach(([file, words], n) => {
        file.style.order = n;
        file.querySelector("h3 b").textContent = words.join("; ");
        const pre = file.querySelector("pre");
        const top = pre.getBoundingClientRect().top - pre.scrollTop;
        const range = file.querySelector(".on").getBoundingClientRect();
        pre.scrollTop = range.top - top - 40;
      });
    };

    const say = () => {
      const same = all(".screens figure", steps()[at.step]).length;
      const words = steps()[at.step].querySelector("h3").textContent
        + (same === 1 ? ". All screens are the same." : ". Screens differ.");
      if (words !== said) byId("status").textContent = words;
      said = words;
    };

    const reveal = () => {
      const near = {block: "nearest", inline: "nearest"};
      const going = panels()
        .filter(panel => messages(panel).length >= at.message);
      going.reverse().forEach(panel => {
        panel.querySelector("h4").scrollIntoView(near);
        panel.querySelector("svg .on").scrollIntoView(near);
      });
    };
    const step = by => { go(at.step + by); show("step"); };
    const message = by => {
      at.message = Math.min(Math.max(0, at.message + by), count());
      show(at.message ? "message" : "step");
    };
    const toggle = name => {
      if (!at.on.delete(name)) at.on.add(name);
      show();
      const panel = panels().find(node => node.dataset.v === name);
      if (panel) panel.scrollIntoView({block: "nearest"});
    };
    const toggleAll = () => {
      at.on = new Set(at.on.size === names.length ? [] : names);
      show();
    };

    const stop = () => {
      clearInterval(timer);
      timer = 0;
      byId("play").textContent = "▶ Play";
    };
    const tick = () => {
      if (at.message < count()) return message(1);
      if (at.step + 1 < steps().length) return step(1);
      stop();
    };
    const play = () => {
      if (timer) return stop();
      if (at.message >= count() && at.step + 1 >= steps().length) go(0);
      byId("play").textContent = "■ Stop";
      timer = setInterval(tick, 1200);
      tick();
    };

    const keys = {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1),
      ArrowUp: () => message(-1), ArrowDown: () => message(1),
      Home: () => step(-at.step), End: () => step(steps().length),
      " ": play, "?": () => byId("keys").showModal(), 0: toggleAll,
    };
    names.slice(0, 9).forEach((name, n) => {
      keys[n + 1] = () => toggle(name);
    });

    const scrollSources = lines => {
      all(".file:not(.off) pre").forEach(pre => {
        pre.scrollBy(0, lines * parseFloat(getComputedStyle(pre).lineHeight));
      });
    };

    // After a click into a drawing or a source, the keys still move through
    // the page. After Tab, they scroll what has the focus.
    let cameByPointer = false;
    document.addEventListener("pointerdown", () => { cameByPointer = true; });

    document.addEventListener("keydown", event => {
      if (event.key === "Tab") cameByPointer = false;
      const isTaken = event.ctrlKey || event.metaKey || event.altKey
        || !keysAreOn || byId("keys").open;
      const target = event.target.closest("pre, .scroll, button, a, summary");
      const scrolls = !cameByPointer && target
        && target.matches("pre, .scroll");
      const own = scrolls ? /^(Arrow|Home|End| )/ : target ? /^ $/ : /^$/;
      const act = keys[event.key];
      if (isTaken || !act || own.test(event.key)) return;
      event.preventDefault();
      if (event.shiftKey && /^Arrow(Up|Down)$/.test(event.key)) {
        return scrollSources(event.key === "ArrowUp" ? -4 : 4);
      }
      if (event.key !== " ") stop();
      act();
    });

    document.addEventListener("click", event => {
      const link = event.target.closest(".messages a");
      const arrow = event.target.closest("svg .m");
      const panel = event.target.closest(".panel");
      if (!panel || (!link && !arrow)) return;
      event.preventDefault();
      stop();
      const index = link
        ? messages(panel).indexOf(link.closest("li"))
        : all("svg .m", panel).indexOf(arrow);
      at.message = index + 1;
      show();
      // The source that now stands below must not cover it.
      (link || arrow).scrollIntoView({block: "nearest", inline: "nearest"});
    });

    const click = (id, act) => byId(id).addEventListener("click", act);
    click("previous", () => { stop(); step(-1); });
    click("next", () => { stop(); step(1); });
    click("play", play);
    click("help", () => byId("keys").showModal());
    click("close", () => byId("keys").close());
    click("switch", () => {
      keysAreOn = !keysAreOn;
      byId("switch").setAttribute("aria-pressed", keysAreOn);
    });
    toggles.forEach(button => {
      button.addEventListener("click", () => toggle(button.dataset.toggle));
    });
    if (byId("all")) click("all", toggleAll);
    addEventListener("hashchange", () => { if (read()) show("step"); });

    page.classList.add("js");
    all(".contents").forEach(node => { node.open = false; });
    const isAddressed = read();
    show(isAddressed ? (at.message ? "message" : "step") : "start");
    })();

    """#
}
