import Trace

extension Set<Role> {
  /// What only a view may call: the console's kit.
  static let userInterface: Self = [.widget, .framework]
}

extension Set<String> {
  /// The functions in which a view counts, makes and fills a table's rows.
  static let makingRows: Self = [
    "numberOfRows(in:)", "tableView(_:cellForRowAt:)", "fill(_:with:)",
  ]
}

/// Rules that several patterns have in common.
extension Rule {
  static let modelsAndServicesCallNoView = Rule(
    "No model and no service calls a view.",
    callers: [.model, .service],
    mustNotCall: Set.userInterface.union([.view])
  )

  /// What a view shows is handed to it as words.
  static let viewsCallNoModel = Rule(
    "No view calls a model.",
    // A button that is tied to a model calls it in the view's stead.
    callers: [.view, .widget],
    mustNotCall: [.model]
  )

  static let viewsCallNoService = Rule(
    "No view controller calls a service.",
    callers: [.view],
    mustNotCall: [.service]
  )
}
