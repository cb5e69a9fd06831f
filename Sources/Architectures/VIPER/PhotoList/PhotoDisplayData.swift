/// What a row shows, in words.
struct PhotoDisplayData: Equatable {
  let name: String
  let details: String
  let date: String
}

/// The rows of all photos. A row is worded when the view reads it.
typealias PhotoRows = LazyMapSequence<[PhotoOutputData], PhotoDisplayData>
