/// A value that can be archived as bytes. A single function lists its parts, for both encoding and decoding.
///
/// The format carries no field names, so that decoding is fast. Use it only for files that a program regenerates when the
/// program changes.
public protocol Archivable {
    /// A placeholder value that decoding fills in.
    static var blank: Self { get }

    /// Encodes or decodes every part, always in the same order.
    ///
    /// - Throws: `ArchiveError` when decoding and the bytes are damaged or the parts are inconsistent.
    mutating func archive(_ archive: inout Archive) throws
}

/// The bytes were not written by `Archive`.
public struct ArchiveError: Error, CustomStringConvertible, Sendable {
    /// What is wrong.
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// The error for bytes that are truncated or inconsistent.
    public static var damaged: ArchiveError { ArchiveError("the stored value is damaged") }
}

/// Encodes values to bytes and decodes them. Damaged bytes make it throw or produce another value; it never traps.
///
/// Numbers use the native representation, so archives must not be moved between different kinds of machines.
public struct Archive: ~Copyable {
    /// Whether parts are decoded rather than encoded.
    public let isReading: Bool
    @usableFromInline var written: [UInt8] = []
    @usableFromInline let source: UnsafeRawBufferPointer
    /// Keeps the decoded bytes alive; `nil` if nothing does.
    private let owner: AnyObject?
    @usableFromInline var place = 0
    /// The maximum nesting depth when decoding.
    @usableFromInline static let deepest = 64
    @usableFromInline var depth = 0

    private init(reading source: UnsafeRawBufferPointer?, owner: AnyObject? = nil) {
        self.owner = owner
        isReading = source != nil
        self.source = source ?? UnsafeRawBufferPointer(start: nil, count: 0)
    }

    /// Encodes a value.
    ///
    /// - Throws: What the value's `archive(_:)` throws.
    public static func bytes(of value: some Archivable) throws -> [UInt8] {
        var archive = Archive(reading: nil)
        var value = value
        try value.archive(&archive)
        return archive.written
    }

    /// Decodes a value that `bytes(of:)` encoded.
    ///
    /// - Parameter owner: Keeps the bytes alive and unchanged, so that tables of plain numbers need not be copied; `nil` copies
    ///   them.
    /// - Throws: `ArchiveError` when the bytes do not encode such a value.
    public static func value<Value: Archivable>(
        _ type: Value.Type, from bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil
    ) throws -> Value {
        var archive = Archive(reading: bytes, owner: owner)
        var value = Value.blank
        try value.archive(&archive)
        guard archive.place == bytes.count else { throw ArchiveError.damaged }
        return value
    }

    /// Encodes or decodes a part.
    @inlinable
    public mutating func part<Part: Archivable>(_ part: inout Part) throws {
        try part.archive(&self)
    }

    /// Encodes or decodes a part whose type is not `Archivable`, by converting it to one that is.
    @inlinable
    public mutating func part<Part: RawRepresentable>(_ part: inout Part) throws where Part.RawValue: Archivable {
        var raw = isReading ? Part.RawValue.blank : part.rawValue
        try raw.archive(&self)
        guard isReading else { return }
        guard let read = Part(rawValue: raw) else { throw ArchiveError.damaged }
        part = read
    }

    /// Encodes or decodes an enumeration case without associated values, as its index among all cases.
    @inlinable
    public mutating func choice<Part: Equatable>(_ part: inout Part, among cases: [Part]) throws {
        // An unlisted case is encoded as an index that decoding rejects as damaged.
        var place = isReading ? 0 : UInt8(truncatingIfNeeded: cases.firstIndex(of: part) ?? 255)
        try plain(&place)
        guard isReading else { return }
        guard cases.indices.contains(Int(place)) else { throw ArchiveError.damaged }
        part = cases[Int(place)]
    }

    /// Encodes or decodes a number in its in-memory representation.
    @inlinable
    public mutating func plain<Part: BitwiseCopyable>(_ part: inout Part) throws {
        let count = MemoryLayout<Part>.size
        guard isReading else {
            withUnsafeBytes(of: part) { written += $0 }
            return
        }
        guard count <= source.count - place else { throw ArchiveError.damaged }
        part = source.loadUnaligned(fromByteOffset: place, as: Part.self)
        place += count
    }

    /// Encodes or decodes plain numbers in their in-memory representation. Every bit pattern must be a valid element.
    @inlinable
    public mutating func plain<Element: BitwiseCopyable>(_ part: inout [Element]) throws {
        var count = part.count
        try self.count(&count)
        let stride = MemoryLayout<Element>.stride
        guard isReading else {
            part.withUnsafeBytes { written += $0 }
            return
        }
        guard count <= (source.count - place) / stride else { throw ArchiveError.damaged }
        let content = UnsafeRawBufferPointer(rebasing: source[place..<place + count * stride])
        part = Array(unsafeUninitializedCapacity: count) { buffer, initialised in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: content)
            initialised = count
        }
        place += count * stride
    }

    /// Encodes or decodes plain numbers that may be used in place, without copying. Every bit pattern must be a valid element.
    public mutating func plain<Element>(_ part: inout PlainTable<Element>) throws {
        var count = part.count
        try self.count(&count)
        try align(to: MemoryLayout<Element>.alignment)
        guard isReading else {
            part.withContiguousStorageIfAvailable { written += UnsafeRawBufferPointer($0) }
            return
        }
        let stride = MemoryLayout<Element>.stride
        guard count <= (source.count - place) / stride else { throw ArchiveError.damaged }
        let content = UnsafeRawBufferPointer(rebasing: source[place..<place + count * stride])
        place += count * stride
        let start = UInt(bitPattern: content.baseAddress)
        if let owner, start % UInt(MemoryLayout<Element>.alignment) == 0 {
            part = PlainTable(content, owner: owner)
        } else {
            part = PlainTable((0..<count).map { content.loadUnaligned(fromByteOffset: $0 * stride, as: Element.self) })
        }
    }

    /// Skips padding up to the next multiple of the alignment.
    private mutating func align(to alignment: Int) throws {
        if isReading {
            let next = (place + alignment - 1) / alignment * alignment
            guard next <= source.count else { throw ArchiveError.damaged }
            place = next
        } else {
            while written.count % alignment != 0 { written.append(0) }
        }
    }

    /// Encodes or decodes the number of parts that follow, each of at least one byte.
    @inlinable
    public mutating func count(_ count: inout Int) throws {
        var number = UInt32(truncatingIfNeeded: count)
        try plain(&number)
        guard isReading else { return }
        count = Int(number)
        guard count <= source.count - place else { throw ArchiveError.damaged }
    }

    /// Encodes or decodes nested parts, with a limit on the depth.
    @inlinable
    public mutating func nested(_ body: (inout Archive) throws -> Void) throws {
        depth += 1
        guard depth < Self.deepest else { throw ArchiveError("values are nested too deeply") }
        try body(&self)
        depth -= 1
    }

    @inlinable
    mutating func text(_ part: inout String) throws {
        guard isReading else {
            var count = part.utf8.count
            try self.count(&count)
            written += part.utf8
            return
        }
        var count = 0
        try self.count(&count)
        part = String(decoding: source[place..<place + count], as: UTF8.self)
        place += count
    }
}
