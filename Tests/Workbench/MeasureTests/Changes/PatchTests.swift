import Testing

@testable import Measure

@Suite("Reading differences")
struct PatchTests {
  private static let text = """
    diff --git a/Sources/A.swift b/Sources/A.swift
    index 1..2 100644
    --- a/Sources/A.swift
    +++ b/Sources/A.swift
    @@ -1,4 +1,5 @@ struct A {
     one
    -two
    +2
    +2b
     three
    @@ -10,3 +11,2 @@
     ten
    --- eleven
     twelve
    \\ No newline at end of file
    diff --git a/Sources/B.swift b/Sources/B.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/B.swift
    @@ -0,0 +1 @@
    +new
    diff --git a/Tests/C D.swift b/Tests/C D.swift
    deleted file mode 100644
    --- a/Tests/C D.swift
    +++ /dev/null
    @@ -1,2 +0,0 @@
    -old
    -
    """

  private let files = Patch(text).files

  @Test("Each file is known by its path, and whether it comes or goes")
  func paths() {
    #expect(
      files.map(\.path) == [
        "Sources/A.swift", "Sources/B.swift", "Tests/C D.swift",
      ]
    )
    #expect(files.map(\.isNew) == [false, true, false])
    #expect(files.map(\.isDeleted) == [false, false, true])
  }

  @Test("Lines that come are counted after the change, those that go before it")
  func lines() {
    #expect(files[0].added == [2, 3])
    // A line that goes may begin like the head of a file.
    #expect(files[0].removed == [2, 11])
    #expect(files[1].added == [1])
    #expect(files[2].removed == [1, 2])
  }

  @Test("What is shown of a file begins at its first place")
  func shown() {
    #expect(files[1].lines == ["@@ -0,0 +1 @@", "+new"])
  }
}
