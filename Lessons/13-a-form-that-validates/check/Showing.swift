import LessonChecks

@testable import Exercise13

extension Checks {
  func expectProblemsWhenDue() {
    expect(
      "No problem is shown before a field was left, also while one types.",
      equals: [String](),
      from: {
        let registering = Registering(RegistrationForm())
        let before = registering.shown
        registering.viewModel.form.userName = "a"
        return before + registering.shown
      }
    )
    expect(
      "Each field that was left, also twice, shows its problem; others do not.",
      equals: ["name: missing", "email: noAddress", "terms: notAccepted"],
      from: {
        let form = RegistrationForm().with(\.email, "minjun")
        let registering = Registering(form)
        registering.leave(.email, .name, .terms, .country, .name)
        return registering.shown
      }
    )
    expect(
      "In a field that was left, the problem goes and comes as one types.",
      equals: [
        "ab: tooShort(minimum: 3)", "abc: no problem", "empty: missing",
      ],
      from: {
        let registering = Registering()
        registering.leave(.userName)
        return registering.shown(
          .userName,
          typing: ["ab", "abc", ""],
          in: \.userName
        )
      }
    )
    expect(
      "Once the repeat was left, it is judged anew with the password.",
      equals: ["secret 1: notEqual", "secret 12: no problem", "x: notEqual"],
      from: {
        let registering = Registering()
        registering.leave(.password, .passwordRepeat)
        return registering.shown(
          .passwordRepeat,
          typing: ["secret 1", "secret 12", "x"],
          in: \.password
        )
      }
    )
    expect(
      "A new password shows nothing below a repeat that was not left yet.",
      equals: [String](),
      from: {
        let registering = Registering(.right.with(\.passwordRepeat, ""))
        registering.leave(.password)
        registering.viewModel.form.password = "another secret"
        return registering.shown
      }
    )
    expect(
      "Once the postcode was left, it is judged anew with the country.",
      equals: ["switzerland: notDigits(count: 4)", "korea: no problem"],
      from: {
        let registering = Registering()
        registering.leave(.postcode)
        return registering.shown(
          .postcode,
          typing: [.switzerland, .korea],
          in: \.country
        )
      }
    )
  }
}
