/// Where a value stands in JSON; it reads like `photos[3].created_at`, and
/// is empty at the top.
package indirect enum JSONPath: CustomStringConvertible {
  case top
  case key(String, in: JSONPath)
  /// Counted from 0.
  case index(Int, in: JSONPath)

  package init(_ keys: [any CodingKey]) {
    self = keys.reduce(.top) { path, key in
      key.intValue.map { .index($0, in: path) }
        ?? .key(key.stringValue, in: path)
    }
  }

  /// A key that is not a plain word stands in quotes, as in `votes["a.b"]`.
  package var description: String {
    switch self {
    case .top:
      return ""
    case .index(let index, let list):
      return "\(list)[\(index)]"
    case .key(let key, let object):
      let place = object.description
      guard key.wholeMatch(of: /[A-Za-z0-9_]{1,40}/) != nil else {
        return "\(place)[\(key.quotedInPart)]"
      }
      return place.isEmpty ? key : "\(place).\(key)"
    }
  }
}
