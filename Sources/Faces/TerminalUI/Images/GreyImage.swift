import Foundation

/// An image in shades of grey, read from PNG (ISO/IEC 15948).
struct GreyImage: Hashable, Sendable {
    let width: Int
    let height: Int
    /// Row by row, 0 is black.
    let pixels: [UInt8]

    /// More would not fit on a terminal.
    static let mostPixels = 4_000_000

    /// - Returns: `nil` for other formats, interlaced images, images with more than ``mostPixels``, and broken ones.
    init?(png: Data) {
        let bytes = [UInt8](png)
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var header: [UInt8] = []
        var palette: [UInt8] = []
        var stream: [UInt8] = []
        var start = 8
        while start + 12 <= bytes.count {
            let count = Self.number(bytes, start)
            guard count <= bytes.count - start - 12 else { return nil }
            let content = bytes[start + 8..<start + 8 + count]
            switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
            case "IHDR": header = Array(content)
            case "PLTE": palette = Array(content)
            case "IDAT": stream += content
            default: break
            }
            start += 12 + count
        }
        // Neither interlaced nor of another method.
        guard header.count == 13, header[10...12].allSatisfy({ $0 == 0 }) else { return nil }
        let (width, height) = (Self.number(header, 0), Self.number(header, 4))
        let depth = Int(header[8])
        guard (1...Self.mostPixels).contains(width), (1...Self.mostPixels / width).contains(height),
            [1, 2, 4, 8].contains(depth),
            let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[9]], depth == 8 || channels == 1
        else { return nil }
        let line = (width * channels * depth + 7) / 8
        guard let content = Inflate.unpacked(stream, limit: (line + 1) * height), content.count == (line + 1) * height,
            let rows = Self.unfiltered(content, line: line, step: max(1, channels * depth / 8))
        else { return nil }
        self.width = width
        self.height = height
        let paletteIfUsed = header[9] == 3 ? palette : nil
        pixels = rows.flatMap { Self.grey($0, width: width, depth: depth, channels: channels, palette: paletteIfUsed) }
    }

    private static func number(_ bytes: [UInt8], _ start: Int) -> Int {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Undoes what makes lines easier to compress, section 9.
    private static func unfiltered(_ content: [UInt8], line: Int, step: Int) -> [[UInt8]]? {
        var rows: [[UInt8]] = []
        var above = [UInt8](repeating: 0, count: line)
        for start in stride(from: 0, to: content.count, by: line + 1) {
            var row = Array(content[start + 1..<start + 1 + line])
            guard content[start] <= 4 else { return nil }
            for index in row.indices where content[start] > 0 {
                let left = index < step ? 0 : Int(row[index - step])
                let corner = index < step ? 0 : Int(above[index - step])
                let up = Int(above[index])
                let guess =
                    switch content[start] {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    default: paeth(left, up, corner)
                    }
                row[index] &+= UInt8(guess)
            }
            rows.append(row)
            above = row
        }
        return rows
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let distances = [up - corner, left - corner, left + up - 2 * corner].map(abs)
        if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
        return distances[1] <= distances[2] ? up : corner
    }

    private static func grey(_ row: [UInt8], width: Int, depth: Int, channels: Int, palette: [UInt8]?) -> [UInt8] {
        let most = (1 << depth) - 1
        return (0..<width).map { (column: Int) -> UInt8 in
            let start = column * channels
            guard channels < 3 else { return luminance(row, start) }
            let bit = start * depth
            let value = (Int(row[bit / 8]) >> (8 - depth - bit % 8)) & most
            guard let palette else { return UInt8(value * 255 / most) }
            return value * 3 + 2 < palette.count ? luminance(palette, value * 3) : 255
        }
    }

    private static func luminance(_ colours: [UInt8], _ start: Int) -> UInt8 {
        let red = Int(colours[start]) * 299
        let green = Int(colours[start + 1]) * 587
        let blue = Int(colours[start + 2]) * 114
        return UInt8((red + green + blue) / 1000)
    }
}
