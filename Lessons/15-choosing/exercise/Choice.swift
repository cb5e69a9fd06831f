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
