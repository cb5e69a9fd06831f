import Play
import Testing

@Suite struct NearestTests {
  private let words = [
    "mvc", "mvp", "mvvm", "compare", "lesson", "list", "photo-list", "reset",
    "world-clock",
  ]

  @Test(arguments: [
    ("mvpp", "mvp"), ("mvmv", "mvvm"), ("mvvp", "mvvm"), ("vmc", "mvc"),
    ("MVV", "mvvm"), ("comapre", "compare"), ("cmopaer", "compare"),
    ("lessons", "lesson"), ("photo", "photo-list"), ("lst", "list"),
    ("photolist", "photo-list"), ("com", "compare"), ("List", "list"),
    ("photos", "photo-list"), ("clock", "world-clock"), ("clok", "world-clock"),
  ])
  func aTypoFindsTheWordMeant(typed: String, meant: String) {
    #expect(nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["", "x", "m", "cat", "run", "abc", "help", "c", "photons"])
  func aStrangeWordFindsNothing(typed: String) {
    #expect(nearest(to: typed, among: words) == nil)
  }

  @Test func nothingIsNearAmongNothing() {
    #expect(nearest(to: "mvc", among: []) == nil)
    #expect(nearest(to: "", among: [""]) == "")
  }

  @Test func theFirstOfEquallyNearWordsIsTaken() {
    #expect(nearest(to: "mvx", among: ["mvp", "mvc"]) == "mvp")
    #expect(nearest(to: "mvx", among: ["mvc", "mvp"]) == "mvc")
  }
}
