/// The square on which a code is drawn.
struct QRDrawing {
    private let version: QRVersion
    private let size: Int
    private var modules: [[Bool]]
    /// Modules of patterns, which carry no data and are not masked.
    private var isTaken: [[Bool]]

    /// With all patterns, and room for format and version.
    init(_ version: QRVersion) {
        self.version = version
        size = version.size
        modules = Array(repeating: Array(repeating: false, count: size), count: size)
        isTaken = modules
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        for row in version.alignment { for column in version.alignment { drawAlignment(row, column) } }
        drawFormat(0)
        drawVersion()
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        modules[row][column] = isDark
        isTaken[row][column] = true
    }

    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for y in -4...4 {
            for x in -4...4 where (0..<size).contains(row + y) && (0..<size).contains(column + x) {
                let distance = max(abs(y), abs(x))
                set(row + y, column + x, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        let ends = [6, size - 7]
        // The corners with finders have none.
        if ends.contains(row), ends.contains(column), (row, column) != (size - 7, size - 7) { return }
        for y in -2...2 { for x in -2...2 { set(row + y, column + x, max(abs(y), abs(x)) != 1) } }
    }

    /// Level and mask, section 7.9, on both places.
    private mutating func drawFormat(_ mask: Int) {
        // Level M is 0.
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    /// The version, section 7.10, of those that say it.
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version.number << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (long, short) = (size - 11 + index % 3, index / 3)
            set(short, long, isDark)
            set(long, short, isDark)
        }
    }

    /// Puts the words on the free modules: in pairs of columns from the right, up and down in turn, section 7.7.3.
    mutating func placeData(_ words: [UInt8]) {
        var bit = 0
        // The column of the timing pattern belongs to no pair.
        let pairs = stride(from: size - 1, to: 0, by: -2).map { $0 <= 6 ? $0 - 1 : $0 }
        for (index, right) in pairs.enumerated() {
            let rows = index % 2 == 0 ? Array((0..<size).reversed()) : Array(0..<size)
            for row in rows {
                for column in [right, right - 1] where !isTaken[row][column] && bit < words.count * 8 {
                    modules[row][column] = words[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
        }
    }

    /// The code with a mask laid over its data, section 7.8.2.
    func masked(_ mask: Int) -> [[Bool]] {
        var drawing = self
        for row in 0..<size {
            for column in 0..<size where !isTaken[row][column] && Self.inverts(mask, row, column) {
                drawing.modules[row][column].toggle()
            }
        }
        drawing.drawFormat(mask)
        return drawing.modules
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}
