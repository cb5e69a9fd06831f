import Catalogue
import Play
import Trace

/// Which module may import which: the architecture of this package.
///
/// The compiler holds each file to its own imports and the build refuses
/// undeclared targets; this table covers what those two do not see.
enum ImportRules {
  /// By target, the modules of ours that its files may import.
  private static let ours: [String: Set<String>] = [
    "Pictures": [],
    "Drawing": ["Pictures"],
    "ConsoleUI": ["Drawing", "Pictures"],
    "Formatting": [],
    "Models": ["Formatting", "Pictures"],
    "CallProbe": [],
    "Shell": [],
    "CTerminal": [],
    "JobHooks": [],
    "Jobs": ["JobHooks"],
    "SwiftSource": [],
    "Layouts": ["ConsoleUI"],
    "Services": ["Formatting", "Models", "Pictures"],
    "Trace": ["CallProbe", "ConsoleUI", "Jobs"],
    "Play": ["ConsoleUI", "Jobs", "Models", "Services", "Trace"],
    "Catalogue": patterns.union([
      "ConsoleUI", "Models", "Pictures", "Play", "Services", "Trace",
    ]),
    "Render": ["ConsoleUI", "Play", "SwiftSource", "Trace"],
    "Page": ["ConsoleUI", "Course", "Pictures", "Play", "Render", "Trace"],
    "Console": ["CTerminal", "ConsoleUI", "Play", "Render", "Trace"],
    "Measure": [
      "ConsoleUI", "Jobs", "MVVM", "Play", "Services", "Shell", "SwiftSource",
      "Trace",
    ],
    "LessonChecks": ["Jobs", "SwiftSource"],
    "Course": ["ConsoleUI", "LessonChecks", "Shell"],
    "Commands": [
      "Console", "ConsoleUI", "Course", "Measure", "Page", "Play", "Render",
      "Services", "Shell", "Trace",
    ],
    "workbench": ["Catalogue", "Commands"],

    "TestSupport": ["Jobs", "Models", "Pictures", "Shell"],
    "PicturesTests": ["Pictures"],
    "ConsoleUITests": ["ConsoleUI", "Pictures", "TestSupport"],
    "FormattingTests": ["Formatting"],
    "ModelsTests": ["Models", "TestSupport"],
    "LayoutsTests": ["ConsoleUI", "Layouts", "Pictures"],
    "ServicesTests": ["Models", "Pictures", "Services", "TestSupport"],
    "LiveServicesTests": [
      "Catalogue", "Console", "ConsoleUI", "Jobs", "Models", "Play", "Render",
      "Services", "TestSupport",
    ],
    "Scenarios": [
      "Catalogue", "ConsoleUI", "Models", "Pictures", "Play", "Services",
      "Trace",
    ],
    "AcceptanceTests": ["Catalogue", "Play", "Scenarios", "Trace"],
    "ShellTests": ["Shell", "TestSupport"],
    "SwiftSourceTests": ["SwiftSource", "TestSupport"],
    "TraceFixture": [],
    "JobsTests": ["Jobs"],
    "TraceTests": ["Jobs", "TestSupport", "Trace", "TraceFixture"],
    "CatalogueDoubles": [
      "Catalogue", "ConsoleUI", "Models", "Play", "Trace",
    ],
    "PlayTests": [
      "Catalogue", "CatalogueDoubles", "ConsoleUI", "Layouts", "Models", "Play",
      "Scenarios", "Services", "TestSupport", "Trace",
    ],
    "RenderTests": [
      "Catalogue", "CatalogueDoubles", "ConsoleUI", "Models", "Play", "Render",
      "TestSupport", "Trace",
    ],
    "PageTests": [
      "Catalogue", "ConsoleUI", "Course", "Page", "Play", "Render",
      "TestSupport", "Trace",
    ],
    "PseudoTerminal": [],
    "TerminalCrash": ["Console", "ConsoleUI"],
    "ConsoleTests": [
      "Catalogue", "Console", "ConsoleUI", "Pictures", "Play", "PseudoTerminal",
      "Render", "TestSupport", "Trace",
    ],
    "MeasureTests": [
      "Catalogue", "ConsoleUI", "Measure", "Play", "Shell", "SwiftSource",
      "TestSupport", "Trace",
    ],
    "LessonTests": [
      "ConsoleUI", "Course", "LessonChecks", "Shell", "SwiftSource",
      "TestSupport", "Trace",
    ],
    "RuleBreakers": ["ConsoleUI", "Layouts", "Models"],
    "CatalogueTests": [
      "Catalogue", "ConsoleUI", "Jobs", "Models", "Play", "Render",
      "RuleBreakers", "Scenarios", "SwiftSource", "TestSupport", "Trace",
    ],
    // The other toolkit is SwiftUI, where there is one.
    "OtherToolkitTests": [
      "Models", "MVI", "MVP", "MVVMObservation", "SwiftUI", "TestSupport",
    ],
    "LocalTimeWorkbench": [
      "Catalogue", "Commands", "ConsoleUI", "Layouts", "Models", "Play",
      "Trace",
    ],
    "CommandsTests": [
      "Catalogue", "CatalogueDoubles", "Commands", "Console", "ConsoleUI",
      "Measure", "Play", "Render", "TestSupport", "Trace",
    ],
  ]

  /// The same, and what the architectures and their tests may import.
  static let allowed: [String: Set<String>] = architectures.reduce(into: ours) {
    allowed,
    architecture in
    allowed[architecture.module] = given
    let needsScreen = architecture.pattern.deciders.contains(where: \.draws)
    allowed[architecture.testTarget] = [architecture.module, "TestSupport"]
    allowed[architecture.testTarget]?
      .formUnion(needsScreen ? given : ["Formatting", "Models", "Pictures"])
    allowed[architecture.testTarget]?
      .formUnion(testsOwnTools[architecture.module] ?? [])
  }

  private static let architectures = Catalogue.standard.architectures

  private static let patterns = Set(architectures.map(\.module))

  /// What every architecture is given.
  private static let given: Set = [
    "ConsoleUI", "Formatting", "Layouts", "Models", "Pictures",
  ]

  /// What the tests of a module's own tools need more, such as of a function
  /// that observes in tasks.
  private static let testsOwnTools: [String: Set<String>] = [
    // A cell is tested as UIKit's table uses it, which the console's does not.
    "MVVM": ["ConsoleUI", "Layouts"],
    // What a view presents for a state is seen on a screen only.
    "MVVMObservation": ["ConsoleUI", "Jobs"],
    "MVI": ["ConsoleUI", "Jobs"],
    // A view is tested against a spy of its presenter, and a router's alert too.
    "VIPER": ["ConsoleUI", "Layouts"],
  ]

  /// What a pattern demands of files beyond what their roles say, by the
  /// ending of their names.
  private static let byEnding: [String: [String: Set<String>]] = [
    "TraditionalMVC": [
      "ViewController": ["ConsoleUI", "Layouts"],
      "Controller": ["ConsoleUI", "Layouts", "Models"],
    ],
    "MVVM": ["Box": ["Formatting"]],
    "MVVMObservation": ["DataSource": ["ConsoleUI"]],
    "VIPER": [
      "Presenter": ["Formatting", "Pictures"],
      "Router": ["ConsoleUI", "Layouts"],
      "OutputData": ["Pictures"],
      "DisplayData": ["Pictures"],
    ],
  ]

  /// What some targets may import of the toolchain; the others any of it.
  static let toolchain: [String: Set<String>] = [
    "ConsoleUI": ["Observation"],
    "Formatting": ["Foundation"],
    "Layouts": [],
    "Pictures": [],
    "Models": ["Foundation", "Observation"],
    "workbench": ["Foundation"],
  ]

  /// What files of some roles may import of the toolchain, by the ending of
  /// their names; a file of the architectures else Foundation and Observation,
  /// and what draws and does not decide none.
  ///
  /// What decides by state and event alone asks no clock. Who words nothing
  /// needs no formatter, and nobody tells others by notifications.
  private static let toolchainByEnding: [String: [String: Set<String>]] = [
    "TraditionalMVC": ["Model": [], "Controller": []],
    "MVVM": ["Box": []],
    "MVVMObservation": ["Model": ["Observation"]],
    "MVI": ["Reducer": [], "Event": [], "Effect": [], "EffectHandler": []],
    "VIPER": ["Interactor": [], "DataManager": [], "Router": []],
  ]

  /// Modules that come with the toolchain; Testing is for tests only.
  static let toolchainModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "Musl", "Observation", "Synchronization", "Testing",
  ]

  /// What the role of a file allows; nil where it says nothing.
  ///
  /// What draws knows the widgets, and the models and how to word them only
  /// where it decides; everything else knows no widget, and a protocol between
  /// them no model. A picture is a plain value, and most may hold one.
  static func allowedByRole(of file: House.File) -> Set<String>? {
    let pattern = pattern(of: file)
    guard let pattern, file.path.hasPrefix("Sources/") else { return nil }
    if file.isSeam { return ["Formatting", "Pictures"] }
    guard let (ending, role) = pattern.role(of: file) else { return nil }
    if let demanded = byEnding[file.target]?[ending] { return demanded }
    guard role.draws else { return ["Formatting", "Models", "Pictures"] }
    return pattern.deciders.contains(role)
      ? given : ["ConsoleUI", "Layouts", "Pictures"]
  }

  /// What a file of an architecture may import of the toolchain.
  private static func toolchainByRole(of file: House.File) -> Set<String> {
    let usual: Set = ["Foundation", "Observation"]
    guard let pattern = pattern(of: file),
      let (ending, role) = pattern.role(of: file)
    else { return usual }
    if let demanded = toolchainByEnding[file.target]?[ending] {
      return demanded
    }
    return role.draws && !pattern.deciders.contains(role) ? [] : usual
  }

  private static func pattern(of file: House.File) -> Pattern? {
    architectures.first { $0.module == file.target }?.pattern
  }

  /// The imports of a file that the table does not allow.
  static func violations(in file: House.File) -> Set<String> {
    var allowed = self.allowed[file.target] ?? []
    if let role = allowedByRole(of: file) { allowed.formIntersection(role) }
    let isTest = file.path.hasPrefix("Tests/")
    let isTaught = !isTest && patterns.contains(file.target)
    let toolchain =
      isTaught
      ? toolchainByRole(of: file)
      : toolchain[file.target] ?? toolchainModules
    return file.imports.filter { module in
      guard toolchainModules.contains(module) else {
        return !allowed.contains(module)
      }
      return !toolchain.contains(module) || (module == "Testing" && !isTest)
    }
  }
}

extension Pattern {
  /// The role that the name of a file says, with the ending that says it.
  func role(of file: House.File) -> (ending: String, role: Role)? {
    roles.first { file.stem.hasSuffix($0.ending) }
  }
}
