import Jobs
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
      "A right form is sent once, as it stands at the tap; status submitting.",
      equals: ["submitting", "sent: minjun", "focus: "],
      from: {
        let registering = Registering()
        registering.viewModel.submitButtonTapped()
        registering.viewModel.form.userName = "grace"
        JobQueue.settle()
        return [registering.status] + registering.outcome
      }
    )
    expect(
      "After a tap that sends, a field shows its problem as one types.",
      equals: ["m: noAddress", "m@e: no problem"],
      from: {
        let registering = Registering()
        registering.submit()
        return registering.shown(.email, typing: ["m", "m@e"], in: \.email)
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
      "Neither Submit nor an answer changes what stands in the fields.",
      equals: [" minjun", " minjun"],
      from: {
        let registering = Registering(.right.with(\.userName, " minjun"))
        registering.submit()
        let userName = registering.viewModel.form.userName
        registering.answer(.success(.registered))
        return [userName, registering.viewModel.form.userName]
      }
    )
    expectAnswers()
  }

  private func expectAnswers() {
    expect(
      "The status follows the answer, whatever was typed meanwhile.",
      equals: ["failed: noNetwork", "failed: overloaded", "registered"],
      from: {
        let answers: [Result<RegistrationAnswer, ServiceError>] = [
          .failure(.noNetwork), .failure(.overloaded), .success(.registered),
        ]
        return answers.map { answer in
          let registering = Registering()
          registering.submit()
          registering.viewModel.form.email = "m"
          return registering.answer(answer)
        }
      }
    )
    expect(
      "While the service is asked, taps on Submit do nothing, then or later.",
      equals: ["submitting", "sent: minjun", "focus: "]
        + ["failed: noNetwork", "sent: minjun", "focus: "],
      from: {
        let registering = Registering()
        registering.viewModel.submitButtonTapped()
        registering.viewModel.submitButtonTapped()
        registering.submit()
        registering.viewModel.form.email = "m"
        registering.submit()
        let seen = [registering.status] + registering.outcome
        registering.viewModel.form = .right
        return seen + [registering.answer(.failure(.noNetwork))]
          + registering.outcome
      }
    )
    expect(
      "Who was registered stays so, and further taps on Submit do nothing.",
      equals: ["registered", "registered", "sent: minjun", "focus: "],
      from: {
        let registering = Registering()
        registering.submit()
        let status = registering.answer(.success(.registered))
        registering.submit()
        registering.viewModel.form.email = "m"
        registering.submit()
        return [status, registering.status] + registering.outcome
      }
    )
    expect(
      "A failure moves no focus; a field shows its problem as one types, too.",
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
      "The failure stays while one types, and when Submit finds a problem.",
      equals: ["failed: noNetwork", "failed: noNetwork"],
      from: {
        let registering = Registering()
        registering.submit()
        registering.answer(.failure(.noNetwork))
        registering.viewModel.form.email = "m"
        let status = registering.status
        registering.submit()
        return [status, registering.status]
      }
    )
    expect(
      "After each failure, Submit sends what stands in the fields then.",
      equals: ["submitting", "registered", "sent: minjun, grace, joan"],
      from: {
        let registering = Registering()
        registering.submit()
        registering.answer(.failure(.noNetwork))
        registering.viewModel.form.userName = "grace"
        registering.submit()
        let status = registering.status
        registering.answer(.failure(.noNetwork))
        registering.viewModel.form.userName = "joan"
        registering.submit()
        return [status, registering.answer(.success(.registered))]
          + registering.outcome.prefix(1)
      }
    )
  }
}
