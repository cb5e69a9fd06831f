import ConsoleUI
import Foundation
import Play
import Render
import Trace

/// What a feature showed and who called whom, demo by demo and step by step,
/// in one or more architectures that were used in lockstep.
package struct FeatureRecording: Sendable {
  /// An architecture and how its rules fared.
  package struct Variant: Equatable, Sendable {
    /// The word for it, such as "mvp".
    package var name: String
    package var title: String
    /// The names of the roles that decide.
    package var deciders: Set<String> = []
    /// The rules with a sign each, and what broke them.
    package var rules: [String] = []
  }

  /// A script that was played.
  package struct Played: Sendable {
    /// A word for it, such as "late-answer".
    package var name: String
    /// What it shows, as a sentence.
    package var summary: String
    /// The step that it is about.
    package var opensAt = 1
    package var steps: [Step] = []
  }

  /// An action, and what followed from it.
  package struct Step: Sendable {
    /// The action as a script has it; nil for the start.
    package var action: String?
    /// What the script tells of it.
    package var narration: Narration?
    /// What the script expected afterwards, and was found.
    package var checks: [String] = []
    /// In the order of the variants.
    package var outcomes: [Outcome]
  }

  /// What a step led to in one architecture.
  package struct Outcome: Sendable {
    package var frame: Frame
    /// Who called whom, what repeats shown once; empty where nothing was
    /// recorded.
    package var diagram: SequenceDiagram
    /// How many messages went from a type to another, those to widgets and all
    /// that repeat included.
    package var messages = 0
    /// What those hold that decide, after the step.
    package var held: [HeldValue] = []
    /// The remarks on messages that a ladder shows, by their numbers from 0.
    var remarks: [Int: Remark] = [:]
    /// Why the step, or an expectation after it, failed.
    package var failure: String?
  }

  /// The word for the feature, such as "photo-list".
  package var feature: String
  package var abstract: String
  package var variants: [Variant]
  package var demos: [Played]
  /// The demo and the step at which the page opens.
  package var opening = (demo: 0, step: 0)
  /// Where the functions stand that are called.
  package var places: [FunctionName: SourcePlace] = [:]
  /// The files of these places, by path.
  package var files: [String: String] = [:]
  /// Why no calls are recorded; nil if they are.
  package var gap: String?

  /// The lines of a place, as numbered from 0 in its file.
  func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    let file = files[place.path] ?? ""
    return place.lines(
      in: file.split(separator: "\n", omittingEmptySubsequences: false)
    )
  }

  /// What went wrong first, in words.
  package var failure: String? {
    let outcomes = demos.flatMap(\.steps).flatMap { zip(variants, $0.outcomes) }
    return outcomes.lazy.compactMap { variant, outcome in
      outcome.failure.map { "\(variant.name): \($0)" }
    }.first
  }
}

extension FeatureRecording {
  /// Plays demonstrations and keeps what they show.
  ///
  /// - Parameters:
  ///   - variants: Those of one feature, at least one.
  ///   - demonstrations: Nil for all demos of the feature.
  ///   - data: What the services answer with.
  ///   - package: The folder in which the sources stand.
  @MainActor
  package init(
    of feature: Feature,
    in variants: [Play.Variant],
    playing demonstrations: [Demonstration]? = nil,
    data: FeatureData,
    package: URL
  ) throws {
    let demonstrations =
      try demonstrations
      ?? feature.demos.map { Demonstration(try $0.script()) }
    self.init(
      feature: feature.name,
      abstract: feature.abstract,
      variants: [],
      demos: [],
      gap: Recorder.unavailability
    )
    var index = SourceIndex(package: package)
    var traces = variants.map { _ in [ActionTrace]() }
    for demonstration in demonstrations {
      let run = Run(
        variants: variants,
        data: data,
        recorded: .messagesAndRules
      )
      demos.append(Played(demonstration, of: feature))
      var played = variants.map { _ in [ActionTrace]() }
      for moment in run.play(demonstration) {
        add(moment, held: run.sessions.map(\.heldValues))
        for (number, outcome) in moment.outcomes.enumerated() {
          played[number] += [outcome.trace].compactMap(\.self)
        }
      }
      for number in variants.indices {
        addRemarks(on: played[number], of: number, in: &index)
        traces[number] += played[number]
      }
    }
    self.variants = zip(variants.map(\.architecture), traces)
      .map(Variant.init)
    opening = openingMoment(of: feature)
    findPlaces(in: index)
  }

  /// Adds an action as a step, and an expectation to the step before it.
  private mutating func add(_ moment: Moment, held: [[HeldValue]]) {
    let demo = demos.count - 1
    let step = moment.step?.description
    guard moment.step?.isCheck == true else {
      let outcomes = zip(moment.outcomes, held).map { outcome, held in
        Outcome(
          frame: outcome.frame,
          diagram: outcome.trace?.diagram().foldingRepeats()
            ?? SequenceDiagram([], participants: []),
          messages: outcome.trace?.messagesBetween.count ?? 0,
          held: held,
          failure: outcome.failure?.descriptionForAnywhere
        )
      }
      return demos[demo].steps.append(
        Step(action: step, narration: moment.narration, outcomes: outcomes)
      )
    }
    let last = demos[demo].steps.count - 1
    if moment.failure == nil {
      demos[demo].steps[last].checks += [step].compactMap(\.self)
    }
    for (number, outcome) in moment.outcomes.enumerated() {
      demos[demo].steps[last].outcomes[number].failure =
        outcome.failure?.descriptionForAnywhere
    }
  }

  /// Adds to the steps of the last demo what the sources say of messages.
  private mutating func addRemarks(
    on traces: [ActionTrace],
    of variant: Int,
    in index: inout SourceIndex
  ) {
    let demo = demos.count - 1
    for (step, trace) in traces.enumerated() {
      var outcome = demos[demo].steps[step].outcomes[variant]
      outcome.diagram = index.namingCases(
        in: outcome.diagram,
        after: trace.action
      )
      outcome.remarks = index.remarks(on: trace.ladder.messages)
      demos[demo].steps[step].outcomes[variant] = outcome
    }
  }

  /// The feature's, where it was played; else that of the first demo.
  private func openingMoment(of feature: Feature) -> (demo: Int, step: Int) {
    let demo = demos.firstIndex { $0.name == feature.opensAt?.demo } ?? 0
    return (demo, demos[demo].opening)
  }

  private mutating func findPlaces(in index: SourceIndex) {
    var index = index
    let called = demos.flatMap(\.steps).flatMap(\.outcomes)
      .flatMap(\.diagram.messages)
    let functions = called.flatMap { message in
      [message.function].compactMap(\.self).flatMap {
        [$0, $0.declaringFunction]
      } + message.own.filter(\.closureNumbers.isEmpty)
    }
    for function in Set(functions) {
      guard let place = index.place(of: function) else { continue }
      places[function] = place
      if files[place.path] == nil {
        files[place.path] = index.text(of: place.path)
      }
    }
  }
}

extension FeatureRecording.Variant {
  fileprivate init(_ architecture: Architecture, _ traces: [ActionTrace]) {
    self.init(
      name: architecture.name,
      title: architecture.title,
      deciders: architecture.pattern.namesOfDeciders,
      rules: RuleCheck(traces, of: architecture.pattern).lines
    )
  }
}

extension FeatureRecording.Played {
  /// The step at which it opens; a step can be missing where one failed.
  var opening: Int { min(opensAt, steps.count - 1) }

  fileprivate init(_ demonstration: Demonstration, of feature: Feature) {
    let name = demonstration.script.name
    if let demo = feature.demos.first(where: { $0.name == name }) {
      self.init(name: name, summary: demo.summary, opensAt: demo.opensAt)
    } else {
      self.init(name: "script", summary: "The actions of \(name.fileName).")
    }
  }
}

extension String {
  /// A path without its folders: a page is shown on other machines than its own.
  fileprivate var fileName: String {
    URL(fileURLWithPath: self).lastPathComponent
  }
}

extension StepFailure {
  fileprivate var descriptionForAnywhere: String {
    description.replacing(
      script.sanitizedForDisplay,
      with: script.fileName.sanitizedForDisplay,
      maxReplacements: 1
    )
  }
}
