import Catalogue
import Play
import Render
import TestSupport
import Testing
import Trace

@testable import Page

@Suite(
  "The recording behind the page",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct FeatureRecordingTests {
  /// The recordings that were made already: all tests look at the same ones.
  private static var recordings: [String: FeatureRecording] = [:]

  private func recording(of feature: Feature) throws -> FeatureRecording {
    if let known = Self.recordings[feature.name] { return known }
    let recording = try FeatureRecording(
      of: feature,
      in: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      package: TestedPackage.folder
    )
    Self.recordings[feature.name] = recording
    return recording
  }

  @Test(
    "Every function that is called is found in the sources",
    arguments: Catalogue.standard.features
  )
  nonisolated func places(_ feature: Feature) async throws {
    let recording = try await recording(of: feature)
    #expect(recording.failure == nil)
    #expect(recording.demos.map(\.name) == feature.demos.map(\.name))
    let steps = recording.demos.flatMap(\.steps)
    #expect(steps.allSatisfy { $0.action == nil || $0.narration != nil })
    let functions = steps.flatMap(\.outcomes)
      .flatMap(\.diagram.messages).compactMap(\.function)
    try #require(functions.count > 20)
    for function in Set(functions) {
      let place = try #require(recording.places[function], "\(function)")
      let file = try #require(recording.files[place.path])
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      let source = lines[(place.lines.lowerBound - 1)..<place.lines.upperBound]
        .joined(separator: "\n")
      let type = function.type?.split(separator: ".").last ?? ""
      guard function.closureNumbers.isEmpty else {
        #expect(source.contains("{"), "\(function)")
        continue
      }
      #expect(source.contains(function.baseName) || source.contains(type))
      // An attribute may have a line of its own.
      let head =
        lines[(place.lines.lowerBound - 1)...]
        .first { !$0.contains("@discardableResult") } ?? ""
      // The compiler writes an enumeration's raw value and its list of cases.
      let isWritten =
        ![.initialiser, .deinitialiser].contains(function.kind)
        && !["allCases", "rawValue"].contains(function.member)
      #expect(
        ["func ", "init", "var ", "let ", "deinit", "subscript"].contains {
          head.contains($0)
        } || !isWritten,
        "\(function) at \(head)"
      )
    }
  }

  @Test(
    "The page of a feature keeps within its size, and is well-formed",
    arguments: Catalogue.standard.features
  )
  nonisolated func size(_ feature: Feature) async throws {
    let recording = try await recording(of: feature)
    let html = PageDocument(features: [recording]).html
    // 3 MB for seven architectures.
    #expect(html.utf8.count <= 3_000_000 / 7 * recording.variants.count)
    let parsed = ParsedPage(html)
    #expect(parsed.problem == nil)
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(
      Set(parsed.links.map { String($0.dropFirst()) })
        .subtracting(parsed.ids) == []
    )
  }

  @Test("A page opens where the feature says")
  func opening() throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try recording(of: feature)
    let opening = recording.opening
    #expect(recording.demos[opening.demo].name == feature.opensAt?.demo)
    #expect(opening.step == feature.opensAt?.step)
  }

  @Test("Messages are counted as the comparison counts them")
  func messages() throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let demo = try recording(of: feature).demos[0]
    let run = Run(
      variants: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      recorded: .messages
    )
    let report = ComparisonReport(
      run.play(Demonstration(try feature.demos[0].script())),
      of: feature,
      in: Catalogue.standard.architectures,
      printer: nil
    )
    for (place, architecture) in Catalogue.standard.architectures.enumerated() {
      #expect(
        demo.steps.map(\.outcomes[place].messages)
          == report.messages?.counts[architecture.name]?.map { $0?.messages }
      )
    }
  }

  @Test("A closure has its own lines, and not those of the function around it")
  func closures() throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try recording(of: feature)
    let closures = recording.places.filter { function, _ in
      function.type == "WeatherPresenter" && !function.closureNumbers.isEmpty
    }
    try #require(!closures.isEmpty)
    for (_, place) in closures {
      let lines = try #require(recording.files[place.path])
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines[place.lines.lowerBound - 1].contains("func "))
    }
  }

  @Test(
    "Those who decide hold values that are the same in every run",
    arguments: [Feature.weather, .worldClock, .photoList]
  )
  nonisolated func held(_ feature: Feature) async throws {
    let first = try await recording(of: feature)
    let again = try await FeatureRecording(
      of: feature,
      in: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      package: TestedPackage.folder
    )
    for (one, other) in zip(first.demos, again.demos) {
      for (step, same) in zip(one.steps, other.steps) {
        #expect(step.outcomes.map(\.held) == same.outcomes.map(\.held))
      }
    }
    let held = first.demos.flatMap(\.steps).flatMap(\.outcomes)
      .flatMap(\.held)
    #expect(!held.contains { $0.text.contains("0x") })
    #expect(!held.isEmpty)
  }

  /// For each step of a demo what is remarked in an architecture, and at which
  /// lines.
  private func remarks(
    in demo: String,
    of feature: String,
    _ architecture: String
  ) throws -> [[String]] {
    let feature = try #require(Catalogue.standard.feature(named: feature))
    let recording = try recording(of: feature)
    let place = try #require(
      recording.variants.firstIndex { $0.name == architecture }
    )
    let demo = try #require(recording.demos.first { $0.name == demo })
    return demo.steps.map { step in
      step.outcomes[place].remarks
        .sorted { $0.key < $1.key }.map { _, remark in
          let lines = recording.lines(of: remark.place)
          let line = lines[remark.line - 1].drop { $0 == " " }
          return remark.words().prefix(1) + " " + line
        }
    }
  }

  @Test(
    "An older task that is cancelled and an answer that is dropped are remarked",
    arguments: Catalogue.standard.architectures.map(\.name)
  )
  func allRemarks(_ architecture: String) throws {
    let guarding = "✕ guard !Task.isCancelled else { return }"
    let race = try remarks(in: "reload-race", of: "photo-list", architecture)
    #expect(race.map(\.count) == [0, 0, 1, 0, 0, 1, 2, 0])
    for step in [2, 5] {
      #expect(race[step].first?.hasPrefix("✕ ") == true)
      #expect(race[step].first?.contains("cancel(") == true)
    }
    #expect(race[6] == [guarding, guarding])
    let weather = try remarks(in: "late-answer", of: "weather", architecture)
    #expect(weather.map(\.count) == [0, 0, 0, 1, 0, 0, 1, 1, 1])
    #expect(weather[8] == [guarding])
    let clock = try remarks(
      in: "last-one-wins",
      of: "world-clock",
      architecture
    )
    #expect(clock.map(\.count) == [0, 0, 0, 0, 1, 1, 0])
    #expect(clock[4].first?.hasPrefix("✕ ") == true)
    #expect(clock[5] == [guarding])
    // A search that has ended is cancelled, too, and that means nothing.
    let failed = try remarks(in: "failed-weather", of: "weather", architecture)
    #expect(failed.map(\.count) == failed.map { _ in 0 })
  }

  @Test(
    "It is said how many pictures of rows are not wanted any more",
    arguments: Catalogue.standard.architectures.map(\.name)
  )
  func severalPictures(_ architecture: String) throws {
    let feature = try #require(Catalogue.standard.feature(named: "photo-list"))
    let recording = try recording(of: feature)
    let place = try #require(
      recording.variants.firstIndex { $0.name == architecture }
    )
    let demo = try #require(recording.demos.first { $0.name == "used-row" })
    let cancelling = demo.steps.map { step in
      step.outcomes[place].remarks.values.filter { $0.kind == .cancels }
        .map { $0.words() }
    }
    let one = "✕ cancels the older task"
    // In mvc the controller cancels at each row that it is told of.
    let four =
      architecture == "mvc"
      ? [one, one, one, one] : ["✕ cancels 4 older tasks"]
    #expect(
      cancelling == [[], [], [], four, [], [], [], [], [one, one]]
    )
  }

  @Test(
    "A reducer that gets an answer opens at its case",
    arguments: Catalogue.standard.features
  )
  nonisolated func cases(_ feature: Feature) async throws {
    let recording = try await recording(of: feature)
    let place = try #require(
      recording.variants.firstIndex { $0.name == "mvi" }
    )
    for step in recording.demos.flatMap(\.steps) {
      var called: [(place: SourcePlace, message: SequenceDiagram.Message)] = []
      var answer: Recording.Awaited?
      for message in recording.ladder(of: place, in: step).messages {
        guard let place = message.function.flatMap({ recording.places[$0] })
        else { continue }
        if let awaited = message.awaited {
          answer = awaited.isAnswer ? awaited : nil
        }
        // A view that asks has not said which case it gets.
        if message.function?.kind == .getter {
          #expect(
            place.decidingLine(
              of: message,
              after: called,
              lines: recording.lines
            ) == nil,
            "\(feature.name), \(message.text)"
          )
        }
        if let name = answer?.function.baseName,
          message.function?.member == "reduce(into:event:)"
        {
          answer = nil
          let line = place.decidingLine(
            of: message,
            after: called,
            lines: recording.lines
          )
          let code = line.map { recording.lines(of: place)[$0 - 1] } ?? ""
          #expect(
            ["Response(", "saveRequest"].contains { code.contains($0) }
              // It is asked for the list and for the detail, by one function.
              || name == "fetchPicture" && line == nil,
            "\(feature.name), \(step.action ?? ""), \(name): \(code)"
          )
        }
        // No other event comes with the start.
        if step.action == nil,
          let line = place.decidingLine(
            of: message,
            after: called,
            lines: recording.lines
          )
        {
          let code = recording.lines(of: place)[line - 1]
          #expect(code.contains(".viewDidLoad"), "\(feature.name): \(code)")
        }
        called.append((place, message))
      }
    }
  }

  @Test("A failure that nobody catches marks the line that throws it on")
  nonisolated func thrownOn() async throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try await recording(of: feature)
    let mvc = try #require(recording.variants.firstIndex { $0.name == "mvc" })
    var marked: Set<String> = []
    for step in recording.demos.flatMap(\.steps) {
      for message in recording.ladder(of: mvc, in: step).messages
      where message.awaited?.hasFailed == true && message.to == "WeatherStore" {
        let place = try #require(
          message.function.flatMap { recording.places[$0] }
        )
        let line = place.decidingLine(
          of: message,
          after: [],
          lines: recording.lines
        )
        let code = try recording.lines(of: place)[#require(line) - 1]
        marked.insert(String(code.drop { $0 == " " }))
      }
    }
    #expect(!marked.isEmpty)
    #expect(marked.allSatisfy { $0.contains("= try await ") }, "\(marked)")
  }

  @Test("A store that is sent an event says which, where the sources do")
  nonisolated func namedEvents() async throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try await recording(of: feature)
    let mvi = try #require(recording.variants.firstIndex { $0.name == "mvi" })
    let demo = try #require(
      recording.demos.first { $0.name == "late-answer" }
    )
    let named = demo.steps.map { step in
      recording.ladder(of: mvi, in: step).messages.compactMap { message in
        message.namedCase == nil ? nil : message.textWithCase
      }
    }
    let submitted = ["send(.locationSubmitted)"]
    let answered = ["placeResponse", "weatherResponse"].map {
      "a closure in run(_:ids:keepsStore:) .\($0)"
    }
    let asked = ["send(.changeLocationButtonTapped)"]
    // The last answer is dropped.
    #expect(
      named == [
        ["send(.viewDidLoad)"], asked, [], submitted, asked, [], submitted,
        answered, [],
      ]
    )
  }

  @Test("A tap on what no layout has written names no event")
  nonisolated func unknownTitles() async throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try await recording(of: feature)
    let mvi = try #require(recording.variants.firstIndex { $0.name == "mvi" })
    let step = try #require(
      recording.demos.flatMap(\.steps).first {
        $0.action == "tap \"Change location\""
      }
    )
    var diagram = step.outcomes[mvi].diagram
    diagram.steps = diagram.steps.map { step in
      guard var message = step.message else { return step }
      message.namedCase = nil
      return .message(message)
    }
    var index = SourceIndex(package: TestedPackage.folder)
    for (action, event) in [
      ("tap \"Change location\"", ".changeLocationButtonTapped"),
      ("tap \"Change\"", nil),
    ] {
      let named = index.namingCases(in: diagram, after: action)
      #expect(named.messages.compactMap(\.namedCase).first == event)
    }
  }

  @Test("A reducer opens at the case of the event that it gets, or at none")
  nonisolated func events() async throws {
    let cases = [
      "select 1": ["TodoReducer": "case .todoSelected(let id):"],
      "tap \"Discard changes\"": [
        "TodoReducer": "case .discardChangesButtonTapped:"
      ],
      // The text field's target names no event.
      "type \"Return all the books\" into \"Title\"": [
        "TodoReducer": "none", "TodoEditorReducer": "none",
      ],
    ]
    let feature = try #require(Catalogue.standard.feature(named: "todo"))
    let recording = try await recording(of: feature)
    let mvi = try #require(recording.variants.firstIndex { $0.name == "mvi" })
    var found: [String: [String: String]] = [:]
    for step in recording.demos.flatMap(\.steps) {
      guard let action = step.action, cases[action] != nil else { continue }
      var called: [(place: SourcePlace, message: SequenceDiagram.Message)] = []
      for message in recording.ladder(of: mvi, in: step).messages {
        guard let place = message.function.flatMap({ recording.places[$0] })
        else { continue }
        if message.function?.member == "reduce(into:event:)",
          !called.contains(where: { $0.message.function == message.function })
        {
          let line = place.decidingLine(
            of: message,
            after: called,
            lines: recording.lines
          )
          let lines = recording.lines(of: place)
          found[action, default: [:]][message.to] =
            line.map { String(lines[$0 - 1].drop { $0 == " " }) } ?? "none"
        }
        called.append((place, message))
      }
    }
    #expect(found == cases)
  }

  @Test(
    "A dropped answer names the step in which its task was cancelled",
    arguments: Catalogue.standard.architectures.map(\.name)
  )
  nonisolated func causes(_ architecture: String) async throws {
    for (feature, demo, causes) in [
      ("photo-list", "reload-race", [6: [2, 5]]),
      ("photo-list", "used-row", [5: [3], 6: [3]]),
      ("world-clock", "last-one-wins", [5: [4]]),
      ("world-clock", "no-time-yet", [3: [2]]),
      ("weather", "late-answer", [7: [3], 8: [6]]),
    ] {
      let feature = try #require(Catalogue.standard.feature(named: feature))
      let recording = try await recording(of: feature)
      let place = try #require(
        recording.variants.firstIndex { $0.name == architecture }
      )
      let demo = try #require(recording.demos.first { $0.name == demo })
      for (step, expected) in causes {
        let remarks = demo.steps[step].outcomes[place].remarks
        let found = remarks.sorted { $0.key < $1.key }.map(\.value.cancelledIn)
        #expect(found == expected)
      }
    }
  }

  @Test(
    "What a service was asked for stands at its call and at its answer",
    arguments: Catalogue.standard.architectures.map(\.name)
  )
  nonisolated func subjects(_ architecture: String) async throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try await recording(of: feature)
    let place = try #require(
      recording.variants.firstIndex { $0.name == architecture }
    )
    let demo = try #require(
      recording.demos.first { $0.name == "late-answer" }
    )
    // A store may have a function of the same name, and answer its caller, too.
    func subjects(inStep number: Int, of text: String) -> [String] {
      recording.ladder(of: place, in: demo.steps[number]).messages
        .filter { [$0.from, $0.to].contains("SamplePlaceService") }
        .filter { $0.text == text }.compactMap(\.subject)
    }
    #expect(subjects(inStep: 6, of: "findPlace(named:)") == ["Richmond"])
    let answer = "findPlace(named:) has answered"
    // The answer to the search at the start is dropped.
    #expect(
      subjects(inStep: 7, of: answer) == ["McGaheysville, VA", "Richmond"]
    )
    #expect(subjects(inStep: 8, of: answer) == ["Yakutsk"])
  }

  @Test("A failure is called so, and its own condition is marked")
  func failures() throws {
    let feature = try #require(Catalogue.standard.feature(named: "photo-list"))
    let recording = try recording(of: feature)
    let place = try #require(
      recording.variants.firstIndex { $0.name == "mvvm" }
    )
    let step = recording.demos[recording.opening.demo].steps[6]
    let ladder = recording.ladder(of: place, in: step)
    let remarks = step.outcomes[place].remarks.sorted { $0.key < $1.key }
    #expect(
      remarks.map { ladder.messages[$0.key].text } == [
        "fetchPopularPhotos() has answered", "fetchPopularPhotos() has failed",
      ]
    )
    let lines = remarks.map(\.value.line)
    #expect(lines[0] < lines[1])
  }

  @Test("A failure that a step is about is where the page opens it")
  func failureFirst() throws {
    let feature = try #require(Catalogue.standard.feature(named: "photo-list"))
    let recording = try recording(of: feature)
    let failed = try #require(
      recording.demos.first { $0.name == "failed-load" }
    )
    let race = recording.demos[recording.opening.demo]
    for step in [failed.steps[failed.opening], race.steps[race.opening]] {
      for place in recording.variants.indices {
        let ladder = recording.ladder(of: place, in: step)
        let start = try #require(ladder.start)
        let known = ladder.rows[...start].compactMap(\.message?.awaited)
        #expect(known.contains { $0.hasFailed })
      }
    }
  }

  @Test("A picture that has come, and a task that is held, are changes")
  func heldEntries() throws {
    let feature = try #require(Catalogue.standard.feature(named: "photo-list"))
    let recording = try recording(of: feature)
    let steps = try #require(
      recording.demos.first { $0.name == "used-row" }
    ).steps
    for name in ["mvp", "mvi", "viper"] {
      let place = try #require(
        recording.variants.firstIndex { $0.name == name }
      )
      let held = steps.map { $0.outcomes[place].held }
      let come = HeldChanges.all(from: held[1], to: held[2])
        .flatMap(\.changes).filter { $0.name == "pictures" }
      #expect(come.map(\.key) == ["1"], "\(name)")
      guard name != "mvi" else { continue }
      let moved = HeldChanges.all(from: held[2], to: held[3])
        .flatMap(\.changes).filter { $0.name == "pictureTasks" }
      #expect(!moved.isEmpty, "\(name)")
    }
  }

  @Test("A dropped answer changes nothing that is held, an accepted one does")
  func droppedAnswer() throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try recording(of: feature)
    let steps = recording.demos[recording.opening.demo].steps
    for (place, variant) in recording.variants.enumerated() {
      let held = steps.map { $0.outcomes[place].held }
      #expect(held[7] == held[8], "\(variant.name)")
      #expect(!held[8].isEmpty, "\(variant.name)")
    }
    // These keep what they show; the others tell it to a view.
    for name in ["mvvm", "mvi"] {
      let place = try #require(
        recording.variants.firstIndex { $0.name == name }
      )
      #expect(steps[6].outcomes[place].held != steps[7].outcomes[place].held)
    }
  }
}
