import Foundation

/// The size of an encoded image in pixels, from its header.
struct ImageHeader {
    var width: Int
    var height: Int

    /// `nil` for anything other than PNG, JPEG or GIF, and for images without pixels.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes), size.width > 0, size.height > 0 else {
            return nil
        }
        (width, height) = size
    }

    private typealias Size = (width: Int, height: Int)

    /// PNG Specification, "Chunk layout": the signature, then the IHDR chunk with width and height.
    private static func png(_ bytes: [UInt8]) -> Size? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 33, bytes.starts(with: signature), Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
        let size = (width: number(bytes[16..<20]), height: number(bytes[20..<24]))
        return size.width <= Int32.max && size.height <= Int32.max ? size : nil
    }

    /// GIF89a, "Logical Screen Descriptor".
    private static func gif(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 13, bytes.starts(with: "GIF8".utf8) else { return nil }
        return (number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
    }

    /// ISO/IEC 10918-1, B.2: segments up to the frame header, which has height and width.
    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var position = 2
        while position + 9 <= bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if marker == 0xFF {
                // Fill bytes may precede a marker.
                position += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return (number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
            }
            let length = number(bytes[position + 2..<position + 4])
            // The image data follows the start of scan, and no segment is shorter than its length field.
            guard marker != 0xDA, marker != 0xD9, length >= 2 else { return nil }
            position += 2 + length
        }
        return nil
    }

    private static func number(_ bytes: some Collection<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
