/// The architectures that are measured.
enum Candidate: String, CaseIterable {
  case mvc
  case traditionalMVC = "traditional-mvc"
  case mvp, mvvm
  case mvvmObservation = "mvvm-observation"
  case mvi, viper
}

/// The architecture that you choose for an app, and the figure that decides.
struct Choice {
  let architecture: Candidate
  let figure: Double
}

/// The wish that decides where two wishes conflict.
enum Criterion {
  case fewestViewStatements, fewestMessages
}

/// What you choose where two wishes conflict: the wish that decides, and both
/// figures of your architecture, what you gain and what you pay.
struct Compromise {
  let criterion: Criterion
  let architecture: Candidate
  let viewStatements: Double
  let messages: Double
}
