import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<PhotoDetailEffect>] = [
      .run(.fetchPicture(of: 7)), .cancel(id: .picture),
    ]
    #expect(
      commands.map {
        $0.map(PhotoListEffect.detail, PhotoListEffect.Identity.detail)
      } == [
        .run(.detail(.fetchPicture(of: 7))), .cancel(id: .detail(.picture)),
      ]
    )
  }
}
