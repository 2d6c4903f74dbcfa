import Foundation

/// Draws images that are black and white, such as codes to be scanned, with two rows of dots a line.
struct ImageDrawing {
    let usesColour: Bool

    /// The image as lines; a line that says how wide a terminal has to be where this one is too narrow; `nil` for what is no black and
    /// white PNG.
    func lines(for data: Data, width: Int) -> [String]? {
        guard let image = GreyImage(png: data), let dots = Self.dots(image) else { return nil }
        let columns = dots[0].count
        // A row of dots cannot be wrapped.
        guard columns <= width else {
            return TextLayout.wrap("(To see the picture, make the window \(columns) columns wide.)", to: width)
        }
        return stride(from: 0, to: dots.count, by: 2).map { row in
            let line = (0..<columns).map { column in
                character(dots[row][column], row + 1 < dots.count ? dots[row + 1][column] : false)
            }
            return usesColour ? "\u{1b}[30;107m\(String(line))\u{1b}[0m" : String(line)
        }
    }

    /// Black on white in colour. Without, the characters stand for white, as terminals write light on dark.
    private func character(_ isTopDark: Bool, _ isBottomDark: Bool) -> Character {
        switch (isTopDark == usesColour, isBottomDark == usesColour) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// The image with a dot for each of the squares that it is made of, `true` for black; `nil` where it has shades.
    private static func dots(_ image: GreyImage) -> [[Bool]]? {
        guard image.pixels.allSatisfy({ $0 < 64 || $0 > 191 }) else { return nil }
        let rows = stride(from: 0, to: image.pixels.count, by: image.width).map { start in
            image.pixels[start..<start + image.width].map { $0 < 128 }
        }
        let side = side(ofSquaresIn: rows)
        return stride(from: 0, to: image.height, by: side).map { row in
            stride(from: 0, to: image.width, by: side).map { rows[row][$0] }
        }
    }

    /// How many pixels wide and high the squares are: what all places at which the colour changes have in common.
    private static func side(ofSquaresIn rows: [[Bool]]) -> Int {
        var side = gcd(rows.count, rows[0].count)
        for (index, row) in rows.enumerated() {
            if index > 0, row != rows[index - 1] { side = gcd(side, index) }
            for column in row.indices.dropFirst() where row[column] != row[column - 1] { side = gcd(side, column) }
            if side == 1 { break }
        }
        return side
    }

    private static func gcd(_ left: Int, _ right: Int) -> Int { right == 0 ? left : gcd(right, left % right) }
}
