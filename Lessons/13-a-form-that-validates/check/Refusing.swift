import LessonChecks
import Models

@testable import Exercise13

extension Checks {
  func expectRefusals() {
    let isOwn = expect(
      "Two registrations know nothing of each other.",
      equals: "no problem",
      from: {
        let one = Registering()
        let other = Registering(.right.with(\.userName, "sophie"))
        one.beRefused(as: "sophie")
        other.leave(.userName)
        return other.viewModel.shownProblem(of: .userName).words
      }
    )
    // Refused names that are shared would spoil the rest.
    guard isOwn else { return }
    expect(
      "A refused user name shows that it is taken, and gets the focus.",
      equals: ["userName: taken", "editing", "sent: lena", "focus: userName"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "lena")
        return registering.shown + [registering.status] + registering.outcome
      }
    )
    expect(
      "After a refusal, another field still shows its problem.",
      equals: ["userName: taken", "email: noAddress"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "lena")
        registering.viewModel.form.email = "m"
        return registering.shown
      }
    )
    expect(
      "\"taken\" goes with the refused name, and comes back with it.",
      equals: ["lena1: no problem", "Lena: no problem", "lena : taken"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "lena")
        registering.viewModel.form.name = "이서연"
        return registering.shown(
          .userName,
          typing: ["lena1", "Lena", "lena "],
          in: \.userName
        )
      }
    )
    expect(
      "A refused name is not sent again, and Submit gives it the focus.",
      equals: ["sent: lena", "focus: userName, userName"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "lena")
        registering.submit()
        return registering.outcome
      }
    )
    expect(
      "\"lena\" is sent, \"grace\" is typed, a refusal comes: lena is taken.",
      equals: ["editing", "focus: ", "grace: no problem", "lena: taken"],
      from: {
        let registering = Registering(.right.with(\.userName, " lena"))
        registering.submit()
        registering.viewModel.form.userName = "grace"
        let status = registering.answer(.success(.userNameTaken))
        return [status] + registering.outcome.suffix(1)
          + registering.shown(
            .userName,
            typing: ["grace", "lena"],
            in: \.userName
          )
      }
    )
    expect(
      "A refusal of \"grace\" moves the focus only if it still stands there.",
      equals: [
        "grace, no name: userName", " grace , no name: userName",
        "joan, no name: ", "lena, no name: ",
      ],
      from: {
        ["grace", " grace ", "joan", "lena"].map { userName in
          let registering = Registering()
          registering.beRefused(as: "lena")
          registering.viewModel.form.userName = "grace"
          registering.submit()
          registering.viewModel.form.name = ""
          registering.viewModel.form.userName = userName
          registering.answer(.success(.userNameTaken))
          let focused = registering.focused.dropFirst().joined(separator: ", ")
          return "\(userName), no name: \(focused)"
        }
      }
    )
    expect(
      "Each of three refused names stays taken, also while a fourth is sent.",
      equals: [
        "lena: taken", "grace: taken", "남궁서연: taken", "joan: no problem",
      ],
      from: {
        let registering = Registering()
        for name in ["lena", "grace", "남궁서연"] {
          registering.beRefused(as: name)
        }
        registering.viewModel.form.userName = "joan"
        registering.submit()
        return registering.shown(
          .userName,
          typing: ["lena", "grace", "남궁서연", "joan"],
          in: \.userName
        )
      }
    )
    expect(
      "After a refusal and a failure, another name is registered.",
      equals: ["failed: noNetwork", "editing", "registered", "4 sent"],
      from: {
        let registering = Registering()
        registering.beRefused(as: "lena")
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
        registering.beRefused(as: "lena")
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
