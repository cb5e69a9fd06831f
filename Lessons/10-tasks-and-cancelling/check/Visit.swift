import Jobs

@testable import Exercise10

/// A model as its screen uses it.
final class Visit: Scene {
  private let loads = Held<String>()
  private let saves = Held<Void>()
  private var model: WeatherModel?
  private(set) var log: [(step: String, seen: String)] = []

  /// Only the model holds its service.
  init() {
    model = WeatherModel(service: HeldWeather(loads: loads, saves: saves))
  }

  /// Selects places one after another; sees what shows right after the last.
  func select(_ places: String...) {
    for place in places {
      JobQueue.settle()
      model?.select(place)
    }
    look(after: "select \(places.joined(separator: ", "))")
    JobQueue.settle()
  }

  func answer(_ number: Int) {
    look(after: "load " + loads.end(number))
  }

  func fail(_ number: Int, _ reason: String) {
    look(after: "load " + loads.end(number, failure: reason))
  }

  func lookAtLoads() {
    loads.endAll()
    log.append(("all loads have ended", loads.seenCancelled))
  }

  /// Saves, and sees what shows at once.
  func save() {
    model?.save()
    look(after: "save")
  }

  func endSave(_ number: Int, failure reason: String? = nil) {
    look(after: "save " + saves.end(number, failure: reason))
  }

  func lookAtSaves(failure reason: String? = nil) {
    saves.endAll(failure: reason)
    log.append(("all saves have ended", saves.asked))
    log.append(("all saves have ended", saves.seenCancelled))
  }

  /// Lets go of the model, as a screen does that goes.
  ///
  /// - Returns: Whether something else still holds it.
  @discardableResult
  func leave() -> Bool {
    weak var left: WeatherModel?
    left = model
    model = nil
    return left != nil
  }

  func forgetWhatWasSeen() {
    log = []
  }

  private func look(after step: String) {
    guard let model else { return }
    let failure = model.saveFailure.map { ", not saved: \($0)" } ?? ""
    log.append((step, words(for: model.shown) + failure))
  }

  private func words(for shown: WeatherModel.Shown) -> String {
    switch shown {
    case .nothing: "nothing"
    case .loading: "loading"
    case .weather(let weather): weather
    case .failure(let reason): "failure: \(reason)"
    }
  }
}
