import Models

/// Registers a new user.
@MainActor
protocol RegistrationService: AnyObject {
  func register(
    _ form: RegistrationForm
  ) async throws(ServiceError) -> RegistrationAnswer
}

enum RegistrationAnswer {
  case registered
  case userNameTaken
}
