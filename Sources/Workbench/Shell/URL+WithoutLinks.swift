import Foundation

extension URL {
  /// The same file by the path that compilers and other programs print, which
  /// has no symbolic links in it.
  ///
  /// `resolvingSymlinksInPath()` and `standardizedFileURL` give another one on
  /// a Mac: they leave out the `/private` that `/tmp` and `/var` lead to.
  package var withoutLinks: URL {
    guard let path = realpath(path, nil) else { return standardizedFileURL }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }
}
