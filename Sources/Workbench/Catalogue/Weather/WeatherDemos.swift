import Play

extension Demo {
  static let weather = [
    Demo(
      name: "tour",
      summary: "Places are found, pass each other, are missing and fail.",
      text: """
        expect "Loading..."

        # The weather of the first place has come.
        # The screen asked for the place, and then for the weather there.
        wait 5s
        expect "McGaheysville, VA"

        # An alert asks you for another place.
        tap "Change location"

        # You type a place whose answer takes long.
        type "Yakutsk"

        # The city reads "Loading...", and all else is blank.
        tap "Submit"

        # You do not wait, and ask for another place.
        tap "Change location"

        # You type a place whose answer comes soon.
        type "Richmond"

        # Two places are being looked up now.
        # The one that you asked for last is to win.
        tap "Submit"

        # Richmond's weather comes first, and shows.
        wait 2s
        expect "Broken clouds - 76℉"

        # Yakutsk's answer comes now, and is dropped.
        # Nothing on the screen changes.
        wait 2s
        expect "Richmond, VA"

        # The alert asks for a place again.
        tap "Change location"

        # You type a place that nobody knows.
        type "Atlantis"

        # The place is being looked up.
        tap "Submit"

        # The city reads "Not found", and no alert opens.
        # The service answered, so nothing failed.
        wait 400ms
        expect "Not found"

        # The server is overloaded from now on.
        network overloaded

        # The alert asks for a place once more.
        tap "Change location"

        # You type a place that exists.
        type "Seoul"

        # The place is being looked up, and that is going to fail.
        tap "Submit"

        # The look-up fails, and an alert says why.
        wait 4s
        expect "Server is overloaded"

        # You close the alert, and the city reads "Not found".
        tap "OK"
        """
    ),
    Demo(
      name: "late-answer",
      summary: "An answer to an earlier question is late, and dropped.",
      opensAt: 8,
      text: """
        # The first place is still loading, and you ask for another one.
        # An alert lets you type it.
        tap "Change location"

        # You type a place whose answer takes three and a half seconds.
        type "Yakutsk"

        # Yakutsk is being looked up: the city reads "Loading...".
        # All else is blank, for nothing is known of it yet.
        tap "Submit"
        expect "Loading..."

        # You do not wait for Yakutsk either.
        tap "Change location"

        # You type a place whose answer comes sooner.
        type "Richmond"

        # Three places are asked for by now, the first by the screen itself.
        # The tasks that wait for the first two are cancelled.
        tap "Submit"

        # Richmond's weather comes, and shows.
        # The first place's answer came before it, and was dropped.
        wait 2s
        expect "Richmond, VA"
        expect "Broken clouds - 76℉"

        # Yakutsk's answer comes now, and is dropped.
        # Its task was cancelled when you asked for Richmond, so nothing changes.
        wait 2s
        expect "Richmond, VA"
        refute "Yakutsk"
        """
    ),
    Demo(
      name: "failed-weather",
      summary: "The place is found, but its weather fails.",
      opensAt: 7,
      text: """
        # The weather of the first place has come.
        wait 1s
        expect "McGaheysville, VA"

        # An alert asks you for another place.
        tap "Change location"

        # You type a place that exists.
        type "Seoul"

        # The place is being looked up.
        tap "Submit"

        # The server is overloaded from now on.
        # The look-up was asked for before, so it still succeeds.
        network overloaded

        # The place is found, and the city shows its name.
        # The weather there is asked for only now, so that is going to fail.
        wait 600ms
        expect "Seoul, South Korea"

        # The weather fails, and an alert says why.
        wait 600ms
        expect "Server is overloaded"

        # You close the alert, and the city stays.
        # All else stays blank, for nothing is known of it.
        tap "OK"
        expect "Seoul, South Korea"
        """
    ),
    Demo(
      name: "not-found",
      summary: "A place that nobody knows is an answer, and no failure.",
      opensAt: 5,
      text: """
        # The weather of the first place has come.
        wait 1s
        expect "McGaheysville, VA"

        # An alert asks you for another place.
        tap "Change location"

        # You type a place that nobody knows.
        type "Atlantis"

        # The city reads "Loading...", and the former weather is gone.
        tap "Submit"
        refute "McGaheysville"

        # The city reads "Not found", and no alert opens.
        # The service answered, so nothing failed.
        wait 400ms
        expect "Not found"
        """
    ),
  ]
}
