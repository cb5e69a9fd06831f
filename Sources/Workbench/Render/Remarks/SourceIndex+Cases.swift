import SwiftSource
import Trace

extension SourceIndex {
  /// A diagram whose messages say which case they hand on, such as the event
  /// that a store is sent.
  ///
  /// No value is recorded. Where the sources name one case only, it is that. It
  /// stands at the first who gets it, and not again where it is handed on.
  ///
  /// - Parameter action: What led to the messages, as a script has it.
  package mutating func namingCases(
    in diagram: SequenceDiagram,
    after action: String?
  ) -> SequenceDiagram {
    var diagram = namingEvents(in: diagram, after: action)
    var earlier: [(place: SourcePlace, message: SequenceDiagram.Message)] = []
    var steps: [Int: Int] = [:]
    for (number, step) in diagram.steps.enumerated() {
      guard let message = step.message,
        let place = message.function.flatMap({ place(of: $0) })
      else { continue }
      let named = place.namedCase(of: message, after: earlier, lines: lines)
      earlier.append((place: place, message: message))
      if let call = message.link.call { steps[call] = number }
      // What sets a bound value calls the closure that is bound to it.
      if let bound = lines(of: place).first?.bound,
        let setter = message.link.sentIn.flatMap({ steps[$0] })
      {
        diagram.steps[setter].name(bound)
      }
      // A control has said it already.
      guard let named,
        !earlier.contains(where: { $0.message.namedCase == ".\(named.name)" })
      else { continue }
      let first = named.callsBetween.last.flatMap { steps[$0] } ?? number
      diagram.steps[first].name(".\(named.name)")
    }
    return diagram
  }
}

extension SourceIndex {
  /// A diagram whose messages from controls say which event these send: that
  /// which `addTarget(_:event:)` has given to the button whose title was
  /// tapped, or to the only control of another kind.
  private mutating func namingEvents(
    in diagram: SequenceDiagram,
    after action: String?
  ) -> SequenceDiagram {
    var diagram = diagram
    let functions = diagram.messages.compactMap(\.function)
    guard functions.contains(where: \.isSend) else { return diagram }
    let paths = Set(functions.compactMap { place(of: $0)?.path })
    let allTargets = paths.compactMap { text(of: $0) }
      .flatMap(\.targetsOfControls)
    for (number, step) in diagram.steps.enumerated() {
      guard let message = step.message, message.function?.isSend == true else {
        continue
      }
      let targets = allTargets.filter {
        message.from.hasSuffix($0.control.lastWord)
      }
      let tapped = targets.filter { target in
        titles(of: target.control).contains {
          action?.hasPrefix("tap \"\($0)\"") == true
        }
      }
      // A button that no layout gives this title may be any of them.
      let isTapped = message.from.hasSuffix("Button")
      let events = Set((isTapped ? tapped : targets).map(\.event))
      guard events.count == 1, let event = events.first else { continue }
      diagram.steps[number].name(".\(event)")
    }
    return diagram
  }

  /// What the layouts write on controls of that name.
  private mutating func titles(of control: Substring) -> [Substring] {
    files(of: "Layouts").flatMap { $0.text.split(separator: "\n") }
      .filter { $0.contains("let \(control) = ") }
      .flatMap { $0.split(separator: "\"").dropFirst().prefix(1) }
  }
}

extension FunctionName {
  /// Whether it may be that of a store, which is sent an event.
  fileprivate var isSend: Bool { member == "send(_:)" }
}

extension String {
  /// The controls, such as "addButton", that are told by `addTarget(_:event:)`
  /// which event to send.
  fileprivate var targetsOfControls: [(control: Substring, event: Substring)] {
    // Few files have any, and to look for a pattern takes long.
    guard contains("event: ") else { return [] }
    return matches(of: /(\w+)\.addTarget\(\s*\w+,\s*event: [^\n]*?\.(\w+)/)
      .map { ($0.1, $0.2) }
  }
}

extension Substring {
  /// "city" of "viewModel.city.bind {".
  fileprivate var bound: String? {
    // Most lines bind nothing, and to look for a pattern takes long.
    guard contains(".bind") else { return nil }
    return firstMatch(of: /\.(\w+)\.bind\b/).map { String($0.1) }
  }

  /// "Button" of "addButton".
  fileprivate var lastWord: Substring {
    lastIndex(where: \.isUppercase).map { self[$0...] } ?? self
  }
}

extension SequenceDiagram.Step {
  /// Adds a case to what gets it.
  fileprivate mutating func name(_ named: String) {
    guard case .message(var message) = self, message.namedCase == nil else {
      return
    }
    message.namedCase = named
    self = .message(message)
  }
}
