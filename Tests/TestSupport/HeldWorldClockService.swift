import Models

/// The time on demand; the loads are numbered from 1.
public final class HeldWorldClockService: HeldService<Int, WorldTime>,
  WorldClockService
{
  public func fetchTime() async throws(ServiceError) -> WorldTime {
    try await holdNext()
  }
}
