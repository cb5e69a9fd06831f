import ConsoleUI
import Play
import Testing

extension Session {
  /// A session of the screen of many views.
  static func manyViews(
    rows: Int = 12,
    size: CellSize = standardSize
  ) throws -> Session {
    let catalogue = Catalogue.manyViews(rows: rows)
    let variant = try #require(catalogue.variants.first)
    return Session(
      variant: variant,
      world: World(data: FeatureData { _ in () }),
      size: size
    )
  }

  /// The controller of the first screen.
  var manyViewsController: ManyViewsController? {
    let navigation = window.rootViewController as? NavigationController
    return navigation?.children.first as? ManyViewsController
  }

  /// Plays a script given as text.
  func play(_ text: String) throws {
    try play(try Script(name: "test", text: text))
  }
}
