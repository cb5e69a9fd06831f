import Foundation

extension String {
  /// A line without what goes by the time that really passes: the indicator's
  /// steps, and pictures, which come while the keys are typed.
  var withoutWhatMoves: String {
    String(
      ["/ ", "- ", "\\ "].reduce(self) { line, step in
        line.replacingOccurrences(of: step + "Loading", with: "| Loading")
      }.map { "░▒▓█·".contains($0) ? " " : $0 }
    )
  }
}
