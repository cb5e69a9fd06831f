import Testing

@testable import MVI

struct CommandTests {
  private let path = EffectPath(PhotoDetailEffect.Identity.picture)

  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<PhotoDetailEffect, PhotoDetailEvent>] = [
      .run(.fetchPicture(of: 7)), .cancel(id: .picture), .send(.viewDidLoad),
    ]
    let parents: [Command<PhotoListEffect, PhotoListEvent>] = commands.map {
      $0.map(
        child: .detail(of: 7),
        effect: PhotoListEffect.detail,
        event: PhotoListEvent.detail
      )
    }
    let parentPath = path.within(PhotoListEffect.Identity.detail(of: 7))
    #expect(
      parents == [
        .runInChild(.detail(.fetchPicture(of: 7)), at: parentPath),
        .cancelInChild(at: parentPath), .send(.detail(.viewDidLoad)),
      ]
    )
  }

  @Test func aCommandOfAChildsChildKeepsItsPath() {
    let commands: [Command<PhotoDetailEffect, PhotoDetailEvent>] = [
      .runInChild(.fetchPicture(of: 7), at: path), .cancelInChild(at: path),
    ]
    let parents: [Command<String, String>] = commands.map {
      $0.map(child: "parent", effect: { _ in "asked?" }, event: { _ in "" })
    }
    #expect(
      parents == [
        .runInChild("asked?", at: path.within("parent")),
        .cancelInChild(at: path.within("parent")),
      ]
    )
  }
}
