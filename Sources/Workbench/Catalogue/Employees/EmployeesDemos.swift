import Play

extension Demo {
  static let employees = [
    Demo(
      name: "tour",
      summary: "Employees load, fail, and are searched and sorted.",
      text: """
        expect "Loading"

        # The employees arrive, sorted by name, and a label counts them.
        wait 400ms
        expect "24 employees"

        # You search, and only two names contain the text.
        # The search ignores accents: it finds "Ångström" as well.
        type "ang"
        expect "2 of 24 employees"
        expect "$320,800 a year, age 61"

        # An alert shows who is in the row that you chose.
        select 1

        # You close the alert, and no row stays selected.
        tap "OK"

        # You clear the search, and all are there again.
        type ""

        # The highest salary comes first, and the button now offers the names.
        tap "Sort by salary"
        expect "Björk Þórsdóttir"
        expect "Sort by name"

        # Case and accents do not matter, so the search finds two.
        # Their salaries are equal, so their names decide the order.
        type "JOSÉ"
        expect "Jose Nunez"

        # The network goes off.
        network off

        # You reload, and the indicator hides the table.
        tap "Reload"

        # The load fails, and an alert says why.
        wait 400ms
        expect "No Network"

        # You close the alert, and the two are still there.
        tap "OK"
        expect "2 of 24 employees"

        # The network is back.
        network on

        # You reload once more.
        tap "Reload"

        # The employees arrive, and search and order are as before.
        wait 400ms

        # You search in Korean, and one name contains the text.
        type "서연"
        expect "1 of 24 employees"
        """
    ),
    Demo(
      name: "search-and-sort",
      summary: "Search and order do not disturb each other.",
      opensAt: 4,
      text: """
        # The employees arrive, sorted by name.
        wait 400ms
        expect "24 employees"

        # You search, and two are left.
        # No service is asked, for the list is here already.
        type "jose"
        expect "2 of 24 employees"

        # You sort by salary, and the search stays.
        # Both earn the same, so their names decide the order.
        tap "Sort by salary"
        expect "2 of 24 employees"

        # You clear the search, and the order stays.
        # The highest salary of all comes first.
        type ""
        expect "$725,000 a year"

        # You sort by name again.
        tap "Sort by name"
        expect "Amara Okafor"
        """
    ),
    Demo(
      name: "accents",
      summary: "The search ignores case, accents and outer spaces.",
      opensAt: 2,
      text: """
        # The employees arrive.
        wait 400ms

        # Capitals and an accent find "Jose" as well as "José".
        type "JOSÉ"
        expect "2 of 24 employees"

        # Spaces around the text do not matter.
        type "  zoe  "
        expect "2 of 24 employees"

        # A text that no name contains leaves an empty table.
        type "xyz"
        expect "0 of 24 employees"

        # Spaces alone are no search, so all are there.
        type "   "
        expect "24 employees"
        """
    ),
    Demo(
      name: "kept-search",
      summary: "You search while the list loads again; both are kept.",
      opensAt: 6,
      text: """
        # The employees arrive.
        wait 400ms

        # You search, and two are left.
        type "jose"

        # You sort the two by salary.
        tap "Sort by salary"

        # You reload, and the indicator hides the table.
        # The label goes on counting the former list.
        tap "Reload"
        expect "2 of 24 employees"

        # You search for one letter while the list loads, and more names match.
        # The former list is counted, for the new one is not here yet.
        type "o"
        expect "12 of 24 employees"

        # The new list arrives, searched by that letter and still by salary.
        # Neither the search nor the order belongs to the list.
        wait 400ms
        expect "12 of 24 employees"
        expect "Sort by name"
        """
    ),
  ]
}
