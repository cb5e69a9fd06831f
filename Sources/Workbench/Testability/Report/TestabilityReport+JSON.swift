import Foundation

extension TestabilityReport: Codable {
  private enum Keys: String, CodingKey {
    case variants, faults, howObtained, missing
  }

  /// Each variant's figures, each fault, and how the figures were obtained.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(rows, forKey: .variants)
    if !trials.isEmpty { try values.encode(trials, forKey: .faults) }
    let measured = Part.allCases.filter { table(of: $0) != nil }
    try values.encode(
      Dictionary(
        uniqueKeysWithValues: measured.map { ($0.rawValue, $0.method) }
      ),
      forKey: .howObtained
    )
    try values.encode(
      Dictionary(
        uniqueKeysWithValues: missing.map { ($0.key.rawValue, $0.value) }
      ),
      forKey: .missing
    )
  }

  /// The report without its single faults, which no table needs.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    rows = try values.decode([Row].self, forKey: .variants)
    let missing = try values.decode([String: String].self, forKey: .missing)
    for (part, reason) in missing {
      if let part = Part(rawValue: part) { self.missing[part] = reason }
    }
  }

  /// The report with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension FaultTrial: Encodable {
  private enum Keys: String, CodingKey {
    case variant, file, line, `operator`, original, replacement
    case isInView, compiles, seenByLogicSuite, seenBySharedSuite, explanation
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(variant, forKey: .variant)
    try values.encode(fault.path, forKey: .file)
    try values.encode(fault.line, forKey: .line)
    try values.encode(fault.operator, forKey: .operator)
    try values.encode(fault.original, forKey: .original)
    try values.encode(fault.replacement, forKey: .replacement)
    try values.encode(isInView, forKey: .isInView)
    switch outcome {
    case .doesNotCompile:
      try values.encode(false, forKey: .compiles)
    case .tested(let logic, let shared):
      try values.encode(true, forKey: .compiles)
      try values.encode(logic, forKey: .seenByLogicSuite)
      try values.encode(shared, forKey: .seenBySharedSuite)
    }
    if survived {
      try values.encodeIfPresent(explanation, forKey: .explanation)
    }
  }
}
