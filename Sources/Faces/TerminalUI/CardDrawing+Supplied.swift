import Foundation
import IntentSchema

/// What apps show in their cards, in characters.
extension CardDrawing {
    /// The lines of an element of an app's card; none for pictures, which stand below the card.
    ///
    /// - Parameter width: the columns inside the card.
    func parts(of element: SuppliedCard.Element, width: Int) -> [Part] {
        switch element {
        case .text(let text): return [.wide(TextLayout.plain(text))]
        case .row(let label, let value): return [.row(label: TextLayout.plain(label), value: TextLayout.plain(value))]
        case .list(let items):
            return items.map { item in
                .wide("• " + [item.title, item.subtitle].compactMap { $0.map { TextLayout.plain($0) } }.joined(separator: " – "))
            }
        case .progress(let fraction, let label):
            let bar = Self.bar(fraction, columns: min(20, max(4, width / 3)))
            return label.map { [.row(label: TextLayout.plain($0), value: bar)] } ?? [.wide(bar)]
        case .map(let pins): return map(pins, width: width)
        case .button(let title, _): return [.wide("› \(TextLayout.plain(title))")]
        case .image: return []
        }
    }

    /// How much is done, as in `▓▓▓░░░ 50 %`.
    private static func bar(_ fraction: Double, columns: Int) -> String {
        let done = Int((fraction * Double(columns)).rounded())
        let percent = Int((fraction * 100).rounded())
        return String(repeating: "▓", count: done) + String(repeating: "░", count: columns - done) + " \(percent) %"
    }

    /// The places by number, north at the top, and below them what they are. Where many are in one spot, some are only told.
    private func map(_ pins: [SuppliedCard.Pin], width: Int) -> [Part] {
        let (columns, rows) = (min(36, width), 5)
        let names = pins.enumerated().compactMap { index, pin -> Part? in
            pin.title.map { .wide("\(index + 1) \(TextLayout.plain($0))") }
        }
        // With one place there is nothing to see.
        guard pins.count > 1, columns >= 12 else { return names }
        let plane = MapPlane(pins.map(\.coordinate), columns: columns - 2, rows: rows)
        // A few dots show that it is a map.
        let line = (0..<columns - 2).map { $0 % 4 == 1 ? "·" : " " }
        var grid = [[String]](repeating: line, count: rows)
        for (index, spot) in plane.spots.enumerated() {
            let digits = String(index + 1).map { String($0) }
            // Beside those that are there already.
            let column = [0, 2, -2, 4, -4].map { spot.column + $0 }.first { column in
                let place = column..<column + digits.count
                return grid[spot.row].indices.contains(place.lowerBound) && place.upperBound <= columns - 2
                    && grid[spot.row][place] == line[place]
            }
            guard let column else { continue }
            grid[spot.row].replaceSubrange(column..<column + digits.count, with: digits)
        }
        return [.drawing(grid.map { " " + $0.joined() + " " })] + names
    }
}

extension SuppliedCard.Element {
    /// The encoded picture; `nil` for other elements.
    var image: Data? { if case .image(let data) = self { data } else { nil } }
}

/// Places on a rectangle of characters, which are twice as high as wide.
struct MapPlane {
    /// Where each place is; rows from the north.
    let spots: [(column: Int, row: Int)]

    init(_ places: [Coordinate], columns: Int, rows: Int) {
        let north = places.map(\.latitude).max() ?? 0
        let south = places.map(\.latitude).min() ?? 0
        let middle = (north + south) / 2
        // A degree of longitude is shorter away from the equator; the shorter way may lead across the date line.
        let stretch = max(0.01, cos(middle * .pi / 180))
        let first = places.first?.longitude ?? 0
        let eastings = places.map { place in
            ((place.longitude - first + 540).truncatingRemainder(dividingBy: 360) - 180) * stretch
        }
        let west = eastings.min() ?? 0
        let width = (eastings.max() ?? 0) - west
        let height = north - south
        let scale = max(width / Double(max(1, columns - 2)), height / Double(max(1, rows - 1)) / 2, 1e-9)
        spots = zip(places, eastings).map { place, easting in
            let column = Int(((easting - west - width / 2) / scale).rounded()) + columns / 2
            let row = Int(((north - place.latitude - height / 2) / scale / 2).rounded()) + rows / 2
            return (min(max(column, 0), columns - 1), min(max(row, 0), rows - 1))
        }
    }
}
