/// The bar that steps through the page, and the list of its keys; both are of
/// no use without the script, and hidden then.
struct PageControls {
  let architectures: [String]
  /// Those that are shown at first.
  let shown: Set<String>

  func write(to body: inout Markup) {
    body.element("nav", ["class": "bar", "aria-label": "Steps"]) { bar in
      bar.element("div", ["class": "buttons"]) { buttons in
        button("previous", "◀", "Previous step", &buttons)
        button("play", "▶ Play", nil, &buttons)
        button("speed", "1×", "Speed: 1×", &buttons)
        button("next", "▶", "Next step", &buttons)
      }
      bar.element("span", ["id": "place"])
      writeToggles(to: &bar)
      bar.element("div", ["class": "buttons"]) { buttons in
        for (id, text) in Self.switches {
          buttons.element(
            "button",
            ["type": "button", "id": id, "aria-pressed": "false"],
            text: text
          )
        }
        button("copy", "Copy link", nil, &buttons)
        button("help", "? Keys", nil, &buttons)
      }
      bar.element("p", ["id": "status", "class": "sr", "role": "status"])
    }
    writeKeys(to: &body)
  }

  private static let switches: KeyValuePairs<String, String> = [
    "values": "Values", "widgets": "Widgets", "code": "Source",
    "large": "Large text",
  ]

  private func writeToggles(to bar: inout Markup) {
    bar.element(
      "div",
      [
        "class": "buttons", "id": "toggles", "role": "group",
        "aria-label": "Architectures",
      ]
    ) { group in
      for (index, name) in architectures.enumerated() {
        group.element(
          "button",
          [
            "type": "button", "data-toggle": name,
            "aria-pressed": "\(shown.contains(name))",
          ]
        ) { button in
          button.element("kbd", ["aria-hidden": "true"], text: "\(index + 1)")
          button.text(name)
        }
      }
      if architectures.count > 2 {
        group.element("button", ["type": "button", "id": "all"]) { button in
          button.element("kbd", ["aria-hidden": "true"], text: "0")
          button.text("all")
        }
      }
    }
  }

  private func button(
    _ id: String,
    _ text: String,
    _ label: String?,
    _ markup: inout Markup
  ) {
    markup.element(
      "button",
      ["type": "button", "id": id, "aria-label": label],
      text: text
    )
  }

  private func writeKeys(to body: inout Markup) {
    body.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) {
      $0.element("h2", ["id": "keys-title"], text: "Keys")
      $0.element("dl") { list in
        for (key, meaning) in Self.keys {
          list.element("div") { row in
            row.element("dt") { $0.element("kbd", text: key) }
            row.element("dd", text: meaning)
          }
        }
      }
      $0.element(
        "p",
        text: "★ marks a message to one who decides. The address says where "
          + "you are: copy it to link to this moment."
      )
      $0.element("div", ["class": "buttons"]) { buttons in
        buttons.element(
          "button",
          ["type": "button", "id": "switch", "aria-pressed": "true"],
          text: "Single keys"
        )
        button("close", "Close", nil, &buttons)
      }
    }
  }

  private static let keys: KeyValuePairs = [
    "← →": "a step back, a step on",
    "↑ ↓": "a message back, a message on",
    "Shift ↑ ↓": "the source up or down",
    "Home End": "the first step, the last step",
    "d": "the next demo",
    "Space": "play, and stop",
    "v": "another speed of playing",
    "1 – 9": "an architecture on or off",
    "0": "all architectures on, or off",
    "h": "what the deciding types hold: all of it, or what changed",
    "w": "calls of widgets and objects made, shown or folded",
    "s": "the source large or small",
    "p": "large text, as for a projector",
    "c": "copy the link of this moment",
    "?": "these keys",
  ]
}
