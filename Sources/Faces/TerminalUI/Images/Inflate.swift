/// Decompresses zlib streams, RFC 1950 and 1951. What is broken or too long is `nil`, never a trap.
struct Inflate {
    private let input: [UInt8]
    /// The next bit of the input.
    private var position: Int
    private var output: [UInt8] = []
    private let limit: Int

    /// - Parameter limit: the most bytes to unpack.
    /// - Returns: `nil` where the stream is broken, or holds more than the limit.
    static func unpacked(_ stream: [UInt8], limit: Int) -> [UInt8]? {
        // Method 8, and no dictionary.
        guard stream.count > 2, stream[0] & 0x0F == 8, stream[1] & 0x20 == 0 else { return nil }
        var inflate = Inflate(input: stream, position: 16, limit: limit)
        return inflate.run() ? inflate.output : nil
    }

    private init(input: [UInt8], position: Int, limit: Int) {
        self.input = input
        self.position = position
        self.limit = limit
    }

    private mutating func run() -> Bool {
        while true {
            guard let isLast = bits(1), let type = bits(2) else { return false }
            let isSound =
                switch type {
                case 0: stored()
                case 1: coded(Self.fixedLiterals, Self.fixedDistances)
                case 2: dynamic()
                default: false
                }
            guard isSound else { return false }
            if isLast == 1 { return true }
        }
    }

    private mutating func bits(_ count: Int) -> Int? {
        guard position + count <= input.count * 8 else { return nil }
        var value = 0
        for bit in 0..<count {
            value |= Int(input[position >> 3] >> (position & 7) & 1) << bit
            position += 1
        }
        return value
    }

    private mutating func stored() -> Bool {
        position = (position + 7) & ~7
        guard let count = bits(16), let check = bits(16), count == ~check & 0xFFFF, output.count + count <= limit,
            position / 8 + count <= input.count
        else { return false }
        output += input[position / 8..<position / 8 + count]
        position += count * 8
        return true
    }

    /// Reads the codes of a block, section 3.2.7, and then the block.
    private mutating func dynamic() -> Bool {
        guard let literals = bits(5), let distances = bits(5), let count = bits(4) else { return false }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count + 4 {
            guard let length = bits(3) else { return false }
            lengths[Self.lengthOrder[index]] = length
        }
        guard let code = PrefixCode(lengths) else { return false }
        var all: [Int] = []
        while all.count < literals + 257 + distances + 1 {
            guard let symbol = symbol(code) else { return false }
            switch symbol {
            case 0...15: all.append(symbol)
            case 16:
                guard let more = bits(2), let last = all.last else { return false }
                all += Array(repeating: last, count: more + 3)
            default:
                guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
                all += Array(repeating: 0, count: more + (symbol == 17 ? 3 : 11))
            }
        }
        guard all.count == literals + 257 + distances + 1, let literalCode = PrefixCode(Array(all[..<(literals + 257)])),
            let distanceCode = PrefixCode(Array(all[(literals + 257)...]))
        else { return false }
        return coded(literalCode, distanceCode)
    }

    private mutating func coded(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
        while let symbol = symbol(literals) {
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286, let extra = bits(Self.lengths[symbol - 257].extra), let code = self.symbol(distances), code < 30,
                let further = bits(Self.distances[code].extra)
            else { return false }
            let length = Self.lengths[symbol - 257].base + extra
            let distance = Self.distances[code].base + further
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }

    private mutating func symbol(_ code: PrefixCode) -> Int? {
        var value = 0
        for length in 1...15 {
            guard let bit = bits(1) else { return nil }
            value = value << 1 | bit
            if let symbol = code.symbol(value, length: length) { return symbol }
        }
        return nil
    }

    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let fixedLiterals =
        PrefixCode(
            (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? PrefixCode()
    private static let fixedDistances = PrefixCode(Array(repeating: 5, count: 30)) ?? PrefixCode()
    /// Section 3.2.5.
    private static let lengths: [(base: Int, extra: Int)] = {
        var rows = (3...10).map { (base: $0, extra: 0) }
        for extra in 1...5 { for step in 4..<8 { rows.append((base: 3 + (step << extra), extra: extra)) } }
        return rows + [(base: 258, extra: 0)]
    }()
    private static let distances: [(base: Int, extra: Int)] = (0..<30).map { (code: Int) -> (base: Int, extra: Int) in
        let extra = max(0, code / 2 - 1)
        let base = code < 4 ? code : (2 + code % 2) << extra
        return (base: base + 1, extra: extra)
    }
}

/// A prefix code by the lengths of its symbols' codes, section 3.2.2.
private struct PrefixCode: Sendable {
    /// For each length from 1: the first code, and the symbols in the order of their codes.
    private var rows: [(first: Int, symbols: [Int])] = []

    init() {}

    /// - Returns: `nil` where there are more codes of a length than it has room for.
    init?(_ lengths: [Int]) {
        var code = 0
        for length in 1...15 {
            code <<= 1
            let symbols = lengths.indices.filter { lengths[$0] == length }
            rows.append((code, symbols))
            code += symbols.count
            guard code <= 1 << length else { return nil }
        }
    }

    func symbol(_ code: Int, length: Int) -> Int? {
        guard rows.indices.contains(length - 1) else { return nil }
        let row = rows[length - 1]
        return row.symbols.indices.contains(code - row.first) ? row.symbols[code - row.first] : nil
    }
}
