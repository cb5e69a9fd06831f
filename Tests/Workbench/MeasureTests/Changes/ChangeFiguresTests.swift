import Catalogue
import Play
import SwiftSource
import Testing

@testable import Measure

@Suite("What a change costs, seen in its differences")
struct ChangeFiguresTests {
  private static let folder = "Sources/Architectures/MVP"

  private let before = """
    import Models

    protocol AView: AnyObject {
      func show(_ text: String)
    }

    final class APresenter {
      private var count = 0

      func tap() {
        count += 1
      }

      func load(id: Int) {}
    }

    enum AState {
      case empty
    }

    struct Outer {
      struct Inner {
        let a = 1
      }
      let b = 1
    }
    """

  /// The figures of a change of that file and of others, which hold `added`.
  private func figures(
    _ changed: String,
    _ patch: String,
    isView: Bool = false,
    added: String = ""
  ) -> ChangeFigures {
    let path = "\(Self.folder)/A.swift"
    return ChangeFigures(
      Patch(patch),
      of: .mvp,
      isView: { _ in isView },
      files: { file in
        ChangeFigures.FilePair(
          before: file == path ? SourceFile(path: path, text: before) : nil,
          after: SourceFile(path: file, text: file == path ? changed : added)
        )
      }
    )
  }

  private func patch(_ lines: String, of path: String) -> String {
    "diff --git a/\(path) b/\(path)\n\(lines)\n"
  }

  @Test("Lines count by where they stand")
  func places() {
    let text =
      patch(
        "@@ -10,1 +10,2 @@\n-old\n+new\n+more",
        of: "\(Self.folder)/A.swift"
      )
      + patch(
        "new file mode 100644\n@@ -0,0 +1 @@\n+a",
        of: "\(Self.folder)/B.swift"
      )
      + patch(
        "@@ -1 +1 @@\n-x\n+y",
        of: "Tests/Architectures/MVPTests/T.swift"
      )
    let plain = figures(before, text)
    #expect(plain.filesTouched == 1)
    #expect(plain.filesAdded == 1)
    #expect(plain.linesToRead == 25, "of A, and none of B and T")
    #expect(plain.plainLines == LineFigures(added: 3, removed: 1))
    #expect(plain.viewLines == LineFigures())
    #expect(plain.testLines == LineFigures(added: 1, removed: 1))
    let view = figures(before, text, isView: true)
    #expect(view.viewLines == plain.plainLines)
    #expect(view.plainLines == LineFigures())
  }

  @Test("A type is touched where lines come or go in it")
  func types() {
    let text = patch(
      "@@ -4 +4 @@\n-a\n+b\n@@ -11 +11 @@\n-a\n+b\n@@ -15 +15 @@\n+b",
      of: "\(Self.folder)/A.swift"
    )
    #expect(figures(before, text).typesTouched == 2)
  }

  @Test("Of types that stand in each other the inner one is touched")
  func innerTypes() {
    let text = patch(
      "@@ -23 +23 @@\n-a\n+b\n@@ -25 +25 @@\n-a\n+b",
      of: "\(Self.folder)/A.swift"
    )
    #expect(figures(before, text).typesTouched == 2)
  }

  @Test(
    "An interface is changed where others see another one",
    arguments: [
      ("count += 1", "count += 2", 0),
      ("private var count", "private var number", 0),
      ("func load(id: Int)", "func load(id: Int, now: Bool)", 1),
      ("func tap()", "private func tap()", 1),
      // The requirement and the protocol that has it.
      ("show(_ text: String)", "show(_ text: String?)", 2),
      (
        "func show(_ text: String)", "func show(_ text: String)\n  func hide()",
        1
      ),
      ("case empty", "case empty, full", 1),
      ("func tap()", "func undo() {}\n\n  func tap()", 0),
    ]
  )
  func interfaces(old: String, new: String, count: Int) {
    let changed = before.replacing(old, with: new)
    let text = patch("@@ -1 +1 @@\n-a\n+b", of: "\(Self.folder)/A.swift")
    #expect(figures(changed, text).interfacesChanged == count)
  }

  @Test("A declaration that moves to another file has the same interface")
  func moved() {
    let view = """
      protocol AView: AnyObject {
        func show(_ text: String)
      }
      """
    let text =
      patch("@@ -3,3 +2,0 @@\n-a\n-b\n-c", of: "\(Self.folder)/A.swift")
      + patch(
        "new file mode 100644\n@@ -0,0 +1,3 @@\n+a\n+b\n+c",
        of: "\(Self.folder)/B.swift"
      )
    let rest = before.replacing(view, with: "")
    #expect(figures(rest, text, added: view).interfacesChanged == 0)
    #expect(figures(rest, text).interfacesChanged == 2)
  }
}
