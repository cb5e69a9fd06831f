import Foundation

/// A time zone and a language in which text that is right by accident on this
/// machine is seen to be wrong.
package enum FarAway {
  /// Fourteen hours ahead of UTC, more than any other.
  private static let timeZone = "Pacific/Kiritimati"
  private static let locale = "ko_KR"

  /// Takes the process there, for good.
  ///
  /// It has to be called before the first date is formatted, since formatters
  /// keep the time zone of their first use, and while there is one thread.
  /// Foundation on Linux speaks English whatever the locale is.
  package static func enter() {
    setenv("TZ", timeZone, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    // `TimeZone.current` goes by the variable, a formatter by the default.
    if let zone = TimeZone(identifier: timeZone) { NSTimeZone.default = zone }
    let arguments = UserDefaults.argumentDomain
    var settings = UserDefaults.standard.volatileDomain(forName: arguments)
    settings["AppleLocale"] = locale
    settings["AppleLanguages"] = [locale]
    UserDefaults.standard.setVolatileDomain(settings, forName: arguments)
  }
}
