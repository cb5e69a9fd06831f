/// The calls of one action, with whose they are in an architecture.
package struct PlayedCalls {
  let recording: Recording
  let cast: Cast
  /// For each call, whose function was called; see `Cast.member(of:)`.
  let members: [Cast.Member?]

  package init(_ recording: Recording, in cast: Cast) {
    self.recording = recording
    self.cast = cast
    members = recording.calls.map { cast.member(of: $0.callee) }
  }

  var calls: [Recording.Call] { recording.calls }

  /// For each call the name under which its receiver stands in a diagram.
  var participants: [String?] {
    members.map { member in
      member.flatMap { $0.hasLifeline ? $0.name : nil }
    }
  }

  /// A call and those around it, the innermost first.
  func chain(from index: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(first: index) { calls[$0].parent }
  }

  /// The calls that were made while a call was running.
  private func callsWithin(_ index: Int) -> ArraySlice<Recording.Call> {
    calls[(index + 1)...].prefix { $0.depth > calls[index].depth }
  }

  /// Whether a call only tells what there is.
  func isReading(callAt index: Int) -> Bool {
    calls[index].function.kind == .getter
      && !callsWithin(index).contains {
        [.setter, .modify, .willSet, .didSet].contains($0.function.kind)
      }
  }

  /// Whether a call changes something on the screen that is in no row.
  func changesMoreThanRows(callAt index: Int) -> Bool {
    let begin = calls[index].sequence
    let next = calls[(index + 1)...].first { $0.depth <= calls[index].depth }
    let end = next?.sequence ?? .max
    return recording.notes.contains {
      !$0.isAboutRow && begin < $0.sequence && $0.sequence <= end
    }
  }

  /// Whether an assembly that makes a call puts the architecture's objects
  /// together.
  ///
  /// It makes them and keeps one in a property of the other. A property that
  /// does more when it is set, such as show what it is given, is no such thing.
  func isAssembly(callAt index: Int, of receiver: Cast.Member) -> Bool {
    guard !receiver.isWidget else { return false }
    return switch calls[index].function.kind {
    case .initialiser: true
    case .setter: callsWithin(index).isEmpty
    default: false
    }
  }
}
