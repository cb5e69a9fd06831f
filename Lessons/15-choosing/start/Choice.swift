/// The architectures that are measured.
enum Candidate: String, CaseIterable {
  case mvc
  case traditionalMVC = "traditional-mvc"
  case mvp, mvvm
  case mvvmObservation = "mvvm-observation"
  case mvi, viper
}

/// What you take for an app, and the measured figure that speaks for it.
struct Choice {
  let architecture: Candidate
  let figure: Double
}

/// By what you choose where two wishes conflict.
enum Criterion {
  case fewestViewStatements, fewestMessages
}

/// What you take where two wishes conflict: the wish that decides, and both
/// figures of your choice, the one that you gain and the one that you pay.
struct Compromise {
  let criterion: Criterion
  let architecture: Candidate
  let viewStatements: Double
  let messages: Double
}
