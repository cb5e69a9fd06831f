import Play

extension Demo {
  static let worldClock = [
    Demo(
      name: "tour",
      summary: "A time loads, moves by days, loads again and fails.",
      text: """
        expect "Loading.."

        # The server's time arrives.
        # The screen asked for it as soon as it was there.
        wait 400ms
        expect "2021-09-26 05:05 UTC"

        # The time moves by a day, and nobody asks the server.
        tap "Tomorrow"
        expect "2021-09-27 05:05 UTC"

        # You go back to the day that the server sent.
        tap "Yesterday"

        # You go one day further back.
        tap "Yesterday"
        expect "2021-09-25 05:05 UTC"

        # "Now" asks the server again.
        # The two other buttons cannot be pressed until the answer is here.
        tap "Now"
        expect "Loading.."

        # The server's time arrives, and the moved day is forgotten.
        wait 400ms
        expect "2021-09-26 05:05 UTC"

        # The network goes off.
        network off

        # You ask for the time, and this is going to fail.
        tap "Now"

        # The load fails, and an alert says why.
        wait 400ms
        expect "No Network"

        # You close the alert, and the former time is still there.
        tap "OK"
        expect "2021-09-26 05:05 UTC"
        """
    ),
    Demo(
      name: "asks-once",
      summary: "Only 'Now' asks the server; the days move without it.",
      opensAt: 3,
      text: """
        # The server's time arrives.
        wait 400ms
        expect "2021-09-26 05:05 UTC"

        # The network goes off.
        network off

        # "Tomorrow" works all the same.
        # What a day later is needs no server.
        tap "Tomorrow"
        expect "2021-09-27 05:05 UTC"

        # "Yesterday" needs no server either.
        tap "Yesterday"
        expect "2021-09-26 05:05 UTC"

        # "Now" asks the server, and the label says so.
        tap "Now"
        expect "Loading.."

        # The load fails, and an alert says why.
        wait 400ms
        expect "No Network"

        # You close the alert, and the former time is still there.
        tap "OK"
        expect "2021-09-26 05:05 UTC"
        """
    ),
    Demo(
      name: "last-one-wins",
      summary: "You press 'Now' twice, and the first answer is dropped.",
      opensAt: 5,
      text: """
        # The time is here, and the clock has nearly reached the next minute.
        wait 59800ms
        expect "2021-09-26 05:05 UTC"

        # You ask for the time.
        # The server looks at its clock when it is asked.
        tap "Now"

        # A new minute begins, while the answer is still on its way.
        wait 200ms

        # You ask once more, and from now on only this answer counts.
        tap "Now"

        # The first answer comes now, and is dropped.
        # It would have shown 05:05.
        wait 200ms
        expect "Loading.."

        # The second answer comes, and shows the new minute.
        wait 200ms
        expect "2021-09-26 05:06 UTC"
        """
    ),
    Demo(
      name: "no-time-yet",
      summary: "The load fails before any time was shown.",
      opensAt: 3,
      text: """
        # The network goes off.
        # The first request was made before, so it is not going to fail.
        network off

        # You ask again at once, so the first answer no longer counts.
        tap "Now"

        # The second request fails, and an alert says why.
        # The first answer was dropped, so no time is known.
        wait 400ms
        expect "No Network"

        # You close the alert, and the label shows that there is no time.
        # "Yesterday" and "Tomorrow" have nothing to move, and are disabled.
        tap "OK"
        expect "--"

        # The network is back.
        network on

        # You ask once more.
        tap "Now"

        # The time arrives, and all buttons can be pressed.
        wait 400ms
        expect "2021-09-26 05:05 UTC"
        """
    ),
  ]
}
