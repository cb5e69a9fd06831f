extension PageScript {
  /// What keys, clicks and the address do.
  static let acting = #"""
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

    """#
}
