/// The three architectures that have been measured.
enum Candidate: String, CaseIterable {
  case mvc, mvp, mvvm
}

/// What you take for an app, and the measured figure that speaks for it.
struct Choice {
  let architecture: Candidate
  let figure: Double
}
