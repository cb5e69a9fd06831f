import SwiftSource

/// A private number that only tells requests from each other.
///
/// It is counted up, copied, and compared with a copy. Its values can be any
/// as long as they differ.
enum RequestCounter {
  /// Whether a fault changes where such a counter begins or how it counts up.
  static func isRenumbered(by place: FaultPlace) -> Bool {
    let before = place.before(2)
    guard before.count == 2, !isOfAnother(place) else { return false }
    return switch place.operator {
    case .changeLiteral where ["=", "+="].contains(before[1]):
      isCounter(before[0], in: place.file)
    case .swapArithmetic where place.texts == ["+="]:
      isCounter(before[1], in: place.file)
    case _:
      false
    }
  }

  /// Whether what is assigned is a member of something else: `a.name = 0`.
  private static func isOfAnother(_ place: FaultPlace) -> Bool {
    let length = place.operator == .changeLiteral ? 4 : 3
    let owner = place.before(length).prefix(2)
    return owner.last == "." && owner.first != "self"
  }

  private static func isCounter(_ name: String, in file: SourceFile) -> Bool {
    let uses = NameUses(of: name, in: file)
    let names = Set([name] + uses.copies)
    return uses.isPrivate && names.count > 1
      && names.allSatisfy { each in
        let uses = NameUses(of: each, in: file)
        return !uses.hasOthers && names.isSuperset(of: uses.compared)
      }
  }
}

/// What a file does with a name.
private struct NameUses {
  var isPrivate = false
  /// The constants to which it is copied.
  var copies: [String] = []
  /// What it is compared with for equality.
  var compared: [String] = []
  var hasOthers = false

  init(of name: String, in file: SourceFile) {
    // `self.name` is `name`.
    let tokens = file.tokens.indices.filter { place in
      let next = file.tokens[place...].prefix(2).map(\.text)
      let before = file.tokens[..<place].suffix(1).map(\.text)
      return next != ["self", "."]
        && (before + next.prefix(1)) != ["self", "."]
    }.map { file.tokens[$0] }
    for place in tokens.indices where tokens[place].isWord(name) {
      let before = tokens[..<place].suffix(3).map(\.text)
      let after = tokens[(place + 1)...].prefix(2).map(\.text)
      switch (before.last, after.first) {
      case (".", _) where before != ["self", "?", "."]:
        // A member of something else.
        break
      case ("var", _) where before.dropLast().last == "private":
        isPrivate = true
      case ("let", _), (_, "+="):
        break
      case ("=", _)
      where before.first == "let" && tokens.endsStatement(before: place + 1):
        copies.append(before[1])
      case ("==", _), ("!=", _):
        compared += before.dropLast().suffix(1)
      case (_, "=="), (_, "!="):
        compared += after.dropFirst()
      case _:
        hasOthers = true
      }
    }
  }
}
