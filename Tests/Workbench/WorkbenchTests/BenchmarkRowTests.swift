import Catalogue
import ConsoleUI
import Foundation
import Models
import Testing
import WorkbenchKit

@testable import Benchmarks

/// What is measured is what its name says, and is compared with its like.
@MainActor
@Suite("The benchmarks' rows")
struct BenchmarkRowTests {
  private let catalogue = Catalogue.standard

  private func all() -> [Benchmark] {
    let package = URL(fileURLWithPath: "/")
    return [BenchmarkSet.code, .recording, .builds(package: package)]
      .flatMap { Benchmark.all(in: $0, of: catalogue) }
  }

  @Test("Every floor is a row of the same group, and no name stands twice")
  func floors() {
    let rows = all()
    let names = rows.map { "\($0.group): \($0.name)" }
    #expect(names.count > 100)
    #expect(Set(names).count == names.count)
    for row in rows {
      guard let floor = row.floor else { continue }
      #expect(names.contains("\(row.group): \(floor)"), "\(row.name)")
    }
  }

  @Test("Every variant is measured in every way")
  func variants() {
    let rows = Benchmark.all(in: .code, of: catalogue)
    for variant in catalogue.variants {
      let words = "\(variant.architecture.name) \(variant.feature.name)"
      let action = "action in \(variant.feature.name)"
      for (group, name) in [
        (action, variant.name),
        ("key to screen in \(variant)", "key to screen"), ("start-up", words),
      ] {
        #expect(rows.contains { $0.group == group && $0.name == name })
      }
    }
    let recording = Benchmark.all(in: .recording, of: catalogue)
    for variant in catalogue.variants {
      #expect(recording.contains { $0.contains("demo of \(variant)") })
    }
  }

  @Test("A variant that nobody wrote by hand is measured without a floor")
  func newcomer() {
    let mvc = Architecture.mvc
    let newcomer = Architecture(
      name: "new",
      title: mvc.title,
      module: mvc.module,
      roles: mvc.roles,
      deciders: mvc.deciders,
      rules: mvc.rules,
      screens: mvc.screens
    )
    let catalogue = Catalogue(architectures: [newcomer], features: [.weather])
    let rows = Benchmark.weatherUpdates(of: catalogue)
    #expect(rows.map(\.name) == ["new/weather"])
    #expect(rows.map(\.floor) == [nil])
  }

  @Test("A screen by hand shows what the variant's own shows")
  func byHand() throws {
    for (name, minimal) in WeatherByHand.screens {
      let architecture = try #require(catalogue.architecture(named: name))
      let own = try #require(architecture.screens[.weather])
      let frames = try [own, minimal].map { screen in
        let services = HeldServices()
        let window = Benchmark.window(with: screen, services)
        let perform = try Benchmark.answeringWeather(services)
        return (0..<2).map { _ in
          perform()
          // The update is of the weather; the place came before it.
          return window.makeFrame().lines.filter { line in
            !line.contains("Here") && line.contains { $0 != " " }
          }
        }
      }
      // Two updates in turn, so that each has something to change.
      #expect(frames[0] == frames[1])
      #expect(frames[0][0] != frames[0][1])
      #expect(frames[0].joined().joined().contains("Clear - 71℉"))
    }
  }

  @Test("The copy of Box is what Box is")
  func box() throws {
    func code(_ path: String) throws -> [String] {
      let url = House().root.appendingPathComponent(path)
      return try String(contentsOf: url, encoding: .utf8)
        .split(separator: "\n")
        .map { String($0).replacing("package ", with: "") }
        .map { $0.replacing("LocalBox", with: "Box") }
        .filter { !$0.contains("///") }
    }
    let box = try code("Sources/Architectures/MVVM/Binding/Box.swift")
    #expect(box.count > 10)
    #expect(
      try code("Sources/Workbench/Benchmarks/ByHand/LocalBox.swift") == box
    )
  }

  @Test("Without a compiler in the path the floor is the version")
  func noCompiler() {
    let program = URL(fileURLWithPath: "/bin/true")
    let rows = Benchmark.startup(
      of: catalogue,
      program: program,
      path: "/nowhere:"
    )
    #expect(rows.first?.name == "--version")
    #expect(rows.first?.floor == nil)
    #expect(rows.dropFirst().first?.floor == "--version")
    #expect(rows.last?.floor == "mvc greeting")
  }

  @Test("The file of photos holds as many as it was asked for")
  func photos() throws {
    let file = try TemporaryPhotos(count: 10_001)
    let photos = try file.read()
    #expect(photos.map(\.id) == Array(0..<10_001))
    #expect(photos.last?.name == "Photo 10000")
    #expect(try file.size > 10_001 * 100)
  }

  @Test("Memory is read as Linux tells it")
  func processMemory() {
    let status = "Name:\tx\nVmHWM:\t  2048 kB\nVmRSS:\t  1024 kB\n"
    let memory = ProcessMemory(status)
    #expect(memory?.resident == 1_048_576)
    #expect(memory?.peak == 2_097_152)
    #expect(ProcessMemory("Name:\tx\n") == nil)
  }
}
