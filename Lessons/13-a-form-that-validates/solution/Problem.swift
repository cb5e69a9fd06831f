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
    case .userName:
      if form.userName.isEmpty { return .missing }
      return form.userName.count < 3 ? .tooShort(minimum: 3) : nil
    case .email:
      if form.email.isEmpty { return .missing }
      return form.email.isAddress ? nil : .noAddress
    case .password:
      if form.password.isEmpty { return .missing }
      return form.password.count < 8 ? .tooShort(minimum: 8) : nil
    case .passwordRepeat:
      if form.passwordRepeat.isEmpty { return .missing }
      return form.passwordRepeat == form.password ? nil : .notEqual
    case .country:
      return nil
    case .postcode:
      if form.postcode.isEmpty { return .missing }
      let count = form.country.postcodeLength
      let isRight = form.postcode.count == count && form.postcode.hasDigitsOnly
      return isRight ? nil : .notDigits(count: count)
    case .terms:
      return form.acceptsTerms ? nil : .notAccepted
    }
  }
}

extension String {
  /// Whether there is one @, with something before and after it.
  fileprivate var isAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  fileprivate var hasDigitsOnly: Bool {
    allSatisfy { $0.isASCII && $0.isNumber }
  }
}
