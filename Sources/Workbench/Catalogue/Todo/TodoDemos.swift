import Play

extension Demo {
  static let todo = [
    Demo(
      name: "tour",
      summary: "To-dos are added, marked, edited, filtered and saved.",
      text: """
        expect "Loading"

        # The to-dos arrive, and with them all that one can do.
        wait 400ms
        expect "Buy milk"

        # You type a new to-do.
        type "Feed the cat"

        # The to-do is in the list at once, at its end, and is saved afterwards.
        tap "Add"
        expect "9 items left"
        expect "Saving..."

        # The save has ended, and "Saving..." is gone.
        wait 200ms
        refute "Saving..."

        # You choose a row, which marks its to-do as done.
        select 1
        expect "[x] Buy milk"

        # The editor opens over the list.
        tap "Edit" in row 4

        # You type, and the editor's own title follows.
        type "Return all the books" into "Title"
        expect "Edit: Return all the books"

        # You save, and the list shows the new title.
        tap "Save"
        expect "[ ] Return all the books"

        # Both changes are saved, one after the other.
        wait 400ms

        # The list shows only what is done.
        tap "Completed"
        expect "Repair the bicycle"

        # What is done is removed, and the button goes with it.
        tap "Clear completed"
        expect "8 items left"

        # The list shows only what is not done.
        tap "Active"

        # The shorter list is saved.
        wait 200ms

        # The server is overloaded from now on.
        network overloaded

        # You open the first to-do that the list shows.
        tap "Edit" in row 1

        # You delete it, and it leaves the list at once.
        tap "Delete"
        refute "할머니께 전화하기"

        # You mark all as done, so the list of active to-dos is empty.
        tap "Mark all as done"
        expect "0 items left"

        # The save fails, and an alert asks what to do.
        # All stays as you left it until you answer.
        wait 200ms
        expect "Not saved"
        expect "Server is overloaded"

        # The server works again.
        network on

        # You try again, and the newest list is saved.
        tap "Try again"
        expect "0 items left"
        expect "Saving..."

        # The save has ended without a failure.
        wait 200ms
        refute "Saving..."

        # The network goes off.
        network off

        # You mark all as not done.
        tap "Mark all as not done"

        # The save fails, and the alert asks again.
        wait 200ms
        expect "No Network"

        # You discard the change, and the list is as it was last saved.
        tap "Discard changes"
        expect "0 items left"
        """
    ),
    Demo(
      name: "failed-save",
      summary: "A save fails; you try again, then discard the change.",
      opensAt: 7,
      text: """
        # The to-dos arrive.
        wait 400ms

        # The network goes off.
        network off

        # You mark a to-do as done.
        # The list shows it before the save has an answer.
        select 1
        expect "[x] Buy milk"
        expect "Saving..."

        # The save fails, and an alert asks what to do.
        # The to-do stays done until you answer, so one less is left.
        wait 200ms
        expect "Not saved"
        expect "7 items left"

        # You try again, and the same list is sent once more.
        tap "Try again"
        expect "Saving..."

        # It fails again, and a new alert asks.
        wait 200ms
        expect "Not saved"

        # You discard the change, and the list is as it was loaded.
        # Only you can give a change up.
        tap "Discard changes"
        expect "[ ] Buy milk"
        """
    ),
    Demo(
      name: "two-screens",
      summary: "A to-do goes while it is edited; its editor hears of it.",
      opensAt: 7,
      text: """
        # The to-dos arrive.
        wait 400ms

        # The network goes off.
        network off

        # You type a new to-do.
        type "Feed the cat"

        # The list has one more item, and is being saved.
        tap "Add"
        expect "9 items left"

        # The editor opens, and it shows that a save is pending.
        tap "Edit" in row 13
        expect "Saving..."

        # The save fails, and the list's alert opens over the editor.
        wait 200ms
        expect "Not saved"
        expect "Edit: Feed the cat"

        # You discard the new to-do, while its editor is open.
        # The editor stays, and says that its to-do is gone.
        tap "Discard changes"
        expect "No longer in the list"

        # "Save" only leads back, for there is nothing to save.
        tap "Save"
        expect "8 items left"
        """
    ),
    Demo(
      name: "one-at-a-time",
      summary: "What you change during a save is saved after it.",
      opensAt: 5,
      text: """
        # The to-dos arrive.
        wait 400ms

        # You mark a to-do as done, and the list is being saved.
        select 1
        expect "Saving..."

        # You mark another one, and no second save begins.
        # One save at a time keeps the order of the changes.
        select 3

        # You mark a third one, while the first save is still pending.
        select 4

        # The first save ends, and a second one begins with the newest list.
        wait 200ms
        expect "Saving..."

        # All is saved, by two saves for three changes.
        wait 200ms
        refute "Saving..."
        """
    ),
  ]
}
