import ConsoleUI
import Jobs

extension Benchmark {
  /// What an answer that comes later takes from who asks to the label, by a
  /// completion handler and awaited in a task that is kept.
  package static var answers: [Benchmark] {
    let group = "answer that comes later"
    let floor = "completion handler"
    let answer = "Broken clouds - 72℉, feels like more"
    return [
      Benchmark(group, floor) {
        let screen = Screen()
        var waiting: ((String) -> Void)?
        return { count in
          for _ in 0..<count {
            waiting = { [weak screen] in screen?.label.text = $0 }
            waiting?(answer)
          }
          Sink.take(screen.label.text)
        }
      },
      Benchmark(group, "task, awaited", floor: floor) {
        let screen = Screen()
        var waiting: CheckedContinuation<String, Never>?
        var loading: Task<Void, Never>?
        return { count in
          for _ in 0..<count {
            JobQueue.run {
              loading?.cancel()
              loading = Task { [weak screen] in
                let text = await withCheckedContinuation { waiting = $0 }
                guard !Task.isCancelled else { return }
                screen?.label.text = text
              }
            }
            JobQueue.run { waiting?.resume(returning: answer) }
          }
          Sink.take(screen.label.text)
        }
      },
    ]
  }
}
