/// The measures of a size of QR codes with error correction of level M, ISO/IEC 18004, tables 1, 9 and E.1.
struct QRVersion: Sendable {
    let number: Int
    /// Of each block.
    let correctionWords: Int
    let blocks: Int

    static let all: [QRVersion] = {
        let words = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
        let blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
        return words.indices.map { QRVersion(number: $0 + 1, correctionWords: words[$0], blocks: blocks[$0]) }
    }()

    var size: Int { 17 + 4 * number }

    /// The words of data and correction together: the modules that no pattern takes.
    var words: Int {
        var modules = (16 * number + 128) * number + 64
        if number >= 2 { modules -= (25 * alignment.count - 10) * alignment.count - 55 }
        if number >= 7 { modules -= 36 }
        return modules / 8
    }

    var dataWords: Int { words - correctionWords * blocks }

    /// How many bytes it holds, next to mode and length.
    var byteCapacity: Int { dataWords - (number < 10 ? 2 : 3) }

    /// Where the centres of the alignment patterns are, in both directions.
    var alignment: [Int] {
        guard number >= 2 else { return [] }
        let count = number / 7 + 2
        let step = (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }
}
