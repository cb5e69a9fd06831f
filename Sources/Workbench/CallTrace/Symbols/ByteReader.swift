import Foundation

/// Reads little-endian numbers and names, and never outside the bytes.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  func integer<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type,
    at offset: Int
  ) throws(ELFSymbols.Problem) -> Number {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size
    else { throw .damaged }
    let number = bytes.loadUnaligned(fromByteOffset: offset, as: type)
    return Number(littleEndian: number)
  }

  /// A position in the file or a length, which the file is long enough for.
  func offset(at offset: Int) throws(ELFSymbols.Problem) -> Int {
    let number = try integer(UInt64.self, at: offset)
    guard number <= UInt64(bytes.count) else { throw .damaged }
    return Int(number)
  }

  /// The text up to the next zero byte within the range.
  func string(
    at offset: Int,
    in range: Range<Int>
  ) throws(ELFSymbols.Problem) -> String {
    guard offset < range.count else { throw .damaged }
    let tail = UnsafeRawBufferPointer(
      rebasing: bytes[(range.lowerBound + offset)..<range.upperBound]
    )
    // `firstIndex(of: 0)` took a quarter of a trace's time in a debug build.
    guard
      let start = tail.baseAddress, let end = memchr(start, 0, tail.count)
    else { throw .damaged }
    return String(decoding: tail[..<start.distance(to: end)], as: UTF8.self)
  }
}
