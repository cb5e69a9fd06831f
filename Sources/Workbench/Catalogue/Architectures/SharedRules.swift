import WorkbenchKit

/// Rules that several patterns have in common.
extension Rule {
  static let modelsAndServicesCallNoView = Rule(
    "No model and no service calls a view.",
    callers: [.model, .service],
    mustNotCall: [.view, .widget]
  )

  static let viewsCallNoService = Rule(
    "No view controller calls a service.",
    callers: [.view],
    mustNotCall: [.service]
  )
}
