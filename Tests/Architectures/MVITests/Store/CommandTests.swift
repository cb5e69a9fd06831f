import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let command: Command<PhotoDetailEffect> = .run(.fetchPicture(of: 7))
    #expect(
      command.map(PhotoListEffect.detail) == .run(.detail(.fetchPicture(of: 7)))
    )
  }
}
