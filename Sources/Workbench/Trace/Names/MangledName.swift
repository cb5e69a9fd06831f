import CallProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name by which the linker knows a function.
///
/// Swift packs a declaration's module, type, name and signature into it and
/// ends it with letters that say what the function is. They are listed in
/// docs/ABI/Mangling.rst of the Swift repository.
struct MangledName {
  var text: String

  /// Whether somebody wrote this function, as far as its ending tells.
  ///
  /// The compiler writes many more: thunks, witnesses, accessors of type
  /// metadata, default arguments, outlined copies.
  var isFromSource: Bool {
    guard text.hasPrefix("$s") else { return false }
    let ending = text.hasSuffix("Z") ? text.dropLast() : text[...]
    return Self.sourceEndings.contains { ending.hasSuffix($0) }
      || isClosure
  }

  private static let sourceEndings = [
    "F", "fC", "fc", "fD", "fd",  // function, initialiser, deinitialiser
    "vg", "vs", "vM", "vw", "vW",  // a property's accessors and observers
    "ig", "is", "iM",  // a subscript's accessors
  ]

  // `U_`, `U0_`, `U1_`: a closure of the source. Those of the compiler, such as
  // the right side of `&&`, have a small `u`.
  private var isClosure: Bool {
    guard text.hasSuffix("_") else { return false }
    return dropTrailingDigits(text.dropLast()).hasSuffix("fU")
  }

  /// The function that does the same and is called by this one.
  ///
  /// A class has two functions for an initialiser, one that allocates and one
  /// that fills in, and two for its deinitialiser.
  var twin: String? {
    if text.hasSuffix("fC") { return text.dropLast(2) + "fc" }
    if text.hasSuffix("fD") { return text.dropLast(2) + "fd" }
    return nil
  }

  /// The function of which this is a later part.
  ///
  /// The compiler cuts an async function at each `await`; the parts end in
  /// `TQ0_`, `TY1_` and so on. It also cuts an accessor that lends a value, at
  /// the loan; the part after it ends in `.resume.0`.
  var resumes: String? {
    if text.hasSuffix(".resume.0") { return String(text.dropLast(9)) }
    guard text.hasSuffix("_") else { return nil }
    let head = dropTrailingDigits(text.dropLast())
    guard head.hasSuffix("TQ") || head.hasSuffix("TY") else { return nil }
    return String(head.dropLast(2))
  }

  /// The name in words, by the Swift runtime's own `swift_demangle`.
  var demangled: String? {
    #if os(Linux) || RECORDS_ON_MAC
      guard
        let words = swift_demangle(text, text.utf8.count, nil, nil, 0)
      else { return nil }
      defer { free(words) }
      return String(cString: words)
    #else
      return nil
    #endif
  }

  private func dropTrailingDigits(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isNumber == true { text.removeLast() }
    return text
  }
}
