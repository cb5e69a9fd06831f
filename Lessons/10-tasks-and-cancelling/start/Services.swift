/// Why a service has no answer.
struct ServiceError: Error, Equatable {
  /// The reason in a few words, for the user.
  let message: String
}

/// Knows the weather, and keeps the place that the app begins with.
@MainActor
protocol WeatherService: AnyObject {
  /// The weather at a place, in words.
  func weather(at place: String) async throws(ServiceError) -> String

  /// Keeps the place for the next start of the app.
  func save(_ place: String) async throws(ServiceError)
}

/// A photo of a list; several may have the same name.
struct Photo: Equatable, Identifiable {
  let id: Int
  let name: String
}

/// Has the pictures of photos.
@MainActor
protocol PictureService: AnyObject {
  /// The picture of a photo; here a text stands for it.
  func picture(of photo: Photo) async throws(ServiceError) -> String
}
