import Console
import Course
import Foundation
import Play
import Shell

extension MenuPage {
  /// What a person can do who has typed nothing but the program's name.
  static func start(_ catalogue: Catalogue) -> MenuPage {
    MenuPage(
      title: "The architecture workbench",
      items: [
        Item(
          "Use",
          "A feature in one architecture, or side by side",
          catalogue.variants("Use") { $1 + [$0.name] }
        ),
        Item(
          "Compare",
          "A demo of a feature in all architectures, step by step",
          catalogue.demos("Compare") { .words(["compare"] + $1 + [$0.name]) }
        ),
        Item(
          "Trace",
          "Who calls whom in a demo of a feature",
          catalogue.demos("Trace") { feature, demo in
            let words = { ["trace"] + demo + $0 + [feature.name] }
            return .page(catalogue.architectures(of: feature, words: words))
          }
        ),
        Item(
          "Page",
          "All of it side by side, as a file here for a browser",
          catalogue.features("Page of") { .words(pageWords(of: $0)) }
        ),
        Item(
          "Read",
          "The source of a feature, by role",
          catalogue.variants("Read") { ["source"] + $1 + [$0.name] }
        ),
        Item("Learn", "A course with exercises that are checked", lessons),
        Item(
          "Measure",
          "What the tests of a feature need; takes minutes",
          catalogue.features("Measure") { .words(["testability", $0.name]) }
        ),
        Item("Everything else", "All commands and options", .words(["--help"])),
      ]
    )
  }

  /// What writes the page of a feature into a file of its name, here.
  private static func pageWords(of feature: Feature) -> [String] {
    let folder = FileManager.default.currentDirectoryPath
    let file = URL(fileURLWithPath: folder)
      .appendingPathComponent(PageCommand.fileName(of: feature))
    return ["page", feature.name, "--output", file.path]
  }

  /// Asks for the architectures, or for the feature, that words lack.
  static func forMissingWord(
    besides words: [String],
    _ selection: Selection,
    in catalogue: Catalogue
  ) -> MenuPage {
    guard let feature = selection.feature else {
      return MenuPage(
        title: "Which feature?",
        items: catalogue.features.map { feature in
          Item(feature.name, feature.abstract, .words(words + [feature.name]))
        }
      )
    }
    return catalogue.architectures(of: feature) { words + $0 }
  }

  /// The lessons, and what one does with each.
  private static var lessons: Choice {
    guard let folder = try? PackageFolder.find(with: "Lessons") else {
      // The command says why there are none.
      return .words(["lesson"])
    }
    let course = CourseFolder(package: folder, workingFolder: folder)
    func item(_ name: String, _ lesson: Lesson, _ detail: String) -> Item {
      let actions: [LessonAction] = [.show, .check, .hint, .solution]
      let choices = actions.map { action in
        let words = ["lesson", action.rawValue, lesson.number]
        return Item(action.rawValue, action.abstract, .words(words))
      }
      return Item(name, detail, .page(MenuPage(title: detail, items: choices)))
    }
    let items = course.lessons.map { lesson in
      item(lesson.number, lesson, (try? lesson.text().title) ?? lesson.name)
    }
    let current = ProgressFile(course).progress.lesson(in: course.lessons)
    let first = current.map { lesson in
      let title = (try? lesson.text().title) ?? lesson.name
      return item("go on", lesson, "Lesson \(lesson.number): \(title)")
    }
    return .page(
      MenuPage(
        title: "Learn what?",
        items: [first].compactMap(\.self) + items
      )
    )
  }
}

extension Catalogue {
  /// Asks which feature.
  fileprivate func features(
    _ verb: String,
    choice: (Feature) -> MenuPage.Choice
  ) -> MenuPage.Choice {
    let items = features.map { feature in
      MenuPage.Item(feature.name, feature.abstract, choice(feature))
    }
    return .page(MenuPage(title: "\(verb) which feature?", items: items))
  }

  /// Asks which feature and which of its demos, first the one for whose moment
  /// it is known.
  ///
  /// - Parameter choice: What a feature and the words for a demo lead to.
  fileprivate func demos(
    _ verb: String,
    choice: @escaping (Feature, [String]) -> MenuPage.Choice
  ) -> MenuPage.Choice {
    features(verb) { feature in
      var demos = feature.demos
      let chosen = demos.firstIndex { $0.name == feature.opensAt?.demo }
      demos.swapAt(0, chosen ?? 0)
      let items = demos.map { demo in
        let words = [ScreenOptions.demo.spelling, demo.name]
        return MenuPage.Item(demo.name, demo.summary, choice(feature, words))
      }
      let title = "\(verb) which demo of \(feature.name)?"
      return .page(MenuPage(title: title, items: items))
    }
  }

  /// Asks which feature and in which architectures.
  ///
  /// - Parameter words: The words for a feature and architectures of it.
  fileprivate func variants(
    _ verb: String,
    words: @escaping (Feature, [String]) -> [String]
  ) -> MenuPage.Choice {
    features(verb) { feature in
      .page(architectures(of: feature) { words(feature, $0) })
    }
  }

  /// Asks in which architectures: in one, in those that are marked, or in all.
  fileprivate func architectures(
    of feature: Feature,
    words: @escaping ([String]) -> [String]
  ) -> MenuPage {
    let each = variants(of: feature).map(\.architecture).map { architecture in
      MenuPage.Item(
        architecture.name,
        architecture.title,
        .words(words([architecture.name]))
      )
    }
    let all = MenuPage.Item(
      Selection.all,
      "All side by side; Space marks some of them",
      .words(words([Selection.all])),
      isAll: true
    )
    return MenuPage(
      title: "\(feature.name) in which architecture?",
      items: each + [all],
      wordsForMarked: words
    )
  }
}
