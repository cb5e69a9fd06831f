import LessonChecks
import Models

@testable import Exercise13

extension Checks {
  func expectSubmission() {
    expect(
      "Submit shows the problems of all fields, and sends nothing.",
      equals: ["email: missing", "terms: notAccepted", "0 sent", "editing"],
      from: {
        let form = RegistrationForm.right.with(\.email, "")
        let registering = Registering(form.with(\.acceptsTerms, false))
        registering.submit()
        return registering.shown
          + ["\(registering.sent.count) sent", registering.status]
      }
    )
    expect(
      "Submit moves the focus to the first field with a problem.",
      equals: [["name"], ["userName"], ["passwordRepeat"], ["terms"]],
      from: {
        [
          RegistrationForm(),
          RegistrationForm.right.with(\.postcode, "").with(\.userName, "a"),
          .right.with(\.password, "another secret"),
          .right.with(\.acceptsTerms, false),
        ].map { form in
          let registering = Registering(form)
          registering.submit()
          return registering.focused
        }
      }
    )
    expect(
      "Each tap on Submit moves the focus to what is the first problem then.",
      equals: ["email", "email", "terms"],
      from: {
        let form = RegistrationForm.right.with(\.email, "minjun")
        let registering = Registering(form.with(\.acceptsTerms, false))
        registering.submit()
        registering.submit()
        registering.viewModel.form.email = "minjun@example.com"
        registering.submit()
        return registering.focused
      }
    )
    expect(
      "After Submit, a problem goes as soon as it is corrected.",
      equals: ["m: noAddress", "m@e: no problem"],
      from: {
        let registering = Registering(.right.with(\.email, "minjun"))
        registering.submit()
        return registering.shown(.email, typing: ["m", "m@e"], in: \.email)
      }
    )
    expect(
      "A right form is sent once, and the status is submitting.",
      equals: ["submitting", "sent: minjun", "focus: "],
      from: {
        let registering = Registering()
        registering.submit()
        return [registering.status] + registering.outcome
      }
    )
    expect(
      "A form is sent without outer white space; passwords keep theirs.",
      equals: ["김 민준", "minjun", "m@e.kr", "04524", " secret ", " secret "],
      from: {
        var form = RegistrationForm.right
        (form.name, form.userName) = (" 김 민준\t", " minjun")
        (form.email, form.postcode) = ("m@e.kr ", " 04524 ")
        (form.password, form.passwordRepeat) = (" secret ", " secret ")
        let registering = Registering(form)
        registering.submit()
        return registering.sent.flatMap { sent in
          [sent.name, sent.userName, sent.email, sent.postcode]
            + [sent.password, sent.passwordRepeat]
        }
      }
    )
    expect(
      "While the service is asked, another tap on Submit sends nothing.",
      equals: ["1 sent", "submitting"],
      from: {
        let registering = Registering()
        registering.viewModel.submitButtonTapped()
        registering.viewModel.submitButtonTapped()
        registering.submit()
        return ["\(registering.sent.count) sent", registering.status]
      }
    )
    expect(
      "Who was registered stays so, and is not sent again.",
      equals: ["registered", "registered", "1 sent"],
      from: {
        let registering = Registering()
        registering.submit()
        let status = registering.answer(.success(.registered))
        registering.submit()
        return [status, registering.status, "\(registering.sent.count) sent"]
      }
    )
    expect(
      "A failure changes the status only.",
      equals: ["failed: noNetwork", "sent: minjun", "focus: ", "m: noAddress"],
      from: {
        let registering = Registering()
        registering.submit()
        return [registering.answer(.failure(.noNetwork))] + registering.shown
          + registering.outcome
          + registering.shown(.email, typing: ["m"], in: \.email)
      }
    )
    expect(
      "After each failure, Submit sends once more.",
      equals: ["submitting", "failed: overloaded", "registered", "3 sent"],
      from: {
        let registering = Registering()
        registering.submit()
        registering.answer(.failure(.noNetwork))
        registering.submit()
        let seen = [
          registering.status, registering.answer(.failure(.overloaded)),
        ]
        registering.submit()
        return seen + [registering.answer(.success(.registered))]
          + ["\(registering.sent.count) sent"]
      }
    )
  }
}
