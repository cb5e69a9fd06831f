import Testing

@testable import MVI

struct EffectPathTests {
  private let path = EffectPath("who?")

  @Test func aPathBeginsWithItself() {
    #expect(path.begins(with: EffectPath("who?")))
    #expect(!path.begins(with: EffectPath("where?")))
  }

  @Test func aPathBeginsWithEachChildThatItLeadsThrough() {
    let nested = path.within(2).within(1)
    #expect(nested.begins(with: EffectPath(1)))
    #expect(nested.begins(with: EffectPath(2).within(1)))
    #expect(nested.begins(with: nested))
    #expect(!nested.begins(with: EffectPath(2)))
    #expect(!nested.begins(with: path))
    #expect(!path.begins(with: nested))
  }

  @Test func nothingBeginsWithAPathWithoutAnIdentity() {
    let unnamed = EffectPath(String?.none)
    #expect(!unnamed.begins(with: unnamed))
    #expect(!path.within(1).begins(with: unnamed.within(1)))
    #expect(unnamed.within(1).begins(with: EffectPath(1)))
  }
}
