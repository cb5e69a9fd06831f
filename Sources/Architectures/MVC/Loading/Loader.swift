import Models
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
  /// The task keeps both closures, so they must not keep the controller.
  ///
  /// - Parameters:
  ///   - load: Awaits the answer, and keeps it unless the task was cancelled.
  ///   - onFailure: Is handed the error, but not that of a load that was
  ///     cancelled.
  func start(
    _ load: @escaping @MainActor () async throws(ServiceError) -> Void,
    onFailure: @escaping @MainActor (ServiceError) -> Void
  ) {
    task?.cancel()
    isLoading = true
    task = Task { [weak self] in
      do throws(ServiceError) {
        try await load()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        onFailure(error)
      }
    }
  }
}
