@testable import Benchmarks
import Testing

@Suite("The bench command")
struct BenchCommandTests {
  #if DEBUG
    @Test("A debug build refuses in one line that names the command to use")
    func refusal() throws {
      let run = try Executable.run("bench")
      #expect(run.exitCode == 70)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: A debug build measures the missing optimiser; use \
          'swift run -c release workbench bench'

          """
      )
    }
  #endif

  @Test("The median of an odd count is the time in the middle")
  func oddMedian() {
    #expect(Sample([9, 1, 5]).median == 5)
  }

  @Test("The median of an even count lies between the two in the middle")
  func evenMedian() {
    #expect(Sample([8, 1, 3, 4]).median == 3.5)
  }

  @Test("The spread is the middle half of the times, as a part of the median")
  func spread() {
    #expect(Sample([50, 10, 40, 20, 30]).spread == 20.0 / 30)
    #expect(Sample([7, 7, 7]).spread == 0)
  }

  @Test("The ratio is that of the medians; a floor of 0 has none")
  func ratio() {
    #expect(Sample([6, 2, 100]).ratio(to: Sample([4, 4, 1])) == 1.5)
    #expect(Sample([6]).ratio(to: Sample([])) == nil)
  }
}
