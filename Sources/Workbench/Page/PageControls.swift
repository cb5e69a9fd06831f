/// The bar that steps through the page, and the list of its keys; both are of
/// no use without the script, and hidden then.
struct PageControls {
  let architectures: [String]
  /// Those that are shown at first.
  let shown: Set<String>

  func write(to body: inout Markup) {
    body.element("nav", ["class": "bar", "aria-label": "Steps"]) { bar in
      bar.element("div", ["class": "buttons"]) { buttons in
        let (back, on) = ("Previous step", "Next step")
        write("◀", id: "previous", label: back, key: "ArrowLeft", to: &buttons)
        write("▶ Play", id: "play", key: " ", to: &buttons)
        write("1×", id: "speed", label: "Speed: 1×", key: "v", to: &buttons)
        write("▶", id: "next", label: on, key: "ArrowRight", to: &buttons)
        buttons.element("span", ["id": "place"])
      }
      // On a phone each of the two is a row.
      bar.element("div", ["id": "options"]) { options in
        options.element("div", ["class": "buttons"], writeSwitches)
        options.element(
          "div",
          [
            "class": "buttons", "id": "toggles", "role": "group",
            "aria-label": "Architectures",
          ],
          writeToggles
        )
      }
      bar.element("p", ["id": "notice", "role": "status"])
      bar.element("p", ["id": "status", "class": "sr", "role": "status"])
    }
    writeKeys(to: &body)
  }

  private static let switches = [
    ("values", "h", "Values"), ("widgets", "w", "Widgets"),
    ("calls", "m", "Calls"), ("code", "s", "Source"), ("large", "p", "Large"),
  ]

  private func writeSwitches(to buttons: inout Markup) {
    for (id, key, text) in Self.switches {
      write(text, id: id, key: key, isPressed: false, to: &buttons)
    }
    write("Link", id: "copy", key: "c", to: &buttons)
    write("Help", id: "help", key: "?", to: &buttons)
  }

  private func writeToggles(to group: inout Markup) {
    for (number, name) in zip(1..., architectures) {
      let isShown = shown.contains(name)
      write(name, key: "\(number)", of: name, isPressed: isShown, to: &group)
    }
    if architectures.count > 2 {
      write("all", id: "all", key: "0", to: &group)
    }
    // Where it has no room beside the buttons, it stands below what shows.
    group.element("span", ["class": "legend"]) { line in
      line.text(" ")
      line.element("span") { words in
        for (kind, name) in Self.legend {
          words.element("span", ["data-kind": kind]) {
            $0.element("b", text: name)
          }
          words.text(" · ")
        }
        words.text("⇠ answer")
      }
    }
    // The script says here how many are out of sight, and at which side.
    write("", id: "more", to: &group)
  }

  /// Writes a button, and the key that does the same, where it is a character.
  ///
  /// - Parameter toggled: The architecture that it turns on and off.
  private func write(
    _ text: String,
    id: String? = nil,
    label: String? = nil,
    key: String? = nil,
    of toggled: String? = nil,
    isPressed: Bool? = nil,
    to markup: inout Markup
  ) {
    markup.element(
      "button",
      [
        "type": "button", "id": id, "value": key, "aria-label": label,
        "data-toggle": toggled, "aria-pressed": isPressed.map { "\($0)" },
      ]
    ) { button in
      if let key, key.count == 1, key != " " {
        button.element("kbd", ["aria-hidden": "true"], text: key)
      }
      button.element("span", text: text)
    }
  }

  private func writeKeys(to body: inout Markup) {
    body.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) {
      $0.element(
        "h2",
        ["id": "keys-title", "tabindex": "-1", "autofocus": "autofocus"],
        text: "Help"
      )
      $0.element("dl") { list in
        for (key, meaning) in keys {
          list.element("div") { row in
            row.element("dt") { $0.element("kbd", text: key) }
            row.element("dd", text: meaning)
          }
        }
      }
      $0.element("p") { words in
        words.text("★ marks who decides, and messages to them. Colours tell ")
        for (kind, name) in Self.kinds {
          words.element("span", ["data-kind": kind]) {
            $0.element("b", text: name)
          }
          words.text(kind == "s" ? ". " : ", ")
        }
        words.text(
          "A dashed arrow is an answer: a closure is called back, or who has "
            + "waited goes on. Press a message, and its source is marked. "
            + "“✕ drops the answer” stands where nothing was called after "
            + "an answer, at the line that asks whether it is still wanted, "
            + "with a link to the step in which its task was cancelled; "
            + "“✕ cancels the older task” where a task was cancelled whose "
            + "answer was still to come. What a condition finds is not "
            + "recorded. Every moment has an address."
        )
      }
      $0.element("div", ["class": "buttons"]) { buttons in
        write("Single keys", id: "switch", isPressed: true, to: &buttons)
        write("Close", id: "close", to: &buttons)
      }
    }
  }

  private static let legend: KeyValuePairs = [
    "v": "view", "d": "★ decides", "m": "model", "s": "service",
  ]

  private static let kinds: KeyValuePairs = [
    "v": "views", "d": "deciders", "m": "models", "s": "services",
  ]

  private var keys: KeyValuePairs<String, String> {
    [
      "← →": "a step back, a step on",
      "↑ ↓": "a message back, a message on",
      "Shift ↑ ↓": "the source up or down",
      "Shift ← →": "the row of architectures to the left or right",
      "Home End": "the first step, the last step",
      "d D": "the next demo, the one before, at the step that it is about",
      "Space": "play, and stop",
      "v": "another speed of playing",
      "1 – \(architectures.count)": "an architecture on or off",
      "0": "all architectures on, or off",
      "h": "what the deciding types hold: all of it, or what changed",
      "w": "calls of widgets and objects made, shown or folded",
      "m": "the calls large, without screens and source",
      "s": "the source large, without screens and calls",
      "p": "large text, as for a projector",
      "x": "to where the task was cancelled whose answer is dropped, and back",
      "c": "copy the link of this moment",
      "?": "this help",
    ]
  }
}
