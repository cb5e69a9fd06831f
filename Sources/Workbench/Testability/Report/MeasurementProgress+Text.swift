extension MeasurementProgress {
  /// How much is done, from 0 to 1, by time where that is known.
  var share: Double {
    let all = builds + tests
    return all == 0 ? 0 : Double(buildsDone + testsDone) / Double(all)
  }

  /// The stage, a bar, and how long it will still take.
  public var line: String {
    guard share > 0 else { return "\(stage) ..." }
    let width = 20
    let filled = Int(share * Double(width))
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: ".", count: width - filled)
    let time = timeLeft.map { ", about \($0.inWords) left" } ?? ""
    return "\(stage) [\(bar)] \(Int(share * 100))%\(time)"
  }

  /// What is the same until there is something new to say.
  public var milestone: String {
    "\(stage) \(Int(share * 10)) \(timeLeft == nil)"
  }
}

extension Double {
  /// A number of seconds as people say it.
  fileprivate var inWords: String {
    self < 90
      ? "\(Int(rounded(.up))) s" : "\(Int((self / 60).rounded(.up))) min"
  }
}
