/// Which module may import which: the architecture of this package.
///
/// The compiler holds each file to its own imports and the build refuses
/// undeclared targets; this table covers what those two do not see.
enum ImportRules {
  /// By target, the modules of ours that its files may import.
  static let allowed: [String: Set<String>] = [
    "ConsoleUI": [],
    "Formatting": [],
    "Models": [],
    "CallProbe": [],
    "Arguments": [],
    "Shell": [],
    "SwiftSource": [],
    "Layouts": ["ConsoleUI"],
    "Services": ["Formatting", "Models"],
    "CallTrace": ["CallProbe"],
    "MVC": ["ConsoleUI", "Formatting", "Layouts", "Models"],
    "MVP": ["ConsoleUI", "Formatting", "Layouts", "Models"],
    "MVVM": ["ConsoleUI", "Formatting", "Layouts", "Models"],
    "WorkbenchKit": [
      "Arguments", "CallTrace", "ConsoleUI", "Models", "Services",
    ],
    "Catalogue": [
      "ConsoleUI", "MVC", "MVP", "MVVM", "Models", "Services", "WorkbenchKit",
    ],
    "Testability": [
      "CallTrace", "ConsoleUI", "Services", "Shell", "SwiftSource",
      "WorkbenchKit",
    ],
    "LessonChecks": ["SwiftSource"],
    "Benchmarks": [
      "CallTrace", "ConsoleUI", "Formatting", "Layouts", "MVVM", "Models",
      "Services",
      "Shell", "WorkbenchKit",
    ],
    "Course": [
      "CallTrace", "ConsoleUI", "LessonChecks", "Shell", "SwiftSource",
      "WorkbenchKit",
    ],
    "Commands": [
      "Arguments", "Benchmarks", "CallTrace", "ConsoleUI", "Course", "Layouts",
      "MVC", "MVP", "MVVM", "Models", "Services", "Shell", "Testability",
      "WorkbenchKit",
    ],
    "workbench": ["Catalogue", "Commands"],

    "TestSupport": ["Models", "Shell"],
    "MVCTests": ["ConsoleUI", "Layouts", "MVC", "Models", "TestSupport"],
    "MVPTests": ["MVP", "Models", "TestSupport"],
    "MVVMTests": ["MVVM", "Models", "TestSupport"],
    "AcceptanceTests": ["Catalogue", "WorkbenchKit"],
    "ArgumentsTests": ["Arguments", "TestSupport"],
    "ShellTests": ["Shell", "TestSupport"],
    "SwiftSourceTests": ["SwiftSource", "TestSupport"],
    "CallTraceFixture": [],
    "CallTraceTests": ["CallTrace", "CallTraceFixture"],
    "ConsoleUITests": ["ConsoleUI"],
    "LessonTests": [
      "CallTrace", "Catalogue", "ConsoleUI", "Course", "LessonChecks", "Models",
      "Services", "Shell",
      "TestSupport", "WorkbenchKit",
    ],
    "FormattingTests": ["Formatting"],
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
    "RuleBreakers": ["ConsoleUI", "Layouts"],
    "PseudoTerminal": [],
    "TerminalCrash": ["ConsoleUI"],
    "TerminalTests": [
      "Catalogue",
      "ConsoleUI", "PseudoTerminal", "TestSupport", "WorkbenchKit",
    ],
    "WorkbenchTests": [
      "Catalogue",
      "Benchmarks", "CallTrace", "Commands", "ConsoleUI", "Layouts", "Models",
      "RuleBreakers", "Services", "SwiftSource", "TestSupport", "Testability",
      "WorkbenchKit",
    ],
  ]

  /// What is allowed to files of some architectures, by the ending of their
  /// names: the roles that the pattern keeps apart.
  static let allowedByEnding: [String: [String: Set<String>]] = [
    "MVP": [
      "Presenter": ["Formatting", "Models"],
      "View": ["Formatting"],
      "ViewController": ["ConsoleUI", "Formatting", "Layouts"],
    ],
    "MVVM": [
      "ViewModel": ["Formatting", "Models"],
      "Box": ["Formatting"],
      "ViewController": ["ConsoleUI", "Formatting", "Layouts"],
    ],
  ]

  /// What some targets may import of the toolchain; the others any of it.
  static let toolchain: [String: Set<String>] = [
    "ConsoleUI": ["Darwin", "Dispatch", "Glibc", "Musl", "Synchronization"],
    "Formatting": ["Foundation"],
    "Layouts": [],
    "Models": ["Foundation"],
    "MVC": ["Foundation"],
    "MVP": ["Foundation"],
    "MVVM": ["Foundation"],
    "Arguments": [],
    "workbench": ["Foundation"],
  ]

  /// Modules that come with the toolchain; Testing is for tests only.
  static let toolchainModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc",
    "Musl", "Observation", "Synchronization", "Testing",
  ]

  /// What the role of a file allows; nil where it says nothing.
  static func allowedByRole(of file: House.File) -> Set<String>? {
    allowedByEnding[file.target]?.first { file.stem.hasSuffix($0.key) }?.value
  }

  /// The imports of a file that the table does not allow.
  static func violations(in file: House.File) -> Set<String> {
    var allowed = self.allowed[file.target] ?? []
    if let role = allowedByRole(of: file) { allowed.formIntersection(role) }
    let isTest = file.path.hasPrefix("Tests/")
    let toolchain = toolchain[file.target] ?? toolchainModules
    return file.imports.filter { module in
      guard toolchainModules.contains(module) else {
        return !allowed.contains(module)
      }
      return !toolchain.contains(module) || (module == "Testing" && !isTest)
    }
  }
}
