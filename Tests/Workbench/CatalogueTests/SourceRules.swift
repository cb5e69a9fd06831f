import Catalogue
import Play
import SwiftSource
import Trace

/// What the patterns demand of a teaching file and no recorded call shows.
///
/// Within a module a stored property is read and set without a call. Nor does a
/// call show who has made up a text, or whose closure is kept where all can
/// reach it.
struct SourceRules {
  private let source: SourceFile
  private let pattern: Pattern
  /// The ending of the file's name that says its role; empty where none does.
  private let ending: String
  /// What the file's name says before that: its screen, such as "TodoEditor".
  private let screen: String
  /// The screens of the same feature whose names its own begins with, such as
  /// "Todo": they open it.
  private let openers: Set<String>

  /// The file of a module; nil where it belongs to no architecture.
  ///
  /// - Parameter stems: Those of all files in its folder.
  init?(_ file: House.File, among stems: [String]) {
    let architecture = Catalogue.standard.architectures
      .first { $0.module == file.target }
    guard let architecture else { return nil }
    pattern = architecture.pattern
    source = SourceFile(path: file.path, text: file.text)
    ending = pattern.ending(of: file.stem)
    screen = String(file.stem.dropLast(ending.count))
    openers = Set(stems.compactMap { [pattern] in pattern.screen(of: $0) })
      .filter { [screen, ending] in
        $0 != screen && screen.hasPrefix($0) && !ending.isEmpty
      }
  }

  /// What the file breaks, each as a rule with the words that break it.
  var violations: [String] {
    let found: [(String, Set<String>)] = [
      ("keeps for all what belongs to one screen", shared),
      ("opens to others what it keeps", opened),
      ("lets others write what it keeps", writable),
      ("calls whom no rule knows", callbacks),
      ("reaches others by a detour", detours),
      ("words what another is to word", words.union(texts).union(joints)),
      ("names whom it must not know", strangers),
      ("names what belongs to the screen that opens it", openersNames),
      ("keeps an object among values", objects),
      ("starts a task that another is to own", tasks),
      ("asks past its model what that asks", services),
      ("acts while it shows", acts),
      ("reads what its presenter is to tell it", readings),
      ("decides what another is to decide", decisions),
      ("reads the state that its store is to hand it", stateReadings),
      ("decides by chance", chances),
    ]
    return found.filter { !$0.1.isEmpty }
      .map { "\($0) \($1.sorted().joined(separator: ", "))" }
  }

  // MARK: - What all can reach

  /// What is at the top of a file and no type, and puts no screen together;
  /// and what is static and kept, but lists of values and formatters.
  private var shared: Set<String> {
    Set(
      source.members.filter { member in
        switch member.kind {
        case .typealias: false
        case _ where member.type == nil:
          member.kind == .property || !member.name.hasPrefix("make")
            || !member.name.hasSuffix("Screen")
        case .property:
          member.modifiers.contains("static") && !isConstant(member)
        default: false
        }
      }.map(\.name)
    )
  }

  private func isConstant(_ member: Member) -> Bool {
    guard let value = member.initialValue.map({ source.tokens[$0] })
    else { return false }
    return value.isMark("[") || value.text.hasSuffix("Formatter")
  }

  /// What a type keeps of another role and does not keep for itself.
  ///
  /// Whoever sees it could reach that other through it. What a screen's assembly
  /// sets is weak.
  private var opened: Set<String> {
    Set(
      source.members.filter { member in
        member.kind == .property
          && member.modifiers.isDisjoint(with: ["private", "weak"])
          && !source.words(in: member.tokens).filter(isKept)
            .subtracting(handedOut(by: member)).isEmpty
      }.map(\.name)
    )
  }

  private func isKept(_ word: String) -> Bool {
    word.first?.isUppercase == true
      && Self.kept.contains { word.hasSuffix($0) }
  }

  /// The view models that a closure is called with: a view model makes that of
  /// the next screen, and does not keep it.
  private func handedOut(by member: Member) -> Set<String> {
    let arrow = member.tokens.first { source.tokens[$0].text == "->" }
    guard let arrow else { return [] }
    return source.words(in: member.tokens.lowerBound..<arrow)
      .filter { $0.hasSuffix("ViewModel") }
  }

  /// The endings of types, and of their protocols, that a type keeps to itself.
  private static let kept: Set = [
    "DataManager", "EffectHandler", "Input", "Interactor", "Layout",
    "ModuleInterface", "Presenter", "Router", "Routing", "Service", "Store",
    "ViewModel",
  ]

  /// What an object keeps and lets others write, but for a box's value and what
  /// a view is to write.
  ///
  /// Nobody would be told, and a view could write what it shows.
  private var writable: Set<String> {
    let classes = Set(
      source.declarations.filter { $0.kind == .class }.map(\.qualifiedName)
    )
    return Set(
      source.members.filter { member in
        member.kind == .property && ending != "Box"
          && member.type.map(classes.contains) == true
          && source.tokens[member.signature - 2].isWord("var")
          && member.modifiers
            .isDisjoint(with: ["private", "fileprivate", "weak"])
          && !source.tokens[member.tokens].contains { $0.text == "->" }
      }.map(\.name)
    ).subtracting(Self.inputs[pattern.module]?[screen + ending] ?? [])
  }

  /// What the user types or chooses, where the view writes it into the object
  /// itself: by the module and the file's name.
  ///
  /// Observation tells of the change, and SwiftUI's `@Bindable` needs such a
  /// property.
  private static let inputs: [String: [String: Set<String>]] = [
    "MVVMObservation": [
      "EmployeesViewModel": ["searchText"],
      "TodoViewModel": ["filter", "newTodoText"],
      "TodoEditorViewModel": ["description", "title"],
    ]
  ]

  /// The files that may keep a closure to tell others by it.
  private static let binding: [String: Set<String>] = [
    "MVVM": ["ViewModel", "Observed"],
    // The editor asks its owner to close it, and a screen says that it was left.
    "MVVMObservation": ["ViewModel", "PresentingViewController"],
    "MVI": ["Store"],
  ]

  /// Closures that are kept to tell somebody something.
  ///
  /// Only who has formed one knows whom it reaches. A list of those who wait is
  /// no such closure.
  private var callbacks: Set<String> {
    let endings = Self.binding[pattern.module] ?? []
    guard !endings.contains(where: { source.stem.hasSuffix($0) }) else {
      return []
    }
    return Set(
      source.members.filter { member in
        member.kind == .property && answersNothing(member)
          && !(member.modifiers.contains("private")
            && source.tokens[member.signature + 1].isMark("["))
      }.map(\.name)
    )
  }

  private func answersNothing(_ member: Member) -> Bool {
    member.tokens.dropLast().contains { place in
      source.tokens[place].text == "->"
        && (source.tokens[place + 1].isWord("Void")
          || source.tokens[place + 1].isMark("("))
    }
  }

  /// Casts, and what gets at others behind their interfaces.
  private var detours: Set<String> {
    let casts = source.tokens.indices.dropLast().filter {
      source.tokens[$0].isWord("as")
        && ["?", "!"].contains(source.tokens[$0 + 1].text.prefix(1))
    }.map { place in
      // A table knows of no cell which type it has, as in UIKit.
      let target = source.words(in: place..<min(place + 4, source.tokens.count))
      return target.contains { word in
        ["Cell", "RowView"].contains(where: word.hasSuffix)
      }
        ? "" : "as?"
    }.filter { !$0.isEmpty }
    // A binding copies a value to the property that a view names.
    let isBinding = pattern.module == "MVVM" && ending == "Observed"
    return allWords.intersection(Self.detours)
      .subtracting(isBinding ? ["ReferenceWritableKeyPath"] : []).union(casts)
  }

  private static let detours: Set = [
    "AnyKeyPath", "KeyPath", "Mirror", "NSObject", "NotificationCenter",
    "PartialKeyPath", "ReferenceWritableKeyPath", "TaskLocal", "Unmanaged",
    "UserDefaults", "WritableKeyPath", "assumeIsolated", "unchecked", "unsafe",
    "unsafeBitCast", "unsafeDowncast",
  ]

  // MARK: - Who words

  /// The files that word what a screen shows.
  private static let wording: [String: Set<String>] = [
    "MVC": ["ViewController", "Cell+Configure"],
    "TraditionalMVC": ["View"],
    "MVP": ["Presenter"],
    "MVVM": ["ViewModel"],
    "MVVMObservation": ["ViewModel", "Contents"],
    "MVI": ["Presentation"],
    "VIPER": ["Presenter"],
  ]

  private var isWording: Bool {
    Self.wording[pattern.module]?.contains(ending) == true
  }

  /// What turns values into words.
  private var words: Set<String> {
    guard !isWording else { return [] }
    return allWords.filter {
      ["onOneLine", "joinedWithoutBlanks"].contains($0)
        || $0.hasSuffix("Formatter")
    }
  }

  /// Texts but for fixed ones: the titles of the own screen, of an alert and of
  /// its buttons, and the message of an alert that Smalltalk's controller makes.
  private var texts: Set<String> {
    guard !isWording else { return [] }
    return Set(
      source.tokens.indices.filter { place in
        let token = source.tokens[place]
        return token.kind == .string
          && token.text.contains { $0 != "\"" && !$0.isWhitespace }
          && !((isTitle(at: place) || isPrompt(at: place))
            && token.interpolated.isEmpty)
      }.map { source.tokens[$0].text }
    )
  }

  /// What a view puts words together with, or takes them apart.
  private var joints: Set<String> {
    let role = pattern.roles.first { $0.ending == ending }?.role
    guard !isWording, role?.draws == true else { return [] }
    return Set(
      source.tokens.indices.dropLast().filter { place in
        let token = source.tokens[place]
        return token.text == "+"
          || Self.joints.contains(token.text)
            && source.tokens[place + 1].isMark("(")
          || token.text == "String" && source.tokens[place - 1].isMark("(")
            && source.tokens[place + 1].isMark(".")
      }.map { source.tokens[$0].text }
    )
  }

  private static let joints: Set = [
    "String", "appending", "capitalized", "dropFirst", "dropLast",
    "joined", "lowercased", "prefix", "replacing", "replacingOccurrences",
    "split", "suffix", "trimmingCharacters", "trimmingPrefix", "uppercased",
  ]

  private func isTitle(at place: Int) -> Bool {
    guard place >= 3, source.tokens[place - 2].isWord("title") else {
      return false
    }
    let before = source.tokens[place - 1]
    return before.isMark(":")
      || before.text == "=" && !source.tokens[place - 3].isMark(".")
  }

  private func isPrompt(at place: Int) -> Bool {
    pattern.module == "TraditionalMVC" && ending == "Controller" && place >= 2
      && source.tokens[place - 1].isMark(":")
      && source.tokens[place - 2].isWord("message")
  }

  // MARK: - Who names whom

  /// By the ending of a file's name, the endings of types that it must not
  /// name, but for those that it declares.
  private static let strangers: [String: [String: [String]]] = [
    "TraditionalMVC": ["Model": ["View", "Controller"]],
    "MVP": ["Presenter": ["ViewController", "Cell", "Presenter"]],
    "MVVM": ["ViewModel": ["ViewController"]],
    "MVVMObservation": [
      "ViewModel": ["ViewController"], "Model": ["ViewModel", "Contents"],
    ],
    "MVI": [
      "ViewController": ["EffectHandler"],
      "EffectHandler": ["ViewController", "Store", "Reducer", "State"],
      "Reducer": ["ViewController", "Store", "EffectHandler"],
      "Presentation": ["ViewController", "Store", "EffectHandler"],
    ],
    "VIPER": [
      "ViewController": [
        "Presenter", "Interactor", "DataManager", "Router", "OutputData",
        "Input",
      ],
      "Presenter": [
        "ViewController", "Interactor", "DataManager", "Router", "Presenter",
        "ModuleInterface",
      ],
      "Interactor": [
        "ViewController", "Presenter", "ModuleInterface", "Interactor",
        "Router", "DisplayData",
      ],
      "Router": [
        "Presenter", "Interactor", "DataManager", "OutputData", "DisplayData",
      ],
      "DataManager": [
        "ViewController", "Presenter", "ModuleInterface", "Interactor",
        "Router", "OutputData",
      ],
    ],
  ]

  /// The same, but for those of the own screen: what another screen needs does
  /// not travel through a view.
  private static let strangersOfOthers: [String: [String: [String]]] = [
    "TraditionalMVC": ["View": ["Controller"]],
    "MVP": ["ViewController": ["Presenter"]],
    "VIPER": ["ViewController": ["ModuleInterface"]],
  ]

  private var strangers: Set<String> {
    let endings = Self.strangers[pattern.module]?[ending] ?? []
    let others = Self.strangersOfOthers[pattern.module]?[ending] ?? []
    let own = others.flatMap { [$0, screen + $0] } + Self.controllersOfTheKit
    return types(endingIn: endings)
      .union(types(endingIn: others).subtracting(own))
      .subtracting(source.declarations.map(\.name))
  }

  private static let controllersOfTheKit = [
    "AlertController", "NavigationController", "ViewController",
  ]

  private func types(endingIn endings: [String]) -> Set<String> {
    allWords.filter { word in
      word.first?.isUppercase == true
        && endings.contains { word.hasSuffix($0) }
    }
  }

  /// The services that a file names beside what asks one in its stead.
  private var services: Set<String> {
    let asking = types(endingIn: ["Store", "DataManager", "ListedPhoto"])
      .subtracting(source.declarations.map(\.name))
    guard !ending.isEmpty, !asking.isEmpty else { return [] }
    let named = types(endingIn: ["Service"])
    if pattern.module == "VIPER" {
      // A data manager asks the service that it is named after.
      return named.intersection(
        asking.map { $0.dropLast("DataManager".count) + "Service" }
      )
    }
    guard pattern.module == "MVC", asking.contains("ListedPhoto") else {
      return named
    }
    // MVC's list of photos hands the details the service for their picture,
    // and the store of the photos hands it to each photo. Neither must ask it
    // itself.
    let isAsked = source.tokens.indices.dropLast().contains { place in
      source.tokens[place].isWord("pictureService")
        && source.tokens[place + 1].isMark(".")
    }
    let own = ending == "Store" ? [screen + "Service"] : []
    return named.subtracting(["PictureService"] + own)
      .union(isAsked ? ["pictureService"] : [])
  }

  private var openersNames: Set<String> {
    // Models and data managers are there for all screens.
    let endings = pattern.roles.filter { $0.role != .model }.map(\.ending)
      .filter { $0 != "DataManager" }
    return allWords.intersection(
      openers.flatMap { opener in endings.map { opener + $0 } }
    )
  }

  /// The files that start tasks, and own them.
  private static let starting: [String: Set<String>] = [
    "MVC": ["ViewController", "Store", "ListedPhoto", "Loader"],
    "TraditionalMVC": ["Model"],
    "MVP": ["Presenter"],
    "MVVM": ["ViewModel"],
    // What is observed is read anew in a task, which needs no owner.
    "MVVMObservation": ["ViewModel", "Model", "Observe"],
    "MVI": ["Store"],
    "VIPER": ["Interactor", "DataManager"],
  ]

  private var tasks: Set<String> {
    let endings = Self.starting[pattern.module] ?? []
    guard !endings.contains(where: { source.stem.hasSuffix($0) }) else {
      return []
    }
    return allWords.intersection(["Task", "withTaskGroup"])
  }

  /// By the module, the functions in which a view shows what it has read, by
  /// the beginning of their names, and whom it must not tell anything there.
  private static let showing = [
    "MVVMObservation": (function: "updateProperties", receiver: "viewModel"),
    "MVI": (function: "render", receiver: "store"),
  ]

  /// What a view tells others while it shows something, but by a closure for
  /// later: what it shows would change under it.
  private var acts: Set<String> {
    guard let (function, receiver) = Self.showing[pattern.module] else {
      return []
    }
    let places = source.members.filter { $0.name.hasPrefix(function) }
      .compactMap(\.code).joined()
    return Set(
      places.filter { place in
        source.tokens[place].isWord(receiver)
          && source.tokens[place + 1].isMark(".")
          && source.tokens[place + 3].isMark("(")
      }.map { source.tokens[$0 + 2].text }
    )
  }

  /// What a passive view reads of its presenter, but to make rows.
  private var readings: Set<String> {
    guard ["MVP", "VIPER"].contains(pattern.module), ending == "ViewController"
    else { return [] }
    let places = source.members
      .filter { !["numberOfRows", "tableView"].contains($0.name) }
      .compactMap(\.code).joined()
    return Set(
      places.filter { place in
        source.tokens[place].isWord("presenter")
          && source.tokens[place + 1].isMark(".")
          && !source.tokens[place + 3].isMark("(")
          && !isHandler(at: place)
      }.map { source.tokens[$0 + 2].text }
    )
  }

  /// Where a passive view chooses what to do, but by what it was told.
  private var decisions: Set<String> {
    let passive =
      pattern.module == "MVVM"
      ? ["ViewController", "Cell"] : ["ViewController"]
    guard ["MVP", "MVVM", "VIPER"].contains(pattern.module),
      passive.contains(ending)
    else { return [] }
    let tokens = source.tokens
    let branches = tokens.indices.dropLast().filter { place in
      ["guard", "if", "switch", "while"].contains(tokens[place].text)
        && !isTold(from: place + 1)
    }
    // A `?` after a space is no optional.
    let choices = tokens.indices.dropFirst().filter { place in
      tokens[place].text == "?"
        && tokens[place - 1].range.upperBound < tokens[place].range.lowerBound
    }
    let comparisons = tokens.indices.filter { place in
      ["!=", "&&", "==", "||"].contains(tokens[place].text)
        && !asksWhetherTold(at: place)
    }
    return Set((branches + choices + comparisons).map { tokens[$0].text })
  }

  /// Whether a comparison asks only if a parameter is nil, or if a cell shows.
  private func asksWhetherTold(at place: Int) -> Bool {
    let tokens = source.tokens
    guard tokens[place].text == "==", tokens[place + 1].isWord("nil") else {
      return false
    }
    return tokens[place - 1].kind == .word && !tokens[place - 2].isMark(".")
      || tokens[..<place].suffix(4).contains { $0.isWord("visibleCells") }
  }

  /// Whether a condition is a single word, such as a parameter, or is about the
  /// user's choice or about what a table says of its rows.
  private func isTold(from start: Int) -> Bool {
    let condition = source.tokens[start...].prefix {
      !$0.isMark("{") && !$0.isWord("else")
    }
    let words = condition.filter { $0.kind == .word && !$0.isWord("let") }
    return words.count == 1 && !condition.contains { $0.kind == .string }
      || words.contains {
        ["selectedSegmentIndex", "visibleCells"].contains($0.text)
      }
  }

  /// Where a view of MVI asks its store, and does not wait for `render`.
  ///
  /// No call shows it, for the state is a stored property.
  private var stateReadings: Set<String> {
    guard pattern.module == "MVI", ending == "ViewController" else { return [] }
    let isRead = source.tokens.indices.dropLast(2).contains { place in
      source.tokens[place].isWord("store")
        && source.tokens[place + 1].isMark(".")
        && source.tokens[place + 2].isWord("state")
    }
    return isRead ? ["state"] : []
  }

  /// Whether a function is handed over, as in `addAction(presenter.cancel)` or
  /// `handler: presenter.cancel`.
  private func isHandler(at place: Int) -> Bool {
    let before = source.tokens[place - 2..<place].map(\.text)
    return before == ["addAction", "("] || before == ["handler", ":"]
  }

  /// What makes two answers to the same state and event.
  private var chances: Set<String> {
    guard pattern.module == "MVI", ending == "Reducer" else { return [] }
    return allWords.intersection([
      "SystemRandomNumberGenerator", "UUID", "random", "randomElement",
      "shuffle", "shuffled",
    ])
  }

  /// In MVI only screens and stores have an identity.
  private var objects: Set<String> {
    guard pattern.module == "MVI" else { return [] }
    return Set(
      source.declarations.filter { [.class, .actor].contains($0.kind) }
        .map(\.name)
        .filter { !$0.hasSuffix("ViewController") && !$0.hasSuffix("Store") }
    )
  }

  private var allWords: Set<String> {
    source.words(in: source.tokens.indices)
  }
}

extension SourceFile {
  fileprivate var stem: String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }
}

extension Pattern {
  /// The ending of a file's name that says its role; empty where none does.
  fileprivate func ending(of stem: String) -> String {
    roles.first { stem.hasSuffix($0.ending) }?.ending ?? ""
  }

  /// The screen that a view's file draws.
  fileprivate func screen(of stem: String) -> String? {
    let drawn = roles.first { stem.hasSuffix($0.ending) }
      .flatMap { $0.role.draws ? $0.ending : nil }
    guard let drawn, drawn != stem else { return nil }
    return String(stem.dropLast(drawn.count))
  }
}
