/// The correction words of QR codes, ISO/IEC 18004, section 7.5.
enum ReedSolomon {
    /// The blocks' data and correction words in the order in which they are drawn.
    static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
        // The first blocks are a word shorter where they cannot all be of one length.
        let short = version.dataWords / version.blocks
        let longBlocks = version.dataWords % version.blocks
        var blocks: [[UInt8]] = []
        var start = 0
        for index in 0..<version.blocks {
            let count = short + (index >= version.blocks - longBlocks ? 1 : 0)
            blocks.append(Array(data[start..<start + count]))
            start += count
        }
        let generator = generator(version.correctionWords)
        let corrections = blocks.map { remainder($0, generator) }
        let words = (0...short).flatMap { index in blocks.compactMap { index < $0.count ? $0[index] : nil } }
        return words + (0..<version.correctionWords).flatMap { index in corrections.map { $0[index] } }
    }

    /// The polynomial whose roots are the first powers of 2, without its leading 1, from the highest power down.
    private static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = product(result[index], root) ^ (index + 1 < result.count ? result[index + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(_ data: [UInt8], _ generator: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: generator.count)
        for word in data {
            let factor = word ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(generator[index], factor) }
        }
        return result
    }

    /// In the field of 256 elements with the polynomial 0x11D.
    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(right >> bit & 1) * Int(left)
        }
        return UInt8(result)
    }
}
