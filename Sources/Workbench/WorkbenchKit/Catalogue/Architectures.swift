import MVC
import MVP
import MVVM

extension Architecture {
  public static let mvc = Architecture(
    name: "mvc",
    title: "Model-View-Controller, as in Cocoa",
    module: "MVC",
    roles: [("ViewController", .controller)],
    decider: .controller,
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view calls a model or a service.",
        callers: [.widget],
        mustNotCall: [.model, .service]
      ),
    ],
    screens: [
      .greeting: { MVC.makeGreetingScreen(person: $0.person) },
      .photoList: { MVC.makePhotoListScreen(service: $0.photoService) },
      .weather: {
        MVC.makeWeatherScreen(
          placeService: $0.placeService,
          weatherService: $0.weatherService
        )
      },
    ]
  )

  public static let mvp = Architecture(
    name: "mvp",
    title: "Model-View-Presenter, with a passive view",
    module: "MVP",
    roles: [
      ("ViewController", .view), ("View", .view), ("Cell", .view),
      ("Presenter", .presenter),
    ],
    decider: .presenter,
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No presenter calls a widget.",
        callers: [.presenter],
        mustNotCall: [.widget]
      ),
      .viewsCallNoService,
    ],
    screens: [
      .greeting: { MVP.makeGreetingScreen(person: $0.person) },
      .photoList: { MVP.makePhotoListScreen(service: $0.photoService) },
      .weather: {
        MVP.makeWeatherScreen(
          placeService: $0.placeService,
          weatherService: $0.weatherService
        )
      },
    ]
  )

  public static let mvvm = Architecture(
    name: "mvvm",
    title: "Model-View-ViewModel, bound by closures and boxes",
    module: "MVVM",
    roles: [
      ("ViewController", .view), ("ViewModel", .viewModel), ("Box", .binding),
    ],
    decider: .viewModel,
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view model calls a widget.",
        callers: [.viewModel, .binding],
        mustNotCall: [.widget]
      ),
      Rule(
        "A view model reaches a view through its binding only.",
        callers: [.viewModel, .binding],
        mustNotCall: [.view],
        exceptThroughClosures: true
      ),
      .viewsCallNoService,
    ],
    screens: [
      .greeting: { MVVM.makeGreetingScreen(person: $0.person) },
      .photoList: { MVVM.makePhotoListScreen(service: $0.photoService) },
      .weather: {
        MVVM.makeWeatherScreen(
          placeService: $0.placeService,
          weatherService: $0.weatherService
        )
      },
    ]
  )
}

extension Rule {
  fileprivate static let modelsAndServicesCallNoView = Rule(
    "No model and no service calls a view.",
    callers: [.model, .service],
    mustNotCall: [.view, .widget]
  )

  fileprivate static let viewsCallNoService = Rule(
    "No view controller calls a service.",
    callers: [.view],
    mustNotCall: [.service]
  )
}
