import CompactCoding
import Testing

private enum Shade: String, Codable, CaseIterable { case light, dark }

private enum Choice: Codable, Equatable {
    case none
    case text(String)
    case pair(Int, flag: Bool)
}

/// A value that is written as one of several kinds, as constants of templates are.
private enum Mixed: Codable, Equatable {
    case number(Int)
    case truth(Bool)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .number(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let value): try container.encode(value)
        case .truth(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        }
    }
}

private struct Everything: Codable, Equatable {
    var text = "naïve 🍋"
    var absent: String?
    var present: Int? = -7
    var unsigned = UInt64.max
    var smallest = Int64.min
    var byte: UInt8 = 255
    var half = 0.1 + 0.2
    var single = Float(1) / 3
    var flags = [true, false]
    var texts = ["a", "", "a", "b"]
    var gaps: [String?] = ["x", nil]
    var nested = [[1, 2], [], [300_000]]
    var byName = ["one": ["1": 1], "two": [:]]
    var byNumber = [3: "three", -1: "minus one"]
    var set: Set<String> = ["p", "q"]
    var shades: [Shade] = [.dark, .light]
    var choices: [Choice] = [.none, .text("t"), .pair(2, flag: true)]
    var mixed: [Mixed] = [.number(5), .truth(false), .text("5")]
}

private struct Tables: Codable {
    var numbers: PlainArray<Int32>
    var empty: PlainArray<Double>
}

@Suite struct CompactCodingTests {
    private static func decoded<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
        try bytes.withUnsafeBytes { try CompactDecoder().decode(type, from: $0) }
    }

    @Test func `What was encoded is decoded`() throws {
        let bytes = try CompactEncoder().encode(Everything())
        #expect(try Self.decoded(Everything.self, bytes) == Everything())
    }

    @Test func `Plain arrays keep their elements`() throws {
        let bytes = try CompactEncoder().encode(Tables(numbers: PlainArray([1, -2, 3]), empty: PlainArray([])))
        let tables = try Self.decoded(Tables.self, bytes)
        #expect(tables.numbers.elements == [1, -2, 3])
        #expect(tables.empty.elements.isEmpty)
    }

    @Test func `A value of another type is an error`() throws {
        let bytes = try CompactEncoder().encode(["a": 1])
        #expect(throws: DecodingError.self) { try Self.decoded([String].self, bytes) }
        #expect(throws: DecodingError.self) { try Self.decoded([String: String].self, bytes) }
        #expect(throws: DecodingError.self) { try Self.decoded(UInt8.self, try CompactEncoder().encode(256)) }
    }

    @Test func `Values nested without end are not encoded`() {
        struct Chain: Codable { var next: [Chain] }
        var chain = Chain(next: [])
        for _ in 0..<100 { chain = Chain(next: [chain]) }
        #expect(throws: EncodingError.self) { try CompactEncoder().encode(chain) }
    }

    @Test func `Damaged bytes never trap`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = Mixer(state: seed)
        let whole = try CompactEncoder().encode(Everything())
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
            _ = try? Self.decoded(Everything.self, bytes)
            _ = try? Self.decoded(Tables.self, bytes)
        }
    }
}

/// SplitMix64 (Steele et al. 2014).
private struct Mixer: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
