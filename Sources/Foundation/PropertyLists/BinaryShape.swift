/// The tree of collections in a binary property list, parsed only to determine its depth and size.
///
/// The layout: "bplist00", the objects, a table of their offsets, and a trailer of 32 bytes that describes the table. A
/// collection refers to its elements by object number, so it may contain one object many times, or itself.
struct BinaryShape {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let root: Int
    private let table: Int

    /// Parses the trailer; `nil` if it is invalid.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = Self.number(bytes, at: trailer + 8, size: 8) ?? -1
        root = Self.number(bytes, at: trailer + 16, size: 8) ?? -1
        table = Self.number(bytes, at: trailer + 24, size: 8) ?? -1
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount > 0, objectCount <= bytes.count else {
            return nil
        }
        guard root >= 0, root < objectCount, table >= 8, table <= trailer - objectCount * offsetSize else { return nil }
    }

    /// Whether no path exceeds the depth limit, and walking all paths takes no more steps than is plausible for the file's
    /// size.
    func isSafe(deepest: Int) -> Bool {
        var level = [root]
        var steps = 0
        for _ in 0...deepest {
            if level.isEmpty { return true }
            steps += level.count
            guard steps <= bytes.count else { return false }
            var next: [Int] = []
            for object in level {
                guard let children = children(of: object) else { return false }
                next += children
                guard next.count <= bytes.count else { return false }
            }
            level = next
        }
        return level.isEmpty
    }

    /// The objects in a collection; empty for a scalar; `nil` if the file is malformed there.
    private func children(of object: Int) -> [Int]? {
        guard let start = Self.number(bytes, at: table + object * offsetSize, size: offsetSize), start >= 8, start < table else {
            return nil
        }
        let kind = bytes[start] >> 4
        guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
        var count = Int(bytes[start] & 0xF)
        var position = start + 1
        if count == 0xF {
            guard position < table, bytes[position] >> 4 == 1 else { return nil }
            let size = 1 << Int(bytes[position] & 0xF)
            guard size <= 8, let long = Self.number(bytes, at: position + 1, size: size) else { return nil }
            count = long
            position += 1 + size
        }
        guard count <= bytes.count else { return nil }
        if kind == 0xD { count *= 2 }
        guard position + count * referenceSize <= table else { return nil }
        var children: [Int] = []
        for index in 0..<count {
            guard let child = Self.number(bytes, at: position + index * referenceSize, size: referenceSize), child < objectCount
            else { return nil }
            children.append(child)
        }
        return children
    }

    /// A big-endian number of this size in bytes; `nil` outside the file or above 2^62.
    private static func number(_ bytes: [UInt8], at position: Int, size: Int) -> Int? {
        guard position >= 0, size >= 0, position <= bytes.count - size else { return nil }
        var number = 0
        for byte in bytes[position..<(position + size)] {
            guard number < 1 << 54 else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }
}
