/// Says what the list of photos shows, and which load is the last.
///
/// It must not know who shows it; the photos stay inside its rows.
struct PhotoListState: Equatable {
  var isLoading = false
  var rows: [PhotoRow] = []
  /// What the detail screen shows; nil where it is not open.
  var detail: PhotoDetail?
  var alerts = AlertQueue()
  var latestLoad = 0
}
