import Foundation
import Models
import Pictures
import Services
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SamplePictureServiceTests {
  private let scheduler = VirtualScheduler()
  private let network = Network()

  private func sample(_ id: Int, _ picture: Picture? = nil) -> SamplePhoto {
    SamplePhoto(
      Photo(id: id, name: "\(id)", createdAt: Date(), isForSale: true),
      picture: picture,
      largePicture: picture
    )
  }

  /// What a service answers to requests for the pictures of these photos, all
  /// made at once, in the order and with the time in which it does.
  private func answers(
    about ids: [Int],
    size: PictureSize = .row,
    from samples: [SamplePhoto]
  ) -> [String] {
    let service = SamplePictureService(
      samples: samples,
      server: SampleServer(scheduler: scheduler, network: network)
    )
    var waiting = ids.map { id in
      let answers = Answers<Picture?>()
      answers.ask { () async throws(ServiceError) in
        try await service.fetchPicture(of: id, size: size)
      }
      return (id: id, answers: answers)
    }
    var lines: [String] = []
    for step in 1...9 {
      scheduler.advance(by: .milliseconds(100))
      for (id, answers) in waiting {
        guard let answer = answers.all.first else { continue }
        lines.append("\(id): \(text(of: answer)) after \(step)00 ms")
      }
      waiting.removeAll { !$0.answers.all.isEmpty }
    }
    return lines
  }

  private func text(of answer: Result<Picture?, ServiceError>) -> String {
    switch answer {
    case .success(let picture?): "\(picture.columns)x\(picture.rows)"
    case .success(nil): "none"
    case .failure(let error): error.message
    }
  }

  @Test func aPictureCanComeBeforeThatOfTheRowAbove() {
    let samples = (1...5).map { sample($0) }
    #expect(
      answers(about: [1, 2, 3, 4, 5], from: samples) == [
        "1: none after 100 ms", "4: none after 400 ms", "2: none after 500 ms",
        "5: none after 800 ms", "3: none after 900 ms",
      ]
    )
  }

  @Test func aPhotoHasAPictureOfEachSizeOrNone() throws {
    let samples = Array(try SampleData.file("photos").photos().prefix(1))
    let id = try #require(samples.first?.photo.id)
    let row = answers(about: [id], from: samples)
    #expect(row == ["\(id): 8x3 after 100 ms"])
    let detail = answers(about: [id], size: .detail, from: samples)
    #expect(detail == ["\(id): 24x9 after 100 ms"])
    let unknown = answers(about: [0], from: samples)
    #expect(unknown == ["0: none after 400 ms"])
  }

  @Test func aRequestFailsAsTheNetworkWas() {
    network.condition = .noNetwork
    #expect(
      answers(about: [1], from: [sample(1)]) == [
        "1: No Network after 100 ms"
      ]
    )
  }

  @Test func neighboursDifferInTheirDelay() {
    let samples = (1...30).map { sample($0) }
    for id in 1..<30 {
      let both = answers(about: [id, id + 1], from: samples)
      #expect(both.count == 2)
      let times = both.map { $0.split(separator: " ").suffix(2) }
      #expect(times.first != times.last)
    }
  }
}
