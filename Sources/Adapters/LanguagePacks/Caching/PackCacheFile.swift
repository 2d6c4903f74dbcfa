import CompactCoding
import Foundation

/// The file of one part: eight magic bytes, the key, the length of the content, its checksum, and the content.
enum PackCacheFile {
    private static let name = Array("ERRANDPK".utf8)
    private static let headerLength = 32

    static func bytes(of content: [UInt8], key: UInt64) -> Data {
        var data = Data(capacity: headerLength + content.count)
        data.append(contentsOf: name)
        for number in [key, UInt64(content.count), content.withUnsafeBytes { sum($0) }] {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        data.append(contentsOf: content)
        return data
    }

    /// Reads the content.
    ///
    /// - Throws: If the file is missing, has another key, or is damaged; and what `read` throws.
    static func read<Value>(
        _ file: URL, key: UInt64, _ read: (UnsafeRawBufferPointer, AnyObject) throws -> Value
    ) throws -> Value {
        // Files are replaced atomically, so a mapped one does not change.
        let mapped = try MappedBytes(file)
        return try mapped.withBytes { bytes in
            guard bytes.count >= headerLength, bytes.prefix(name.count).elementsEqual(name), number(8, bytes) == key,
                number(16, bytes) == UInt64(bytes.count - headerLength)
            else { throw LanguagePackError("the compiled file '\(file.lastPathComponent)' is of another kind") }
            let content = UnsafeRawBufferPointer(rebasing: bytes[headerLength...])
            guard number(24, bytes) == sum(content) else {
                throw LanguagePackError("the compiled file '\(file.lastPathComponent)' is damaged")
            }
            // The sum and the reading have touched all of it, but little is in use.
            defer { mapped.releasePages() }
            return try read(content, mapped)
        }
    }

    private static func number(_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        sum.add(bytes)
        return sum.value
    }
}
