/// What is wrong with a field, without words.
enum Problem: Equatable {
  case missing
  case tooShort(minimum: Int)
  case tooLong(limit: Int)
  case noAddress
  case notEqual
  case notDigits(count: Int)
  case notAccepted
  /// Another user has the user name; only the service knows that.
  case taken
}

extension RegistrationForm {
  /// What the form itself shows to be wrong with a field; nil where nothing is.
  func problem(of field: Field) -> Problem? {
    let form = trimmed
    switch field {
    case .name:
      if form.name.isEmpty { return .missing }
      return form.name.count > 30 ? .tooLong(limit: 30) : nil
    case .userName, .email, .password, .passwordRepeat, .country, .postcode,
      .terms:
      // 1. The rules of the other fields.
      return nil
    }
  }
}
