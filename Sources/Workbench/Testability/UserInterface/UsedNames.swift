import SwiftSource

/// What a function or a property uses of its type and of what stands around it.
struct UsedNames {
  /// Names that are not those of its own parameters and constants.
  private(set) var names: Set<String> = []
  /// Methods that it hands over without calling them, as actions.
  private(set) var handedOver: Set<Method> = []
  private(set) var usesSuper = false
  /// Whether it gives somebody the object that it belongs to.
  private(set) var passesSelf = false

  /// A method by the names of its type and its own.
  struct Method: Hashable {
    let type: String
    let name: String
  }

  private let type: String?
  private var locals: Set<String> = []
  /// Those that are known from the end of their own statement on.
  private var coming: Set<String> = []

  init(_ member: Member, in file: SourceFile) {
    type = member.topType
    let start = member.signature
    let starts = Set(file.statements)
    let parameters = Self.parameters(of: member, in: file.tokens)
    read(
      file.tokens,
      start..<member.tokens.upperBound,
      parameters: parameters,
      starts: starts
    )
  }

  private static func parameters(
    of member: Member,
    in tokens: [Token]
  ) -> Range<Int> {
    let signature = member.signature..<member.tokens.upperBound
    guard member.kind != .property,
      let opener = tokens[signature].firstIndex(where: {
        $0.isMark("(") || $0.isMark("{") || $0.isMark(":")
      }), tokens[opener].isMark("(")
    else { return 0..<0 }
    return opener..<tokens.end(of: opener)
  }

  private mutating func read(
    _ tokens: [Token],
    _ range: Range<Int>,
    parameters: Range<Int> = 0..<0,
    starts: Set<Int> = []
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      let token = tokens[place]
      if starts.contains(place) || token.isMark("{") || token.isWord("else") {
        locals.formUnion(coming)
        coming = []
      }
      if token.isMark("{"), let end = tokens.endOfHead(ofClosureAt: place) {
        readHead(tokens, (place + 1)..<(end - 1))
        place = end
        continue
      }
      if token.kind == .word {
        let around = Surroundings(tokens, place, range)
        if parameters.contains(place) {
          readParameter(token.text, around)
        } else {
          readWord(token.text, around)
        }
      }
      if !token.interpolated.isEmpty {
        read(token.interpolated, token.interpolated.indices)
      }
      place += 1
    }
  }

  /// The tokens next to one.
  private struct Surroundings {
    let before: Token?
    let after: Token?
    let afterThat: Token?
    /// What stands before the dot, if one stands before it.
    let receiver: Token?

    init(_ tokens: [Token], _ place: Int, _ range: Range<Int>) {
      func token(_ offset: Int) -> Token? {
        range.contains(place + offset) ? tokens[place + offset] : nil
      }
      before = token(-1)
      after = token(1)
      afterThat = token(2)
      let isChained = ["?", "!"].contains(token(-2)?.text)
      receiver = token(isChained ? -3 : -2)
    }
  }

  private mutating func readParameter(_ word: String, _ around: Surroundings) {
    if around.after?.isMark(":") == true {
      locals.insert(word)
    } else if around.afterThat?.isMark(":") == true,
      around.after?.kind == .word
    {
      // The label that a caller writes.
    } else if around.before?.isMark(".") != true {
      names.insert(word)
    }
  }

  private mutating func readWord(_ word: String, _ around: Surroundings) {
    let before = around.before?.text
    if before == ".", around.before?.kind == .mark {
      readMember(word, around)
    } else if word == "super" {
      usesSuper = true
    } else if word == "self" {
      if isPassedOn(around) { passesSelf = true }
    } else if ["let", "var", "for"].contains(before) {
      coming.insert(word)
      // `if let layout` takes what is known by this name.
      if ["{", ",", "else"].contains(around.after?.text) { names.insert(word) }
    } else if around.after?.isMark(":") == true, ["(", ","].contains(before) {
      // A label.
    } else if !locals.contains(word) {
      names.insert(word)
    }
  }

  /// Whether the `self` between these is a value, and no receiver or capture.
  private func isPassedOn(_ around: Surroundings) -> Bool {
    let after = around.after?.text
    return switch around.before?.text {
    case "(", ",", ":": after == ")" || after == ","
    case "=", "return": after != "." && after != "?"
    default: false
    }
  }

  private mutating func readMember(_ word: String, _ around: Surroundings) {
    guard let receiver = around.receiver?.text else { return }
    if ["self", "Self", type].contains(receiver) {
      names.insert(word)
    }
    if receiver != "Self", receiver.first?.isUppercase == true,
      around.after?.isMark("(") != true
    {
      handedOver.insert(Method(type: receiver, name: word))
    }
  }

  /// Reads what a closure captures and takes.
  private mutating func readHead(_ tokens: [Token], _ head: Range<Int>) {
    var place = head.lowerBound
    if place < head.upperBound, tokens[place].isMark("[") {
      let end = tokens.end(of: place)
      for token in tokens[place..<end]
      where token.kind == .word && !locals.contains(token.text) {
        names.insert(token.text)
      }
      place = end
    }
    for place in place..<max(place, head.upperBound)
    where tokens[place].kind == .word {
      if tokens[place - 1].isMark(":") || tokens[place - 1].isMark("@") {
        names.insert(tokens[place].text)
      } else {
        locals.insert(tokens[place].text)
      }
    }
  }
}
