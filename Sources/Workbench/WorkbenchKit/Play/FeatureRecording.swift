import CallTrace
import ConsoleUI

/// What a feature showed and who called whom, step by step, in one or more
/// architectures that were used in lockstep.
package struct FeatureRecording: Sendable {
  /// An architecture and how its rules fared.
  package struct Variant: Equatable, Sendable {
    /// The word for it, such as "mvp".
    package var name: String
    package var title: String
    package var rules: [RuleCheck.CheckedRule]
    /// Types of its module that took part and have no role.
    package var typesWithoutRole: [String]

    package init(
      name: String,
      title: String,
      rules: [RuleCheck.CheckedRule] = [],
      typesWithoutRole: [String] = []
    ) {
      self.name = name
      self.title = title
      self.rules = rules
      self.typesWithoutRole = typesWithoutRole
    }
  }

  /// An action, and what followed from it.
  package struct Step: Sendable {
    /// The action as a script has it; nil for the start.
    package var action: String?
    /// What the script expected afterwards, and was found.
    package var checks: [String] = []
    /// In the order of the variants.
    package var outcomes: [Outcome]

    package init(
      action: String?,
      checks: [String] = [],
      outcomes: [Outcome]
    ) {
      self.action = action
      self.checks = checks
      self.outcomes = outcomes
    }
  }

  /// What a step led to in one architecture.
  package struct Outcome: Sendable {
    package var frame: Frame
    /// Who called whom, what repeats shown once; empty where nothing was
    /// recorded.
    package var diagram: SequenceDiagram
    /// Why the step, or an expectation after it, failed.
    package var failure: String?

    package init(
      frame: Frame,
      diagram: SequenceDiagram,
      failure: String? = nil
    ) {
      self.frame = frame
      self.diagram = diagram
      self.failure = failure
    }
  }

  package var feature: String
  package var abstract: String
  package var script: String
  package var variants: [Variant]
  package var steps: [Step]
  /// Where the functions stand that are called.
  package var places: [FunctionName: SourcePlace]
  /// The files of these places, by path.
  package var files: [String: String]
  /// Why no calls are recorded; nil if they are.
  package var gap: String?

  package init(
    feature: String,
    abstract: String,
    script: String,
    variants: [Variant],
    steps: [Step],
    places: [FunctionName: SourcePlace] = [:],
    files: [String: String] = [:],
    gap: String? = nil
  ) {
    self.feature = feature
    self.abstract = abstract
    self.script = script
    self.variants = variants
    self.steps = steps
    self.places = places
    self.files = files
    self.gap = gap
  }

  /// What went wrong first, in words.
  package var failure: String? {
    for step in steps {
      for (variant, outcome) in zip(variants, step.outcomes) {
        if let failure = outcome.failure {
          return "\(variant.name): \(failure)"
        }
      }
    }
    return nil
  }
}
