import Play

extension Demo {
  static let greeting = [
    Demo(
      name: "tour",
      summary: "One tap shows the greeting.",
      text: """
        # You tap, and the label greets the person.
        # It was empty until now, and no service was asked.
        tap "Click me"
        expect "Hello Wasin Thonkaew"
        """
    ),
    Demo(
      name: "again",
      summary: "A second tap shows the same greeting.",
      opensAt: 3,
      text: """
        # The first tap shows the greeting.
        tap "Click me"
        expect "Hello Wasin Thonkaew"

        # Time passes, and the greeting stays.
        # No service was asked, so no answer can come later.
        wait 10s
        expect "Hello Wasin Thonkaew"

        # The second tap shows the same greeting.
        # The person is the same, so the words are the same.
        tap "Click me"
        expect "Hello Wasin Thonkaew"
        """
    ),
    Demo(
      name: "nothing-yet",
      summary: "The label is empty until a tap, which needs no network.",
      opensAt: 3,
      text: """
        refute "Hello"

        # The label stays empty while time passes.
        # Only a tap brings the greeting.
        wait 10s
        refute "Hello"

        # The network goes off, and nothing on the screen changes.
        network off
        refute "Hello"

        # The tap greets without a network.
        # The screen was given the person when it was made.
        tap "Click me"
        expect "Hello Wasin Thonkaew"
        """
    ),
  ]
}
