import Play

extension Demo {
  static let photoList = [
    Demo(
      name: "tour",
      summary: "Photos load, open, refuse, fail and load again.",
      text: """
        expect "Loading"

        # The photos arrive, and the table takes the place of the indicator.
        # The screen asked for them as soon as it was there.
        wait 400ms
        expect "Earthrise"

        # The first photo is for sale, so its own screen opens.
        select 1
        expect "Earthrise"

        # You go back, and the list is as it was.
        back

        # The third photo is not for sale, so an alert says so.
        # No screen opens.
        select 3
        expect "This item is not for sale"

        # You close the alert, and no row stays selected.
        tap "OK"

        # The network goes off.
        # The screen does not know it yet.
        network off

        # You reload, and the indicator hides the table.
        tap "Reload"

        # The load fails, and an alert says why.
        wait 400ms
        expect "No Network"

        # You close the alert, and the former photos are still there.
        tap "OK"
        expect "Earthrise"

        # The network is back, but nothing loads until you ask.
        network on

        # You reload once more.
        tap "Reload"

        # The photos arrive again.
        wait 400ms

        # The table scrolls to the twelfth photo, which is not for sale.
        # Only rows that come into view are made.
        select 12
        """
    ),
    Demo(
      name: "reload-race",
      summary: "Two reloads at once: the last one asked for wins.",
      opensAt: 6,
      text: """
        # The photos are being loaded, and the network goes off.
        # What was asked for before would still come.
        network off

        # You reload, and this request is going to fail.
        # The first load is cancelled.
        tap "Reload"
        expect "Loading"

        # You wait a little, and the request is still on its way.
        wait 100ms

        # The network is back, but that request was made before.
        network on

        # You reload again, and the first reload is cancelled.
        # From now on only the second one counts.
        tap "Reload"

        # The first reload's failure is due now, and nobody hears of it.
        # No alert opens, and the indicator goes on. The first load's photos are
        # due as well, and they are dropped, too.
        wait 300ms
        refute "No Network"
        refute "Earthrise"
        expect "Loading"

        # The second reload's photos arrive, and the table shows them.
        wait 100ms
        expect "Earthrise"
        """
    ),
    Demo(
      name: "failed-load",
      summary: "A reload fails, and the former photos stay.",
      opensAt: 4,
      text: """
        # The photos arrive.
        wait 400ms
        expect "Earthrise"

        # The server is overloaded from now on.
        network overloaded

        # You reload, and the indicator hides the table.
        tap "Reload"
        expect "Loading"

        # The load fails, and an alert says why.
        wait 400ms
        expect "Server is overloaded"

        # You close the alert, and the former photos are still there.
        # A failure takes nothing away.
        tap "OK"
        expect "Earthrise"

        # The server works again.
        network on

        # You reload, as you can after a failure.
        tap "Reload"

        # The photos arrive, and no alert opens.
        wait 400ms
        expect "Earthrise"
        """
    ),
    Demo(
      name: "not-for-sale",
      summary: "One photo opens a screen, another one only an alert.",
      opensAt: 2,
      text: """
        # The photos arrive.
        wait 400ms

        # The third photo is not for sale, so an alert says so.
        # Whether a photo may be opened is a decision, not a matter of drawing.
        select 3
        expect "Not for sale"

        # You close the alert, and no row stays selected.
        tap "OK"
        expect "Migrant Mother"

        # The first photo is for sale, so its own screen opens.
        select 1
        refute "The Blue Marble"

        # You go back, and the list is as it was.
        back
        expect "The Blue Marble"
        """
    ),
    Demo(
      name: "used-row",
      summary: "Late pictures find their row used for another photo.",
      opensAt: 5,
      text: """
        # The photos arrive, and each row on the screen asks for its picture.
        # A dotted box stands in the row until the picture comes.
        wait 400ms
        expect "········ Earthrise"

        # The first picture arrives.
        # Those of the other rows are on their way.
        wait 100ms
        expect "░▒░ Earthrise"
        expect "········ The Blue Marble"

        # The table scrolls to the twelfth photo, which is not for sale.
        # The cells of the first rows are used again for the rows that come.
        # These ask for their own pictures, and the old requests are cancelled.
        select 12

        # You close the alert.
        tap "OK"
        expect "········ Hand mit Ringen"

        # The fourth photo's picture was due now, but its request is cancelled.
        # A cell that still waited for it would show it in the wrong row.
        wait 300ms
        expect "········ Hand mit Ringen"

        # The hand's own picture arrives.
        wait 300ms
        expect "▓▓▒▒▒▒▓▓ Hand mit Ringen"

        # You open the first photo, and the table scrolls back to it.
        select 1

        # You return to the list.
        # The picture that had come was kept, and the second is asked for anew.
        back
        expect "░▒░ Earthrise"
        expect "········ The Blue Marble"
        """
    ),
  ]
}
