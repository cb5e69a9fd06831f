import LessonChecks
import Models

@testable import Exercise13

extension Checks {
  func expectRefusals() {
    expect(
      "A refused user name shows that it is taken, and gets the focus.",
      equals: ["userName: taken", "editing", "sent: ada", "focus: userName"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "ada")
        return registering.shown + [registering.status] + registering.outcome
      }
    )
    expect(
      "\"taken\" goes with the refused name, and comes back with it.",
      equals: ["ad: tooShort(minimum: 3)", "ada1: no problem", "ada : taken"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "ada")
        registering.viewModel.form.name = "이서연"
        return registering.shown(
          .userName,
          typing: ["ad", "ada1", "ada "],
          in: \.userName
        )
      }
    )
    expect(
      "A refused name is not sent again, and Submit gives it the focus.",
      equals: ["sent: ada", "focus: userName, userName"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "ada")
        registering.submit()
        return registering.outcome
      }
    )
    expect(
      "\"ada\" is sent, \"grace\" is typed, and a refusal comes: ada is taken.",
      equals: ["editing", "focus: ", "grace: no problem", "ada: taken"],
      from: {
        let registering = Registering(.right.with(\.userName, " ada"))
        registering.submit()
        registering.viewModel.form.userName = "grace"
        let status = registering.answer(.success(.userNameTaken))
        return [status] + registering.outcome.suffix(1)
          + registering.shown(
            .userName,
            typing: ["grace", "ada"],
            in: \.userName
          )
      }
    )
    expect(
      "Each of three refused names stays taken.",
      equals: ["ada: taken", "grace: taken", "소라야: taken", "joan: no problem"],
      from: {
        let registering = Registering()
        for name in ["ada", "grace", "소라야"] {
          registering.beRefused(as: name)
        }
        return registering.shown(
          .userName,
          typing: ["ada", "grace", "소라야", "joan"],
          in: \.userName
        )
      }
    )
    expect(
      "After a refusal and a failure, another name is registered.",
      equals: ["failed: noNetwork", "editing", "registered", "4 sent"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "ada")
        registering.viewModel.form.userName = "grace"
        registering.submit()
        var seen = [registering.answer(.failure(.noNetwork))]
        registering.beRefused(as: "grace")
        seen.append(registering.status)
        registering.viewModel.form.userName = "joan"
        registering.submit()
        seen.append(registering.answer(.success(.registered)))
        return seen + ["\(registering.sent.count) sent"]
      }
    )
    expect(
      "Two registrations know nothing of each other.",
      equals: ["ada: no problem", "no problem"],
      from: {
        let (one, other) = (Registering(), Registering(RegistrationForm()))
        one.beRefused(as: "ada")
        let isNotLeft = other.viewModel.shownProblem(of: .name).words
        other.leave(.userName)
        return other.shown(.userName, typing: ["ada"], in: \.userName)
          + [isNotLeft]
      }
    )
  }

  func expectEnds() {
    let isReleased = expectReleased(
      "A registration that was left before an answer came is let go.",
      advice: "Something holds the view model until the service answers.",
      after: {
        let registering = Registering()
        registering.submit()
        return registering.viewModel
      }
    )
    guard isReleased else { return }
    expectReleased(
      "So is one that was refused, has failed and was registered.",
      advice: "Nobody uses the view model any more, and it is still there.",
      after: {
        let registering = Registering()
        registering.beRefused(as: "ada")
        registering.viewModel.form.userName = "grace"
        registering.submit()
        registering.answer(.failure(.noNetwork))
        registering.submit()
        registering.answer(.success(.registered))
        return registering.viewModel
      }
    )
  }
}
