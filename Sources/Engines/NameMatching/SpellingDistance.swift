/// The distance between two spellings: a Damerau-Levenshtein distance (optimal string alignment) with lower costs for common
/// mishearings and misspellings.
///
/// Costs are in hundredths of a full edit. They were chosen by hand and tried on names misheard by the simulator of the tests.
struct SpellingDistance {
    /// Longer words only match exactly.
    static let longest = 24
    static let tooFar: Int32 = 10_000

    private var rows: [Int32] = Array(repeating: 0, count: 3 * (longest + 1))

    /// The distance; `tooFar` if it exceeds the limit.
    ///
    /// - Complexity: The product of the lengths.
    mutating func between(_ said: UnsafeBufferPointer<UInt8>, _ known: UnsafeBufferPointer<UInt8>, limit: Int32) -> Int32 {
        guard said.count <= Self.longest, known.count <= Self.longest else { return Self.tooFar }
        let width = known.count + 1
        var (before, previous, current) = (0, width, 2 * width)
        rows.withUnsafeMutableBufferPointer { rows in
            rows[previous] = 0
            for column in 1..<max(width, 1) {
                rows[previous + column] = rows[previous + column - 1] + Self.missing(known, column - 1)
            }
        }
        for row in 1..<max(said.count + 1, 1) {
            var least = Self.tooFar
            rows.withUnsafeMutableBufferPointer { rows in
                rows[current] = rows[previous] + Self.missing(said, row - 1)
                least = rows[current]
                for column in 1..<max(width, 1) {
                    let (a, b) = (said[row - 1], known[column - 1])
                    var cost = rows[previous + column - 1] + (a == b ? 0 : Self.exchange(a, b))
                    cost = min(cost, rows[previous + column] + Self.missing(said, row - 1))
                    cost = min(cost, rows[current + column - 1] + Self.missing(known, column - 1))
                    if row > 1, column > 1, a == known[column - 2], b == said[row - 2], a != b {
                        cost = min(cost, rows[before + column - 2] + 70)
                    }
                    rows[current + column] = cost
                    least = min(least, cost)
                }
            }
            guard least <= limit else { return Self.tooFar }
            (before, previous, current) = (previous, current, before)
        }
        let distance = rows[previous + width - 1]
        return distance <= limit ? distance : Self.tooFar
    }

    /// The cost of deleting or inserting the letter.
    private static func missing(_ word: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int32 {
        let letter = word[index]
        let before = index > 0 ? word[index - 1] : 0
        if letter == before { return 15 }
        let after = index + 1 < word.count ? word[index + 1] : 0
        switch letter {
        case UInt8(ascii: "e") where after == 0: return 25
        case UInt8(ascii: "h"): return index == 0 ? 50 : 25
        case UInt8(ascii: "c") where after == UInt8(ascii: "k"), UInt8(ascii: "k") where before == UInt8(ascii: "c"): return 20
        case UInt8(ascii: "k") where index == 0 && after == UInt8(ascii: "n"): return 25
        case UInt8(ascii: "g") where after == UInt8(ascii: "h"): return 35
        case UInt8(ascii: "d") where after == UInt8(ascii: "t") || after == UInt8(ascii: "g"): return 30
        case UInt8(ascii: "t") where after == UInt8(ascii: "c") || after == UInt8(ascii: "z"): return 30
        case UInt8(ascii: "w"), UInt8(ascii: "y"): return 55
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"):
            // The first sound of a name is heard best.
            return index == 0 ? 90 : 55
        default: return 100
        }
    }

    private static func exchange(_ first: UInt8, _ second: UInt8) -> Int32 {
        guard let a = index(first), let b = index(second) else { return 100 }
        return exchanges[a * 26 + b]
    }

    private static func index(_ letter: UInt8) -> Int? {
        letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") ? Int(letter - UInt8(ascii: "a")) : nil
    }

    /// Substitution costs by pair of letters.
    private static let exchanges: [Int32] = {
        var table = Array(repeating: Int32(100), count: 26 * 26)
        let groups: [(letters: String, cost: Int32)] = [
            ("aeiouy", 50), ("ei", 35), ("iy", 20), ("ou", 40), ("ae", 40), ("ey", 35), ("bp", 40), ("td", 40), ("ck", 15),
            ("kq", 15),
            ("cq", 30), ("gk", 45), ("cg", 60), ("sz", 20), ("cs", 30), ("fv", 35), ("gj", 30), ("mn", 40), ("vw", 50),
            ("uw", 50),
            ("xs", 55), ("xz", 55), ("xk", 60), ("pf", 60), ("lr", 70), ("bv", 55), ("jy", 60), ("hj", 60), ("zx", 55),
        ]
        for (letters, cost) in groups {
            for first in letters.utf8 {
                for second in letters.utf8 where first != second {
                    let (a, b) = (Int(first - UInt8(ascii: "a")), Int(second - UInt8(ascii: "a")))
                    table[a * 26 + b] = min(table[a * 26 + b], cost)
                }
            }
        }
        return table
    }()
}
