import Foundation
import WorkbenchKit

/// The folder with all lessons, inside the workbench's own package.
public struct CourseFolder: Equatable, Sendable {
  /// The package that the lessons depend on.
  public let package: URL
  /// `Lessons` in it.
  public var folder: URL { package.appendingPathComponent("Lessons") }

  public init(package: URL) {
    self.package = package.withoutLinks
  }

  /// The course around a folder: the nearest one that has `Lessons` in it, or
  /// else the one that this file was compiled in.
  ///
  /// - Throws: ``CourseError/noCourse`` if there is none.
  public static func find(
    from folder: String = FileManager.default.currentDirectoryPath
  ) throws(CourseError) -> CourseFolder {
    var places = [URL(fileURLWithPath: folder).standardizedFileURL]
    while let last = places.last, last.pathComponents.count > 1 {
      places.append(last.deletingLastPathComponent())
    }
    // Sources/Workbench/Course/Folder/CourseFolder.swift
    let ownFile = URL(fileURLWithPath: #filePath)
    places.append(
      (0..<4).reduce(ownFile) { url, _ in
        url.deletingLastPathComponent()
      }
    )
    for place in places {
      let course = CourseFolder(package: place)
      let manifest = course.folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) {
        return course
      }
    }
    throw CourseError.noCourse
  }

  /// All lessons in their order.
  public var lessons: [Lesson] {
    FileTree.names(in: folder)
      .map { folder.appendingPathComponent($0) }
      .filter(FileTree.isFolder)
      .compactMap(Lesson.init)
  }

  /// The lesson that a word means: "3", "03", "03-cocoa-mvc" or "cocoa-mvc".
  ///
  /// - Throws: ``CourseError/unknownLesson(_:known:)``.
  public func lesson(_ word: String) throws(CourseError) -> Lesson {
    let lessons = lessons
    let wanted = word.lowercased()
    let match = lessons.first {
      [$0.name, $0.number, String($0.name.dropFirst(3))].contains(wanted)
        || $0.number.withoutZeros == wanted.withoutZeros
    }
    guard let match else {
      throw .unknownLesson(word, known: lessons.map(\.name))
    }
    return match
  }

  /// A path as people read it, seen from the package.
  func path(of url: URL) -> String {
    let base = package.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}

extension String {
  /// Without zeros at its start, which say nothing in a number.
  fileprivate var withoutZeros: Substring { drop { $0 == "0" } }
}

/// Why the course cannot be used.
public enum CourseError: Error, Equatable {
  /// There is no folder `Lessons` with a manifest around here.
  case noCourse
  case unknownLesson(String, known: [String])
  /// A file or folder that every lesson has.
  case missing(String)
  /// There is no `swift` to build with.
  case noToolchain
  /// Something that the system refused.
  case failed(String)

  /// Whether it is mended as soon as the file is there again.
  public var isMissingFile: Bool {
    if case .missing = self { true } else { false }
  }
}

extension CourseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCourse:
      "there is no clone of the workbench here or above; run this inside one"
    case .unknownLesson(let word, _):
      "there is no lesson '\(word)'"
    case .missing(let path):
      "\(path) is missing; 'git restore \(path)' brings it back"
    case .noToolchain:
      "there is no 'swift' on the PATH; see https://www.swift.org/install"
    case .failed(let message):
      message
    }
  }
}
