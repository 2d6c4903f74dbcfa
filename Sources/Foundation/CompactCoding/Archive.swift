/// A value that is kept as bytes: one function names its parts, for writing and for reading.
///
/// What is written names nothing, so that it is read fast; it is for files that a program makes for itself again when it changes.
public protocol Archivable {
    /// A value that reading fills.
    static var blank: Self { get }

    /// Hands every part to the archive, always in the same order.
    ///
    /// - Throws: `ArchiveError` when reading and the bytes are damaged or the parts do not fit together.
    mutating func archive(_ archive: inout Archive) throws
}

/// That bytes are not what `Archive` wrote.
public struct ArchiveError: Error, CustomStringConvertible, Sendable {
    /// What is wrong.
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// The error for bytes that are truncated or inconsistent.
    public static var damaged: ArchiveError { ArchiveError("the stored value is damaged") }
}

/// Bytes that values are written to or read from. Of damaged bytes it throws or gives another value; it never traps.
///
/// Numbers are those of this machine, so that bytes of another kind of machine must not be read.
public struct Archive: ~Copyable {
    /// Whether the parts handed over are filled, not written.
    public let isReading: Bool
    @usableFromInline var written: [UInt8] = []
    @usableFromInline let source: UnsafeRawBufferPointer
    /// What keeps the bytes that are read; `nil` where nothing keeps them for longer.
    private let owner: AnyObject?
    @usableFromInline var place = 0
    /// Values nested deeper than this are not read.
    @usableFromInline static let deepest = 64
    @usableFromInline var depth = 0

    private init(reading source: UnsafeRawBufferPointer?, owner: AnyObject? = nil) {
        self.owner = owner
        isReading = source != nil
        self.source = source ?? UnsafeRawBufferPointer(start: nil, count: 0)
    }

    /// The bytes of a value.
    ///
    /// - Throws: What the value's `archive(_:)` throws.
    public static func bytes(of value: some Archivable) throws -> [UInt8] {
        var archive = Archive(reading: nil)
        var value = value
        try value.archive(&archive)
        return archive.written
    }

    /// The value that `bytes(of:)` was given.
    ///
    /// - Parameter owner: What keeps the bytes as they are, so that tables of plain numbers need not be copied; `nil` copies them.
    /// - Throws: `ArchiveError` when the bytes hold no such value.
    public static func value<Value: Archivable>(
        _ type: Value.Type, from bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil
    ) throws -> Value {
        var archive = Archive(reading: bytes, owner: owner)
        var value = Value.blank
        try value.archive(&archive)
        guard archive.place == bytes.count else { throw ArchiveError.damaged }
        return value
    }

    /// A part of a value.
    @inlinable
    public mutating func part<Part: Archivable>(_ part: inout Part) throws {
        try part.archive(&self)
    }

    /// A part whose type is no `Archivable`, by one that is.
    @inlinable
    public mutating func part<Part: RawRepresentable>(_ part: inout Part) throws where Part.RawValue: Archivable {
        var raw = isReading ? Part.RawValue.blank : part.rawValue
        try raw.archive(&self)
        guard isReading else { return }
        guard let read = Part(rawValue: raw) else { throw ArchiveError.damaged }
        part = read
    }

    /// A case of an enumeration without values, by its place among all.
    @inlinable
    public mutating func choice<Part: Equatable>(_ part: inout Part, among cases: [Part]) throws {
        // A case that is not among them is read as damaged.
        var place = isReading ? 0 : UInt8(truncatingIfNeeded: cases.firstIndex(of: part) ?? 255)
        try plain(&place)
        guard isReading else { return }
        guard cases.indices.contains(Int(place)) else { throw ArchiveError.damaged }
        part = cases[Int(place)]
    }

    /// A number, as it stands in memory.
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

    /// Plain numbers, as they stand in memory. Any bits must be a value of them.
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

    /// Plain numbers that may stay where they are. Any bits must be a value of them.
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

    /// Passes over bytes up to the next multiple.
    private mutating func align(to alignment: Int) throws {
        if isReading {
            let next = (place + alignment - 1) / alignment * alignment
            guard next <= source.count else { throw ArchiveError.damaged }
            place = next
        } else {
            while written.count % alignment != 0 { written.append(0) }
        }
    }

    /// How many parts of at least a byte each follow.
    @inlinable
    public mutating func count(_ count: inout Int) throws {
        var number = UInt32(truncatingIfNeeded: count)
        try plain(&number)
        guard isReading else { return }
        count = Int(number)
        guard count <= source.count - place else { throw ArchiveError.damaged }
    }

    /// Parts of parts, which may not be nested without end.
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
