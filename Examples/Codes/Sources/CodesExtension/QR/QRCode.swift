/// A QR code: bytes as a square of dark and light modules, ISO/IEC 18004, with error correction of level M, which a seventh of the code may
/// lack.
///
/// Written here because no package that the project depends on makes them, and a system library would be needed by everybody who builds
/// the project.
struct QRCode: Hashable, Sendable {
    /// From 1 to 20; a code has 17 modules a side and 4 for each version.
    let version: Int
    /// Which of the eight masks was laid over the data.
    let mask: Int
    /// Row by row; `true` is dark.
    let modules: [[Bool]]

    var size: Int { modules.count }

    /// How many bytes the largest code holds.
    static let capacity = QRVersion.all[QRVersion.all.count - 1].byteCapacity

    /// The smallest code that holds the bytes, with the mask that readers find easiest.
    ///
    /// - Parameter mask: the mask to take instead.
    /// - Returns: `nil` when there are more bytes than ``capacity``.
    init?(_ bytes: [UInt8], mask: Int? = nil) {
        guard let version = QRVersion.all.first(where: { $0.byteCapacity >= bytes.count }) else { return nil }
        var drawing = QRDrawing(version)
        drawing.placeData(ReedSolomon.interleaved(Self.dataWords(bytes, version), version))
        let candidates = (mask.map { $0...$0 } ?? 0...7).map { mask in (mask, drawing.masked(mask)) }
        let best = candidates.min { QRPenalty.score(of: $0.1) < QRPenalty.score(of: $1.1) }
        guard let best else { return nil }
        self.version = version.number
        self.mask = best.0
        modules = best.1
    }

    init?(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Mode, length, the bytes and what fills the rest, section 7.4.
    private static func dataWords(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.number < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let all = version.dataWords * 8
        append(0, min(4, all - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while words.count < version.dataWords {
            words.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return words
    }
}
