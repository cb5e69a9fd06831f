import SwiftSource
import WorkbenchKit

/// An architecture's files, and what of them is view.
///
/// They are read once for all of its variants. A type is part of the view if
/// one of its parts names the user interface, in whatever file it stands. A
/// nested type, a static function and one that stands in no type are judged
/// by themselves. What a file imports does not matter.
struct ModuleSources: Sendable {
  let architecture: Architecture
  let files: [SourceFile]
  let names: UserInterfaceNames
  let families: Families
  private let use: UserInterfaceUse
  private let kit: KitTypes
  /// The types that the module declares, with their outer types' names.
  private let types: Set<String>
  /// Those that are part of the view.
  private let viewTypes: Set<String>

  init(_ architecture: Architecture, in package: PackageSources) {
    self.architecture = architecture
    kit = package.kit
    files = package.files(under: architecture.sourceFolder)
    names = UserInterfaceNames(files, kit: kit)
    families = Families(files, kit: kit)
    use = UserInterfaceUse(files, names, kit: kit)
    var words: [String: Set<String>] = [:]
    var types: Set<String> = []
    for file in files {
      for type in file.declarations {
        if type.kind != .extension { types.insert(type.qualifiedName) }
        words[type.qualifiedName, default: []].formUnion(
          file.words(in: type.tokens)
        )
      }
    }
    self.types = types
    viewTypes = types.filter { [names] name in
      names.all.contains(name)
        || !words[name, default: []].subtracting([name])
          .isDisjoint(with: names.all)
    }
  }

  /// Whether what stands at a place of a file is part of the view.
  func isView(_ place: Int, in file: SourceFile) -> Bool {
    let type = file.type(around: place)
    guard let member = file.member(around: place) else {
      return type.map { isView($0, in: file) } ?? false
    }
    if member.type == nil || member.isStatic && member.kind == .function {
      return use.isUser(member, in: file)
    }
    return type.map { isView($0, in: file) } ?? false
  }

  private func isView(_ type: Declaration, in file: SourceFile) -> Bool {
    if types.contains(type.qualifiedName) {
      return viewTypes.contains(type.qualifiedName)
    }
    // What extends a type of another module is judged by itself.
    return !file.words(in: type.tokens).isDisjoint(with: names.all)
  }

  /// Whether a place is in a function that uses nothing of the user interface.
  func isFreeOfUserInterface(_ place: Int, in file: SourceFile) -> Bool {
    guard let member = file.member(around: place), member.kind == .function
    else { return false }
    return !use.isUser(member, in: file)
  }
}

extension SourceFile {
  /// The innermost type or extension around a place.
  fileprivate func type(around place: Int) -> Declaration? {
    declarations.filter { $0.tokens.contains(place) }
      .max { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  fileprivate func member(around place: Int) -> Member? {
    members.last { $0.tokens.contains(place) }
  }

  /// The place of the token at a byte of the text.
  func place(atByte byte: Int) -> Int {
    var range = tokens.indices
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        tokens[middle].range.lowerBound > byte
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.lowerBound
  }
}
