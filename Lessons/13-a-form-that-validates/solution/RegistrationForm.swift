import Formatting

/// What a new user types and chooses.
struct RegistrationForm: Equatable {
  var name = ""
  var userName = ""
  var email = ""
  var password = ""
  var passwordRepeat = ""
  var country = Country.korea
  var postcode = ""
  var acceptsTerms = false

  /// The form as it is judged and sent: without white space around its texts.
  ///
  /// The passwords stay as they were typed.
  var trimmed: RegistrationForm {
    var form = self
    form.name = name.trimmingWhitespace()
    form.userName = userName.trimmingWhitespace()
    form.email = email.trimmingWhitespace()
    form.postcode = postcode.trimmingWhitespace()
    return form
  }
}

enum Country: CaseIterable {
  case korea
  case switzerland

  var postcodeLength: Int {
    switch self {
    case .korea: 5
    case .switzerland: 4
    }
  }
}

/// The fields, in their order on the screen.
enum Field: CaseIterable {
  case name
  case userName
  case email
  case password
  case passwordRepeat
  case country
  case postcode
  case terms
}
