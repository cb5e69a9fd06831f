import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<PhotoDetailEffect, PhotoDetailEvent>] = [
      .run(.fetchPicture(of: 7)), .cancel(id: .picture), .send(.viewDidLoad),
    ]
    let parents = commands.map {
      $0.map(
        effect: PhotoListEffect.detail,
        id: PhotoListEffect.Identity.detail,
        event: PhotoListEvent.detail
      )
    }
    #expect(
      parents == [
        .run(.detail(.fetchPicture(of: 7))), .cancel(id: .detail(.picture)),
        .send(.detail(.viewDidLoad)),
      ]
    )
  }

  @Test func aChildsEffectKeepsItsIdentityWithinItsParents() {
    let effect = PhotoListEffect.detail(.fetchPicture(of: 7))
    #expect(effect.identity == .detail(.picture))
    #expect(effect.child == .detail(7))
  }
}
