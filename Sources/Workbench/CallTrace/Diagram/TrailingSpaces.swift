extension String {
  /// The text without the spaces at its end.
  package func trimmingTrailingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
