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
  private var leftFields: Set<Field> = []
  /// The user names that the service has refused.
  private var takenUserNames: Set<String> = []
  // Nobody shows the task, so it is not observed.
  @ObservationIgnored private var submission: Task<Void, Never>?

  init(service: any RegistrationService) {
    self.service = service
  }

  deinit {
    submission?.cancel()
  }

  /// The problem that is shown below a field; nil where none is.
  func shownProblem(of field: Field) -> Problem? {
    leftFields.contains(field) ? problem(of: field) : nil
  }

  func fieldLeft(_ field: Field) {
    leftFields.insert(field)
  }

  func submitButtonTapped() {
    guard status != .submitting, status != .registered else { return }
    leftFields = Set(Field.allCases)
    if let field = Field.allCases.first(where: { problem(of: $0) != nil }) {
      moveFocus?(field)
    } else {
      submit(form.trimmed)
    }
  }

  private func problem(of field: Field) -> Problem? {
    if field == .userName, takenUserNames.contains(form.trimmed.userName) {
      return .taken
    }
    return form.problem(of: field)
  }

  private func submit(_ form: RegistrationForm) {
    status = .submitting
    submission = Task { [weak self, service] in
      do throws(ServiceError) {
        let answer = try await service.register(form)
        self?.finish(with: answer, to: form)
      } catch {
        self?.status = .failed(error)
      }
    }
  }

  private func finish(
    with answer: RegistrationAnswer,
    to sent: RegistrationForm
  ) {
    switch answer {
    case .registered:
      status = .registered
    case .userNameTaken:
      status = .editing
      takenUserNames.insert(sent.userName)
      if form.trimmed.userName == sent.userName { moveFocus?(.userName) }
    }
  }
}
