import Foundation
import Models

/// A save request that has failed.
///
/// Two can fail for the same reason, so each has an identity.
struct TodoSaveFailure: Identifiable {
  let id = UUID()
  let error: ServiceError
}
