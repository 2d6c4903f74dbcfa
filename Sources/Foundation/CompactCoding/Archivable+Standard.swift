extension String: Archivable {
    public static var blank: String { "" }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws { try archive.text(&self) }
}

extension Bool: Archivable {
    public static var blank: Bool { false }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws {
        var byte: UInt8 = self ? 1 : 0
        try archive.plain(&byte)
        self = byte != 0
    }
}

/// A number archived in its in-memory representation.
public protocol ArchivableNumber: Archivable, BitwiseCopyable, ExpressibleByIntegerLiteral {}

extension ArchivableNumber {
    public static var blank: Self { 0 }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws { try archive.plain(&self) }
}

extension Int: ArchivableNumber {}
extension Int32: ArchivableNumber {}
extension Int64: ArchivableNumber {}
extension UInt32: ArchivableNumber {}
extension Double: ArchivableNumber {}

extension Optional: Archivable where Wrapped: Archivable {
    public static var blank: Wrapped? { nil }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws {
        var isThere = self != nil
        try archive.part(&isThere)
        guard isThere else {
            self = nil
            return
        }
        var value = self ?? Wrapped.blank
        try archive.nested { try value.archive(&$0) }
        if archive.isReading { self = value }
    }
}

extension Array: Archivable where Element: Archivable {
    public static var blank: [Element] { [] }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws {
        var count = self.count
        try archive.count(&count)
        guard archive.isReading else {
            for index in indices {
                var element = self[index]
                try archive.nested { try element.archive(&$0) }
            }
            return
        }
        removeAll()
        reserveCapacity(count)
        for _ in 0..<count {
            var element = Element.blank
            try archive.nested { try element.archive(&$0) }
            append(element)
        }
    }
}

extension Set: Archivable where Element: Archivable {
    public static var blank: Set<Element> { [] }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws {
        var count = self.count
        try archive.count(&count)
        guard archive.isReading else {
            for element in self {
                var element = element
                try archive.nested { try element.archive(&$0) }
            }
            return
        }
        self = Set(minimumCapacity: count)
        for _ in 0..<count {
            var element = Element.blank
            try archive.nested { try element.archive(&$0) }
            insert(element)
        }
    }
}

extension Dictionary: Archivable where Key: Archivable, Value: Archivable {
    public static var blank: [Key: Value] { [:] }

    @inlinable
    public mutating func archive(_ archive: inout Archive) throws {
        var count = self.count
        try archive.count(&count)
        guard archive.isReading else {
            for (key, value) in self {
                var (key, value) = (key, value)
                try archive.nested {
                    try key.archive(&$0)
                    try value.archive(&$0)
                }
            }
            return
        }
        self = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            var (key, value) = (Key.blank, Value.blank)
            try archive.nested {
                try key.archive(&$0)
                try value.archive(&$0)
            }
            self[key] = value
        }
    }
}
