import Foundation

/// The bytes of a model and its sections. Layout, all numbers little-endian: magic bytes (8), version (4), number of sections
/// (4), total length (8), checksum of everything after it (8); for each section its name (4), 4 bytes unused, offset (8),
/// length (8); then the sections, each aligned to eight bytes.
struct ModelFile: Sendable {
    struct Section: Hashable, Sendable {
        var name: String

        static let description = Section(name: "info")
        static let intents = Section(name: "intw")
        static let gate = Section(name: "gate")
        static let states = Section(name: "slts")
        static let transitions = Section(name: "trns")
        static let phrases = Section(name: "valp")
        static let words = Section(name: "valw")
        static let reservoir = Section(name: "resv")
    }

    static let name = Array("ERRANDLM".utf8)
    /// Version 2 has dense rows; all else of version 1 is the same.
    static let version: UInt32 = 2
    private static let readVersions: ClosedRange<UInt32> = 1...version
    private static let headerLength = 32
    private static let entryLength = 24
    /// The number of bytes to checksum before their memory pages are released.
    private static let checkedAtOnce = 1 << 20

    let data: Data
    private let sections: [String: Range<Int>]

    /// - Parameter intact: The files whose checksum need not be verified again.
    init(contentsOf url: URL, intact: (any IntactFiles)? = nil) throws(ModelError) {
        do {
            let isIntact = intact?.contains(url) ?? false
            let mapped = try MappedFile(url)
            // Verifying the checksum reads the whole file, of which a sentence needs little; so its pages are released.
            try self.init(mapped.data, isIntact: isIntact) { mapped.releasePages($0) }
            if !isIntact { intact?.insert(url) }
        } catch {
            throw ModelError(error.code, "“\(url.lastPathComponent)”: \(error.message)")
        }
    }

    /// - Parameters:
    ///   - isIntact: Whether the checksum is known to be right.
    ///   - passed: Called with each range of bytes after it has been added to the checksum.
    init(_ data: Data, isIntact: Bool = false, passed: (Range<Int>) -> Void = { _ in }) throws(ModelError) {
        self.data = data
        let sections: Result<[String: Range<Int>], ModelError> = data.withUnsafeBytes { bytes in
            do throws(ModelError) { return .success(try Self.sections(bytes, isIntact: isIntact, passed)) } catch {
                return .failure(error)
            }
        }
        self.sections = try sections.get()
    }

    init(sections: [(Section, [UInt8])]) throws(ModelError) { try self.init(Self.encoded(sections)) }

    /// Whether the file has an optional section.
    func has(_ section: Section) -> Bool { sections[section.name] != nil }

    func range(of section: Section) throws(ModelError) -> Range<Int> {
        guard let range = sections[section.name] else {
            throw ModelError(.damaged, "the model has no section “\(section.name)”; train it again")
        }
        return range
    }

    private static func sections(
        _ bytes: UnsafeRawBufferPointer, isIntact: Bool, _ passed: (Range<Int>) -> Void
    ) throws(ModelError) -> [String: Range<Int>] {
        guard bytes.count >= name.count, bytes.prefix(name.count).elementsEqual(name) else {
            throw ModelError(.foreign, "the file is not a model of Errand")
        }
        guard bytes.count >= headerLength else { throw ModelError(.damaged, "the model is cut off; train it again") }
        let version = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        guard readVersions.contains(version) else {
            throw ModelError(.version, "the model has version \(version), this program reads \(Self.version); train it again")
        }
        let length = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        guard length == UInt64(bytes.count) else {
            throw ModelError(.damaged, "the model has \(bytes.count) bytes instead of \(length); copy or train it again")
        }
        let count = bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
        let sum = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        guard isIntact || sum == checksum(bytes, count: count, passed) else {
            throw ModelError(.damaged, "the model's checksum is wrong; copy or train it again")
        }
        guard Int(count) <= (bytes.count - headerLength) / entryLength else { throw ModelError(.damaged, "the model is cut off") }
        var sections: [String: Range<Int>] = [:]
        for index in 0..<Int(count) {
            let entry = headerLength + index * entryLength
            let offset = bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)
            let length = bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)
            guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset else {
                throw ModelError(.damaged, "a section lies outside the model")
            }
            sections[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = Int(offset)..<Int(offset + length)
        }
        return sections
    }

    private static func encoded(_ sections: [(Section, [UInt8])]) -> Data {
        let padded = sections.map { ($0.1.count + 7) / 8 * 8 }
        var offset = headerLength + sections.count * entryLength
        var head = ByteWriter()
        for byte in name { head.append(byte) }
        head.append(version)
        head.append(UInt32(sections.count))
        head.append(UInt64(offset + padded.reduce(0, +)))
        head.append(UInt64(0))
        for ((section, bytes), length) in zip(sections, padded) {
            for byte in Array(section.name.utf8.prefix(4)) { head.append(byte) }
            head.append(UInt32(0))
            head.append(UInt64(offset))
            head.append(UInt64(bytes.count))
            offset += length
        }
        var data = Data(capacity: offset)
        data.append(contentsOf: head.bytes)
        for ((_, bytes), length) in zip(sections, padded) {
            data.append(contentsOf: bytes)
            data.append(Data(count: length - bytes.count))
        }
        return sealed(data)
    }

    /// The bytes with their checksum filled in.
    static func sealed(_ data: consuming Data) -> Data {
        let sum = data.withUnsafeBytes { checksum($0, count: $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self)) }
        data.withUnsafeMutableBytes { $0.storeBytes(of: sum.littleEndian, toByteOffset: 24, as: UInt64.self) }
        return data
    }

    /// Every step is a bijection of the state, so changing any single word changes the checksum.
    private static func checksum(
        _ bytes: UnsafeRawBufferPointer, count: UInt32, _ passed: (Range<Int>) -> Void = { _ in }
    ) -> UInt64 {
        var sum: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
        var position = headerLength
        while position + 8 <= bytes.count {
            let start = position
            let end = min(bytes.count - 7, start + checkedAtOnce)
            while position < end {
                sum = (sum ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
                sum ^= sum >> 29
                position += 8
            }
            passed(start..<position)
        }
        while position < bytes.count {
            sum = (sum ^ UInt64(bytes[position])) &* 0x9FB2_1C65_1E98_DF25
            sum ^= sum >> 29
            position += 1
        }
        return sum
    }
}
