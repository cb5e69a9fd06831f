import Models
import Observation

/// Keeps what is typed, decides which problems are shown, and submits.
@MainActor
@Observable
final class RegistrationViewModel {
  enum Status: Equatable {
    case editing
    /// The service has not answered yet.
    case submitting
    /// The service could not do it; the user may try again.
    case failed(ServiceError)
    case registered
  }

  /// What stands in the fields; the view sets it at each change.
  var form = RegistrationForm()
  private(set) var status = Status.editing
  /// Asks the view to put the cursor into a field.
  @ObservationIgnored var moveFocus: ((Field) -> Void)?
  private let service: any RegistrationService

  init(service: any RegistrationService) {
    self.service = service
  }

  /// The problem that is shown below a field; nil where none is.
  func shownProblem(of field: Field) -> Problem? {
    // 2. A problem is shown once the user has left the field or has submitted.
    nil
  }

  func fieldLeft(_ field: Field) {
    // 2. Keep that the user has left it.
  }

  func submitButtonTapped() {
    // 3. Move the focus to the first problem, or send the form.
  }
}
