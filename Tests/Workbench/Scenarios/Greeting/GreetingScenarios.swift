import Catalogue
import Models
import Play

extension Scenario {
  private static let greeting1 = Behaviour("greeting 1")
  private static let greeting2 = Behaviour("greeting 2")
  private static let greeting3 = Behaviour("greeting 3")

  static let greeting = greetingScreen + names

  private static let names: [Scenario] = [
    ("a missing first name leaves no gap", "", "Thonkaew", "Hello Thonkaew"),
    (
      "a blank last name leaves no space at the end", "Wasin", " \t ",
      "Hello Wasin"
    ),
    ("somebody without any name is greeted all the same", " ", "\n", "Hello"),
    (
      "spaces around the names do not add up", "  Wasin ", " Thonkaew  ",
      "Hello Wasin Thonkaew"
    ),
  ].map { situation, firstName, lastName, greeting in
    greeting2(
      situation,
      data: .person(firstName, lastName),
      script: #"tap "Click me""#,
      check: { try $0.expectText(greeting) }
    )
  }

  private static let greetingScreen: [Scenario] = [
    greeting1(
      "the screen starts with a button and an empty label",
      shows: ["Click me"]
    ),
    greeting2(
      "tapping the button greets the person",
      script: """
        tap "Click me"
        expect "Hello Wasin Thonkaew"
        """
    ),
    greeting2(
      "tapping again shows the same",
      script: """
        tap "Click me"
        tap "Click me"
        tap "Click me"
        """,
      shows: ["Hello Wasin Thonkaew", "Click me"]
    ),
    greeting3(
      "no part goes while the screen is there",
      script: """
        wait 1000s
        tap "Click me"
        expect "Hello Wasin Thonkaew"
        """
    ),
    greeting3(
      "every tap is shown, not only the first",
      data: .person("길동", "홍"),
      script: """
        refute "Hello"
        tap "Click me"
        expect "Hello 길동 홍"
        tap "Click me"
        expect "Hello 길동 홍"
        """
    ),
    all1(
      "a greeting screen that goes away after a greeting is released",
      script: #"tap "Click me""#,
      check: { try $0.expectText("Hello Wasin Thonkaew") }
    ),
    all2(
      "the first screen offers no way back",
      offers: [.tap("Click me")]
    ),
    all4(
      "a name too long for the screen is wrapped, not lost",
      data: .person(
        "Pablo Diego José Francisco de Paula Juan Nepomuceno",
        "María de los Remedios Cipriano Ruiz y Picasso"
      ),
      script: """
        tap "Click me"
        expect "Hello Pablo Diego José Francisco de Paula Juan Nepomuceno María"
        expect "Ruiz y Picasso"
        """
    ),
    all4(
      "control characters in a name cannot steer the screen",
      data: .person("Wasin\u{1b}[2J", "\u{202e}Thonkaew"),
      script: """
        tap "Click me"
        expect "Hello Wasin�[2J �Thonkaew"
        expect "Click me"
        """
    ),
  ]
}

extension FeatureData {
  fileprivate static func person(
    _ firstName: String,
    _ lastName: String
  ) -> FeatureData {
    .greeting(Person(firstName: firstName, lastName: lastName))
  }
}
