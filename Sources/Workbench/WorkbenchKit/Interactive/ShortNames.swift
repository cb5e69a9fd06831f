import CallTrace

/// The names of those who send and receive, without what all begin with.
///
/// `WeatherPresenter` is `Presenter` in a list of the weather's messages,
/// unless another is called so there.
struct ShortNames {
  private let prefix: String?
  private let names: Set<String>

  init(of steps: [SequenceDiagram.Step], without prefix: String?) {
    self.prefix = prefix
    names = Set(steps.compactMap(\.message).flatMap { [$0.from, $0.to] })
  }

  subscript(name: String) -> String {
    guard let prefix, name.hasPrefix(prefix) else { return name }
    let rest = String(name.dropFirst(prefix.count))
    let isName = rest.first?.isUppercase == true
    return isName && !names.contains(rest) ? rest : name
  }
}
