import Observation

/// Runs the loads of one controller, and says whether one is pending.
///
/// Of several loads the last one wins. A controller has a loader of its own, so
/// that its load is cancelled when the controller is released.
///
/// objc.io takes such lines out of controllers, too. There, a container view
/// controller loads, and then shows the screen as its child (Swift Talk 3,
/// "Loading View Controllers", 2016; so does Dave DeLong, "A Better MVC, Part
/// 2", 2017). Here, an object does it, so a screen is still one controller.
@MainActor
@Observable
final class Loader {
  private(set) var isLoading = false
  @ObservationIgnored private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
  }

  /// Cancels the load that is pending, and starts another.
  ///
  /// - Parameter load: Awaits the answer, and says what has failed. It does
  ///   nothing more once its task was cancelled. The task keeps it, so it must
  ///   not keep the controller.
  func start(_ load: @escaping @MainActor () async -> Void) {
    task?.cancel()
    isLoading = true
    task = Task { [weak self] in
      await load()
      guard !Task.isCancelled else { return }
      self?.isLoading = false
    }
  }
}
