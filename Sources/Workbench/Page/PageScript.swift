/// The page's script: it shows and hides what stands in the page.
enum PageScript {
  static var text: String {
    "(() => {\n\"use strict\";\n" + finding + showing + acting + "})();\n"
  }

  /// What there is, where one is, and what the address says of it.
  private static let finding = #"""
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

    """#

  private static let showing = #"""
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

    """#
}
