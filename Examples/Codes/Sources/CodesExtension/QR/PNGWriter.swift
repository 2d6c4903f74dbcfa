import Foundation

/// Writes black and white images as PNG (ISO/IEC 15948).
enum PNGWriter {
    /// - Parameters:
    ///   - modules: row by row; `true` is black.
    ///   - scale: how many pixels wide and high a module is.
    ///   - margin: how many white modules there are around; codes need four.
    static func png(_ modules: [[Bool]], scale: Int = 8, margin: Int = 4) -> Data {
        let blank = [Bool](repeating: false, count: modules.count + 2 * margin)
        let side = [Bool](repeating: false, count: margin)
        let rows =
            Array(repeating: blank, count: margin) + modules.map { side + $0 + side } + Array(repeating: blank, count: margin)
        var pixels: [UInt8] = []
        for row in rows {
            let line = row.flatMap { Array(repeating: $0, count: scale) }
            let bytes = stride(from: 0, to: line.count, by: 8).map { start in
                (start..<start + 8).reduce(UInt8(0)) { $0 << 1 | ($1 < line.count && line[$1] ? 0 : 1) }
            }
            // Each line begins with its filter, none.
            for _ in 0..<scale { pixels += [0] + bytes }
        }
        let size = UInt32(rows.count * scale)
        // One bit a pixel, in shades of grey.
        let header = bytes(size) + bytes(size) + [1, 0, 0, 0, 0]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(signature + chunk("IHDR", header) + chunk("IDAT", compressed(pixels)) + chunk("IEND", []))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    /// A zlib stream (RFC 1950) of blocks that are stored as they are: a code is small.
    private static func compressed(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, content.count)
            let count = UInt16(end - start)
            stream.append(end == content.count ? 1 : 0)
            stream += [UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
            stream += [UInt8(truncatingIfNeeded: ~count), UInt8(~count >> 8)]
            stream += content[start..<end]
            start = end
        } while start < content.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bytes(high << 16 | low)
    }

    /// CRC-32.
    private static func checksum(_ content: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
        }
        return ~sum
    }
}
