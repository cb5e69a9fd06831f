import LessonChecks

@testable import Exercise13

extension Checks {
  /// Expects a problem, or none, of each of these texts; stops at the first
  /// that is judged otherwise.
  private func expect(
    _ problem: Problem?,
    of field: Field,
    _ texts: [String],
    in property: WritableKeyPath<RegistrationForm, String>,
    _ form: RegistrationForm = .right,
    where condition: String = ""
  ) -> Bool {
    texts.allSatisfy { text in
      expect(
        "\(field) \"\(text)\"\(condition): \(problem.words).",
        equals: problem.words,
        from: { form.with(property, text).problem(of: field).words }
      )
    }
  }

  func expectRules() {
    let thirty = String(repeating: "a", count: 30)
    _ =
      expect(.missing, of: .name, [" "], in: \.name)
      && expect(nil, of: .name, ["김", thirty, " \(thirty) "], in: \.name)
      && expect(.tooLong(limit: 30), of: .name, ["\(thirty)1"], in: \.name)

    let short = Problem.tooShort(minimum: 3)
    _ =
      expect(.missing, of: .userName, ["", "  "], in: \.userName)
      && expect(short, of: .userName, ["ab", " ab ", "김👨‍👩‍👧"], in: \.userName)
      && expect(nil, of: .userName, ["abc", "a b", "김민준"], in: \.userName)

    let rightEmails = ["m@e", " minjun@example.com ", "m m@e", "민준@한국"]
    let wrongEmails = [
      "minjun", "@example.com", "minjun@", " minjun@ ", "@", "m@n@example.com",
      "minjun@@example.com", "@minjun@example.com",
    ]
    _ =
      expect(.missing, of: .email, ["", "  "], in: \.email)
      && expect(.noAddress, of: .email, wrongEmails, in: \.email)
      && expect(nil, of: .email, rightEmails, in: \.email)

    expectPasswordRules()
    expectPostcodeRules()
    expect(
      "Terms not accepted, then accepted.",
      equals: ["notAccepted", "no problem"],
      from: {
        [false, true].map { accepts in
          RegistrationForm.right.with(\.acceptsTerms, accepts)
            .problem(of: .terms).words
        }
      }
    )
  }

  private func expectPasswordRules() {
    let short = Problem.tooShort(minimum: 8)
    let texts = [" ", "secret1", "비밀번호👨‍👩‍👧"]
    let rightTexts = ["secret12", " secret ", "비밀번호비밀번호"]
    _ =
      expect(.missing, of: .password, [""], in: \.password)
      && expect(short, of: .password, texts, in: \.password)
      && expect(nil, of: .password, rightTexts, in: \.password)

    let otherTexts = [" ", "secret 1", "SECRET 12", "secret 12 "]
    let cases = [
      ("secret 12", Problem.missing, [""]),
      ("secret 12", .notEqual, otherTexts),
      ("secret 12", nil, ["secret 12"]),
      ("", .missing, [""]),
      ("", .notEqual, ["secret 12"]),
    ]
    _ = cases.allSatisfy { password, problem, texts in
      expect(
        problem,
        of: .passwordRepeat,
        texts,
        in: \.passwordRepeat,
        .right.with(\.password, password),
        where: " of the password \"\(password)\""
      )
    }
  }

  private func expectPostcodeRules() {
    let keycap = "0452" + "4\u{FE0F}\u{20E3}"
    let koreanWrong = [
      "0452", "045245", "045 24", "+4524", "-0000", "0452٤", keycap,
    ]
    let korean = [
      (Problem.missing, ["", " "]),
      (.notDigits(count: 5), koreanWrong),
      (nil, ["04524", " 04524 "]),
    ]
    let swiss = [
      (Problem.missing, [""]),
      (.notDigits(count: 4), ["800", "80010", "-801"]),
      (nil, ["8001"]),
    ]
    for (country, cases) in [(Country.korea, korean), (.switzerland, swiss)] {
      _ = cases.allSatisfy { problem, texts in
        expect(
          problem,
          of: .postcode,
          texts,
          in: \.postcode,
          .right.with(\.country, country),
          where: " in \(country)"
        )
      }
    }
  }
}
