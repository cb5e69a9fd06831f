extension RegistrationViewModel {
  /// What is read below a field; empty where no problem is shown.
  func problemText(of field: Field) -> String {
    switch shownProblem(of: field) {
    case .missing: "Please fill this in"
    case .tooShort(let minimum): "At least \(minimum) characters"
    case .tooLong(let limit): "At most \(limit) characters"
    case .noAddress: "This is not an e-mail address"
    case .notEqual: "The passwords are not equal"
    case .notDigits(let count): "A postcode there has \(count) digits"
    case .notAccepted: "Please accept the terms"
    case .taken: "This name is taken"
    case nil: ""
    }
  }
}
