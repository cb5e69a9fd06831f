import ConsoleUI

@MainActor
func makeLocationAlert(
  submit: @escaping @MainActor (String) -> Void
) -> AlertController {
  let alert = AlertController(title: "Choose location")
  alert.addTextField()
  alert.addAction(
    AlertAction(title: "Submit") { [weak alert] in
      let name = alert?.textFields.first?.text ?? ""
      if name.contains(where: { $0 != " " }) { submit(name) }
    }
  )
  alert.addAction(AlertAction(title: "Cancel"))
  return alert
}
