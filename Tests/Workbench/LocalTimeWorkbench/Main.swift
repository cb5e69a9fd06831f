import Catalogue
import Commands
import Foundation
import Models
import Play
import Trace

/// The workbench with two variants that say when the first photo was made:
/// one in UTC, and one in the time zone of the machine.
@main
enum Main {
  @MainActor
  static func main() async {
    let catalogue = Catalogue(
      architectures: [
        .clock("utc", timeZone: .gmt), .clock("local", timeZone: nil),
      ],
      features: [.photoList]
    )
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Workbench(Surroundings(catalogue: catalogue)).run(words))
  }
}

extension Architecture {
  fileprivate static func clock(
    _ name: String,
    timeZone: TimeZone?
  ) -> Architecture {
    Architecture(
      name: name,
      title: "A double of the tests",
      module: "LocalTimeWorkbench",
      roles: [("Controller", .controller)],
      deciders: [.controller],
      rules: [],
      screens: [
        .photoList: ScreenFactory {
          (photos: any PhotoService, _: any PictureService) in
          DateController(service: photos, timeZone: timeZone)
        }
      ]
    )
  }
}
