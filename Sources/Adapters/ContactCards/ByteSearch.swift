import Foundation

// Uses memchr instead of the standard library's generic algorithms: most bytes of a card are skipped, and in a build without
// optimization, in which many people try Errand, this is about ten times faster.
extension ArraySlice<UInt8> {
    /// The first index of the byte; `nil` if it does not occur.
    func firstPosition(of byte: UInt8) -> Int? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
            return startIndex + (UnsafeRawPointer(found) - start)
        }
    }

    /// The parts between the separators, including empty ones.
    func parts(at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var rest = self
        while let position = rest.firstPosition(of: separator) {
            parts.append(rest[rest.startIndex..<position])
            rest = rest[(position + 1)...]
        }
        return parts + [rest]
    }
}
