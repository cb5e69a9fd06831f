import Foundation
import Models

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceError {
  /// What a status means; nil for success.
  ///
  /// Source: RFC 9110, section 15, and RFC 6585 for 429. Open-Meteo answers
  /// 429 and Weatherbit 403 and 429 where a limit or a key says no.
  init?(status: Int) {
    switch status {
    case 200..<300: return nil
    case 401, 403: self = .permissionDenied
    case 429, 500..<600: self = .overloaded
    default: self = .unreadable
    }
  }

  /// What an error of `URLSession` means.
  ///
  /// - Parameter hasBegun: whether the head of an answer had come.
  init(_ error: any Error, hasBegun: Bool) {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .cannotFindHost, .dnsLookupFailed,
      .cannotConnectToHost, .networkConnectionLost, .timedOut,
      .dataNotAllowed, .internationalRoamingOff:
      self = .noNetwork
    #if !canImport(Darwin)
      // What Foundation makes here of a connection closed without a byte.
      case .badServerResponse where !hasBegun:
        self = .noNetwork
      // And of one that ends before the length or the chunks it promised.
      case .unknown where hasBegun:
        self = .noNetwork
    #endif
    default:
      self = .unreadable
    }
  }
}
