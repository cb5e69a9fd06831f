import Catalogue
import WorkbenchKit

/// Which module may import which: the architecture of this package.
///
/// The compiler holds each file to its own imports and the build refuses
/// undeclared targets; this table covers what those two do not see.
enum ImportRules {
  /// By target, the modules of ours that its files may import.
  private static let ours: [String: Set<String>] = [
    "ConsoleUI": [],
    "Formatting": [],
    "Models": ["Formatting"],
    "CallProbe": [],
    "Shell": [],
    "CTerminal": [],
    "Terminal": ["CTerminal", "ConsoleUI"],
    "SwiftSource": [],
    "Layouts": ["ConsoleUI"],
    "Services": ["Formatting", "Models"],
    "CallTrace": ["CallProbe", "ConsoleUI"],
    "WorkbenchKit": [
      "CallTrace", "ConsoleUI", "Models", "Services", "SwiftSource",
    ],
    "Catalogue": patterns.union([
      "ConsoleUI", "Models", "Services", "WorkbenchKit",
    ]),
    "Testability": [
      "CallTrace", "ConsoleUI", "Services", "Shell", "SwiftSource",
      "WorkbenchKit",
    ],
    "LessonChecks": ["SwiftSource"],
    "Benchmarks": ["CallTrace", "ConsoleUI", "MVVM", "WorkbenchKit"],
    "Course": ["ConsoleUI", "LessonChecks", "Shell"],
    "Page": ["CallTrace", "ConsoleUI", "WorkbenchKit"],
    "Commands": [
      "Benchmarks", "CallTrace", "ConsoleUI", "Course", "Page", "Services",
      "Shell", "Terminal", "Testability", "WorkbenchKit",
    ],
    "workbench": ["Catalogue", "Commands"],

    "TestSupport": ["Models", "Shell"],
    "AcceptanceTests": ["Catalogue", "WorkbenchKit"],
    "CommandsTests": ["Commands", "TestSupport", "WorkbenchKit"],
    "ShellTests": ["Shell", "TestSupport"],
    "SwiftSourceTests": ["SwiftSource", "TestSupport"],
    "CallTraceFixture": [],
    "CallTraceTests": [
      "CallTrace", "CallTraceFixture", "ConsoleUI", "TestSupport",
    ],
    "ConsoleUITests": ["ConsoleUI", "TestSupport"],
    "LessonTests": [
      "CallTrace", "ConsoleUI", "Course", "LessonChecks", "Shell",
      "SwiftSource", "TestSupport",
    ],
    "FormattingTests": ["Formatting"],
    "ModelsTests": ["Models"],
    "ServicesTests": ["Models", "Services"],
    "LiveServicesTests": [
      "Catalogue",
      "ConsoleUI", "Models", "Services", "TestSupport", "WorkbenchKit",
    ],
    "TestabilityTests": [
      "CallTrace", "Catalogue", "ConsoleUI", "Shell", "SwiftSource",
      "TestSupport", "Testability",
      "WorkbenchKit",
    ],
    "LocalTimeWorkbench": [
      "Catalogue", "Commands", "ConsoleUI", "Layouts", "Models", "WorkbenchKit",
    ],
    "PageTests": [
      "CallTrace", "Catalogue", "ConsoleUI", "Page", "Shell", "TestSupport",
      "WorkbenchKit",
    ],
    "RuleBreakers": ["ConsoleUI", "Layouts", "Models"],
    "PseudoTerminal": [],
    "TerminalCrash": ["ConsoleUI", "Terminal"],
    "TerminalTests": [
      "CallTrace", "Catalogue",
      "ConsoleUI", "PseudoTerminal", "Terminal", "TestSupport", "WorkbenchKit",
    ],
    "WorkbenchTests": [
      "Catalogue",
      "Benchmarks", "CallTrace", "Commands", "ConsoleUI", "Layouts", "Models",
      "RuleBreakers", "Services", "SwiftSource", "TestSupport", "Testability",
      "WorkbenchKit",
    ],
  ]

  /// The same, and what the architectures and their tests may import.
  static let allowed: [String: Set<String>] = architectures.reduce(into: ours) {
    allowed,
    architecture in
    allowed[architecture.module] = given
    let needsScreen = architecture.deciders.contains(where: \.draws)
    allowed[architecture.testTarget] = [architecture.module, "TestSupport"]
    allowed[architecture.testTarget]?
      .formUnion(needsScreen ? given : ["Formatting", "Models"])
  }

  private static let architectures = Catalogue.standard.architectures

  private static let patterns = Set(architectures.map(\.module))

  /// What every architecture is given.
  private static let given: Set = [
    "ConsoleUI", "Formatting", "Layouts", "Models",
  ]

  /// What a pattern demands of files beyond what their roles say, by the
  /// ending of their names.
  private static let byEnding: [String: [String: Set<String>]] = [
    "TraditionalMVC": [
      "ViewController": ["ConsoleUI", "Layouts"],
      "Controller": ["ConsoleUI", "Layouts", "Models"],
    ],
    "MVVM": ["Box": ["Formatting"]],
    "VIPER": [
      "Presenter": ["Formatting"],
      "Router": ["ConsoleUI", "Formatting", "Layouts"],
      "OutputData": [],
      "DisplayData": [],
    ],
  ]

  /// What some targets may import of the toolchain; the others any of it.
  static let toolchain: [String: Set<String>] = [
    "ConsoleUI": ["Observation"],
    "Formatting": ["Foundation"],
    "Layouts": [],
    "Models": ["Foundation"],
    "workbench": ["Foundation"],
  ]

  /// What files of some roles may import of the toolchain, by the ending of
  /// their names; a file of the architectures else Foundation and Observation.
  ///
  /// What decides by state and event alone asks no clock.
  private static let toolchainByEnding: [String: [String: Set<String>]] = [
    "MVI": ["Reducer": [], "Event": [], "Effect": []]
  ]

  /// Modules that come with the toolchain; Testing is for tests only.
  static let toolchainModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "Musl", "Observation", "Synchronization", "Testing",
  ]

  /// What the role of a file allows; nil where it says nothing.
  ///
  /// What draws knows the widgets, and the models only where it decides;
  /// everything else knows no widget, and a protocol between them no model.
  static func allowedByRole(of file: House.File) -> Set<String>? {
    let architecture = architectures.first { $0.module == file.target }
    guard let architecture, file.path.hasPrefix("Sources/") else { return nil }
    if file.declaresProtocolsOnly { return ["Formatting"] }
    guard
      let (ending, role) = architecture.roles.first(
        where: { file.stem.hasSuffix($0.ending) }
      )
    else { return nil }
    if let demanded = byEnding[file.target]?[ending] { return demanded }
    guard role.draws else { return ["Formatting", "Models"] }
    return architecture.deciders.contains(role)
      ? given : given.subtracting(["Models"])
  }

  /// The imports of a file that the table does not allow.
  static func violations(in file: House.File) -> Set<String> {
    var allowed = self.allowed[file.target] ?? []
    if let role = allowedByRole(of: file) { allowed.formIntersection(role) }
    let isTest = file.path.hasPrefix("Tests/")
    let isTaught = !isTest && patterns.contains(file.target)
    let toolchain =
      isTaught
      ? toolchainByEnding[file.target]?
        .first { file.stem.hasSuffix($0.key) }?.value
        ?? ["Foundation", "Observation"]
      : toolchain[file.target] ?? toolchainModules
    return file.imports.filter { module in
      guard toolchainModules.contains(module) else {
        return !allowed.contains(module)
      }
      return !toolchain.contains(module) || (module == "Testing" && !isTest)
    }
  }
}
