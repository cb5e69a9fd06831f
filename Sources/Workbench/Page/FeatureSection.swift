/// A feature: its demos, then how the rules fared.
struct FeatureSection {
  let recording: FeatureRecording
  let sources: SourceListings
  /// The architectures that are shown at first.
  let shown: Set<String>
  let heads: LaneHeadLibrary

  init(
    _ recording: FeatureRecording,
    sources: SourceListings,
    shown: Set<String>
  ) {
    self.recording = recording
    self.sources = sources
    self.shown = shown
    heads = LaneHeadLibrary(recording)
  }

  private var name: String { recording.feature }

  func write(to main: inout Markup) {
    let opening = recording.address(
      demo: recording.opening.demo,
      step: recording.opening.step
    )
    main.element(
      "section",
      ["class": "feature", "id": name, "data-open": opening]
    ) { section in
      section.element("div", ["class": "about"]) { about in
        about.element("h2", text: name)
        about.element("p", text: recording.abstract)
        if recording.demos.count > 1 { writeDemoLinks(to: &about) }
      }
      if let gap = recording.gap {
        section.element("p", ["class": "gap"]) {
          $0.text("Diagrams and messages are left out. \(gap)")
        }
      }
      for demo in recording.demos.indices { write(demo, to: &section) }
      if recording.gap == nil {
        writeRules(to: &section)
        heads.write(to: &section)
      }
    }
  }

  private func writeDemoLinks(to about: inout Markup) {
    let links = recording.demos.enumerated().map { number, demo in
      let address = recording.address(demo: number, step: demo.opening)
      return (demo.name, "#\(address)", demo.summary as String?)
    }
    about.links("Demos of \(name)", class: "demos", links)
  }

  /// Without the script only the chosen demo is open.
  private func write(_ number: Int, to section: inout Markup) {
    let demo = recording.demos[number]
    let isOpen = number == recording.opening.demo
    section.element(
      "details",
      [
        "class": "demo", "id": "\(name)/\(demo.name)",
        "open": isOpen ? "open" : nil, "data-step": "\(demo.opening)",
      ]
    ) { details in
      details.element("summary") { summary in
        summary.element("b", text: demo.name)
        summary.text(" \(demo.summary)")
      }
      for step in demo.steps.indices {
        write(step: step, ofDemo: number, to: &details)
      }
    }
  }

  private func writeRules(to section: inout Markup) {
    section.element("section", ["class": "rules", "id": "\(name)/rules"]) {
      $0.element(
        "h3",
        text: "Did the calls keep the rules? (How many actions tested each.)"
      )
      $0.element("div", ["class": "panels"]) { panels in
        for variant in recording.variants {
          let rest = shown.contains(variant.name) ? nil : "rest"
          panels.element("section", ["class": rest, "data-v": variant.name]) {
            $0.element("h4") { $0.element("b", text: variant.name) }
            $0.element("ul") { list in
              for rule in variant.rules { list.element("li", text: rule) }
            }
          }
        }
      }
    }
  }
}
