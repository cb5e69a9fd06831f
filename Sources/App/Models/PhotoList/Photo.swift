import Foundation

/// A photograph in the list of popular ones.
public struct Photo: Identifiable, Equatable, Sendable {
  /// What its picture is asked for by.
  public var id: Int
  public var name: String
  public var description: String?
  public var createdAt: Date
  /// Where the photograph lies, as the service gave it; never loaded here.
  public var imageURL: String?
  public var isForSale: Bool
  public var camera: String?

  public init(
    id: Int,
    name: String,
    description: String? = nil,
    createdAt: Date,
    imageURL: String? = nil,
    isForSale: Bool,
    camera: String? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.createdAt = createdAt
    self.imageURL = imageURL
    self.isForSale = isForSale
    self.camera = camera
  }
}
