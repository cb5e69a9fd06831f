import Foundation
import Models

/// A save request that has failed.
///
/// It has an identity, which its alert takes. So if the next request fails for
/// the same reason, that alert is presented, too.
struct TodoSaveFailure: Identifiable {
  let id = UUID()
  let error: ServiceError
}
