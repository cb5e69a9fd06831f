/// What the world clock wants done outside.
///
/// It must not know how that is done.
enum WorldClockEffect: Equatable {
  case fetchTime(load: Int)
}
