import Play

extension Catalogue {
  /// All that the workbench runs and compares.
  ///
  /// A new architecture or feature joins by its name here.
  public static let standard = Catalogue(
    architectures: [
      .mvc, .traditionalMVC, .mvp, .mvvm, .mvvmObservation, .mvi, .viper,
    ],
    features: [
      .greeting, .photoList, .weather, .employees, .worldClock, .todo,
    ]
  )
}
