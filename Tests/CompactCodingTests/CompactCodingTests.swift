import CompactCoding
import Randomness
import Testing

private enum Shade: String { case light, dark }

/// A value of one of several kinds, as constants of templates are.
private enum Mixed: Archivable, Equatable {
    case number(Int)
    case text(String)

    static var blank: Mixed { .number(0) }

    mutating func archive(_ archive: inout Archive) throws {
        var (isText, number, text) = (false, 0, "")
        switch self {
        case .number(let value): number = value
        case .text(let value): (isText, text) = (true, value)
        }
        try archive.part(&isText)
        if isText { try archive.part(&text) } else { try archive.part(&number) }
        self = isText ? .text(text) : .number(number)
    }
}

private struct Everything: Archivable, Equatable {
    var text = "naïve 🍋"
    var absent: String?
    var present: Int? = -7
    var smallest = Int64.min
    var bits = UInt32.max
    var half = 0.1 + 0.2
    var single = Float(1) / 3
    var truth = true
    var texts = ["a", "", "a", "b"]
    var gaps: [String?] = ["x", nil]
    var nested = [[1, 2], [], [300_000]]
    var byName = ["one": ["1": 1], "two": [:]]
    var byNumber = [3: "three", -1: "minus one"]
    var set: Set<String> = ["p", "q"]
    var shade = Shade.dark
    var mixed: [Mixed] = [.number(5), .text("5")]
    var numbers: [UInt64] = [1, .max]
    var none: [Double] = []

    static var blank: Everything {
        Everything(
            text: "", present: nil, smallest: 0, bits: 0, half: 0, single: 0, truth: false, texts: [], gaps: [], nested: [],
            byName: [:], byNumber: [:], set: [], shade: .light, mixed: [], numbers: [], none: [1])
    }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&text)
        try archive.part(&absent)
        try archive.part(&present)
        try archive.part(&smallest)
        try archive.part(&bits)
        try archive.part(&half)
        try archive.plain(&single)
        try archive.part(&truth)
        try archive.part(&texts)
        try archive.part(&gaps)
        try archive.part(&nested)
        try archive.part(&byName)
        try archive.part(&byNumber)
        try archive.part(&set)
        try archive.part(&shade)
        try archive.part(&mixed)
        try archive.plain(&numbers)
        try archive.plain(&none)
    }
}

/// A value in a value, and so on.
private struct Chain: Archivable {
    var next: [Chain] = []

    static var blank: Chain { Chain() }

    mutating func archive(_ archive: inout Archive) throws { try archive.part(&next) }
}

@Suite struct CompactCodingTests {
    private static func read<Value: Archivable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
        try bytes.withUnsafeBytes { try Archive.value(type, from: $0) }
    }

    @Test func `What was written is read`() throws {
        let bytes = try Archive.bytes(of: Everything())
        #expect(try Self.read(Everything.self, bytes) == Everything())
    }

    @Test func `Bytes left over or missing are an error`() throws {
        let bytes = try Archive.bytes(of: "text")
        #expect(throws: ArchiveError.self) { try Self.read(String.self, bytes + [0]) }
        #expect(throws: ArchiveError.self) { try Self.read(String.self, bytes.dropLast()) }
        #expect(throws: ArchiveError.self) { try Self.read(Int.self, []) }
    }

    @Test func `Values nested without end are neither written nor read`() {
        var chain = Chain()
        for _ in 0..<100 { chain = Chain(next: [chain]) }
        #expect(throws: ArchiveError.self) { try Archive.bytes(of: chain) }
        // Each link says that there is another one.
        let bytes = (0..<1_000).flatMap { _ in [1, 0, 0, 0] as [UInt8] }
        #expect(throws: ArchiveError.self) { try Self.read(Chain.self, bytes) }
    }

    @Test func `Damaged bytes never trap`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        let whole = try Archive.bytes(of: Everything())
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
            _ = try? Self.read(Everything.self, bytes)
        }
    }
}
