import ConsoleUI
import Play

extension Difference {
  /// What stands for no difference among so many.
  package static func none(of count: Int) -> String {
    count == 2 ? "= both the same" : "= all \(count) the same"
  }

  /// Who differs and where, in few words.
  package func note(names: [String]) -> String {
    let place =
      switch kind {
      case .cell(let point): "row \(point.y + 1), column \(point.x + 1)"
      case .outcome: "the step failed"
      case .offers: "other actions"
      }
    return "≠ \(names[variant]): \(place)"
  }

  /// In one sentence, who differs from whom, and where.
  package func sentence(names: [String]) -> String {
    let start = "≠ \(names[variant]) differs from \(names[0])"
    return switch kind {
    case .cell(let point):
      "\(start), first at row \(point.y + 1), column \(point.x + 1)"
    case .outcome:
      "\(start): the step failed in one of them"
    case .offers:
      "\(start): it offers other actions"
    }
  }
}
