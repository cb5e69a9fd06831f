/// Where a value stands in JSON; it reads like `photos[3].created_at`, and
/// is empty at the top.
package struct JSONPath: Equatable, CustomStringConvertible {
  enum Step: Equatable {
    case key(String)
    /// Counted from 0.
    case index(Int)
  }

  let steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
  }

  package init(_ keys: [any CodingKey]) {
    steps = keys.map { key in
      key.intValue.map(Step.index) ?? .key(key.stringValue)
    }
  }

  /// A key that is not a plain word stands in quotes, as in `votes["a.b"]`.
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where key.wholeMatch(of: /[A-Za-z0-9_]{1,40}/) != nil:
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(key.quotedInPart)]"
      }
    }
  }
}
