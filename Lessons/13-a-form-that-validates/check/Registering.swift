import Jobs
import Models

@testable import Exercise13

/// A registration, as its view and its service see it.
@MainActor
final class Registering {
  let viewModel: RegistrationViewModel
  /// Where the focus was asked to go, one after another.
  private(set) var focused: [String] = []
  private let service = HeldRegistration()

  init(_ form: RegistrationForm = .right) {
    viewModel = RegistrationViewModel(service: service)
    viewModel.form = form
    viewModel.moveFocus = { [weak self] in self?.focused.append("\($0)") }
  }

  func leave(_ fields: Field...) {
    for field in fields { viewModel.fieldLeft(field) }
  }

  func submit() {
    viewModel.submitButtonTapped()
    JobQueue.settle()
  }

  /// Lets the service answer, and says what the status is then.
  @discardableResult
  func answer(_ answer: Result<RegistrationAnswer, ServiceError>) -> String {
    service.answer(answer)
    return status
  }

  /// Submits under a user name, which is refused.
  func beRefused(as userName: String) {
    viewModel.form.userName = userName
    submit()
    answer(.success(.userNameTaken))
  }

  /// All problems that are shown, each behind its field.
  var shown: [String] {
    Field.allCases.compactMap { field in
      viewModel.shownProblem(of: field).map { "\(field): \($0)" }
    }
  }

  /// What one field shows while values are typed, here or in another field.
  func shown<Value>(
    _ field: Field,
    typing values: [Value],
    in property: WritableKeyPath<RegistrationForm, Value>
  ) -> [String] {
    values.map { value in
      viewModel.form[keyPath: property] = value
      let text = "\(value)".isEmpty ? "empty" : "\(value)"
      return "\(text): \(viewModel.shownProblem(of: field).words)"
    }
  }

  var status: String {
    switch viewModel.status {
    case .failed(let error): "failed: \(error)"
    case let status: "\(status)"
    }
  }

  var sent: [RegistrationForm] { service.sent }

  /// The user names of what was sent, and the fields that got the focus.
  var outcome: [String] {
    [
      "sent: \(sent.map(\.userName).joined(separator: ", "))",
      "focus: \(focused.joined(separator: ", "))",
    ]
  }
}

/// Keeps what is sent until the check answers.
private final class HeldRegistration: RegistrationService {
  private(set) var sent: [RegistrationForm] = []
  private var pending: [Asking] = []

  private typealias Asking =
    CheckedContinuation<Result<RegistrationAnswer, ServiceError>, Never>

  func register(
    _ form: RegistrationForm
  ) async throws(ServiceError) -> RegistrationAnswer {
    sent.append(form)
    return try await withCheckedContinuation { asking in
      pending.append(asking)
    }.get()
  }

  /// Answers whoever has waited longest.
  func answer(_ answer: Result<RegistrationAnswer, ServiceError>) {
    JobQueue.settle()
    if !pending.isEmpty { pending.removeFirst().resume(returning: answer) }
    JobQueue.settle()
  }
}

extension RegistrationForm {
  static let right = RegistrationForm(
    name: "김민준",
    userName: "minjun",
    email: "minjun@example.com",
    password: "secret 12",
    passwordRepeat: "secret 12",
    country: .korea,
    postcode: "04524",
    acceptsTerms: true
  )

  /// The form with one change.
  func with<Value>(
    _ property: WritableKeyPath<RegistrationForm, Value>,
    _ value: Value
  ) -> RegistrationForm {
    var form = self
    form[keyPath: property] = value
    return form
  }
}

extension Problem? {
  var words: String { map { "\($0)" } ?? "no problem" }
}
