import Jobs

@testable import Exercise10

/// A model as its screen uses it.
final class Visit: Scene {
  let service = HeldWeather()
  private lazy var model: WeatherModel? = WeatherModel(service: service)
  private(set) var seen: [String] = []

  /// Selects places one after another; sees what shows right after the last.
  func select(_ places: String...) {
    for place in places {
      JobQueue.settle()
      model?.select(place)
    }
    look()
    JobQueue.settle()
  }

  func answer(_ number: Int, _ weather: String) {
    service.loads.answer(number, .success(weather))
    look()
  }

  func fail(_ number: Int, _ reason: String) {
    service.loads.answer(number, .failure(ServiceError(message: reason)))
    look()
  }

  func save() {
    model?.save()
  }

  func answerSaves() {
    service.saves.answerAll(.success(()))
    seen.append("saved: \(service.saves.asked.joined(separator: ", "))")
    seen.append(service.saves.seen)
  }

  func failSaves(_ reason: String) {
    service.saves.answerAll(.failure(ServiceError(message: reason)))
    lookAtSaveFailure()
  }

  func lookAtSaveFailure() {
    seen.append("not saved: \(model?.saveFailure ?? "nil")")
  }

  func lookAtLoads() {
    service.loads.answerAll(.success("Late"))
    seen.append(service.loads.seen)
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

  private func look() {
    switch model?.shown {
    case nil, .nothing: seen.append("nothing")
    case .loading: seen.append("loading")
    case .weather(let weather): seen.append(weather)
    case .failure(let reason): seen.append("failure: \(reason)")
    }
  }
}
