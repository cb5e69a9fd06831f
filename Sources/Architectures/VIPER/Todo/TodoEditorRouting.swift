/// What the presenter can ask of the editor's router.
///
/// It speaks of where to go, and must not name a screen or a widget.
@MainActor
protocol TodoEditorRouting: AnyObject {
  func leaveEditor()
}
