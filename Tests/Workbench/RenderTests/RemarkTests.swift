import Testing

@testable import Render
@testable import Trace

@Suite("The line that asks whether an answer is still wanted")
struct RemarkTests {
  private static let source = """
    task = Task {
      do {
        place = try await service.find(name)
      } catch {
        guard !Task.isCancelled else { return }
        return
      }
      guard !Task.isCancelled else { return }
      do {
        let weather = try await service.fetch(place)
        guard !Task.isCancelled else { return }
      } catch {
        guard !Task.isCancelled else { return }
      }
    }
    """

  @Test(
    "It is that of the way which the answer takes",
    arguments: [
      ("find", false, 7), ("find", true, 4), ("fetch", false, 10),
      ("fetch", true, 12),
    ]
  )
  func lines(_ name: String, _ hasFailed: Bool, _ line: Int) {
    let function = FunctionName(
      module: "M",
      typeModule: "M",
      type: "Service",
      member: "\(name)(_:)",
      kind: .method
    )
    let awaited = Recording.Awaited(
      function: function,
      isAnswer: true,
      hasFailed: hasFailed,
      words: ""
    )
    let lines = Self.source.split(separator: "\n")[...]
    #expect(lines.condition(after: awaited) == line)
  }

  @Test(
    "It is none where nobody catches a failure",
    arguments: [("try", nil), ("try?", 2)] as [(String, Int?)]
  )
  func thrownOn(_ word: String, _ line: Int?) {
    let source = """
      func load() async throws {
        let photos = \(word) await service.fetch()
        guard !Task.isCancelled else { return }
      }
      """
    let awaited = Recording.Awaited(
      function: FunctionName(
        module: "M",
        typeModule: "M",
        type: "Service",
        member: "fetch()",
        kind: .method
      ),
      isAnswer: true,
      hasFailed: true,
      words: ""
    )
    let lines = source.split(separator: "\n")[...]
    #expect(lines.condition(after: awaited) == line)
  }

  @Test("Where nothing was awaited it is the outermost")
  func outermost() {
    let lines = Self.source.split(separator: "\n")[...]
    #expect(lines.condition(after: nil) == 7)
  }
}
