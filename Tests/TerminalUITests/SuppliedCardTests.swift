import Foundation
import IntentSchema
import Randomness
import Rendering
import Testing

@testable import TerminalUI

struct SuppliedCardTests {
    @Test("what an app shows stands above the assistant's rows, with progress as a bar and buttons as what one may say")
    func drawn() {
        let card = Card(
            title: "Ride", appName: "Swift Cabs", rows: [.init(label: "Fare", value: "$12.00")],
            supplied: [
                .text("Dana is near"), .progress(0.5, label: "Way"),
                .list([.init("Pool", subtitle: "shared"), .init("Compact")]),
                .button(title: "Cancel", intent: Record("INCancelRideIntent")),
            ])
        #expect(
            CardDrawing(width: 40).lines(for: card) == [
                "╭─ Ride · Swift Cabs ─────╮",
                "│ Dana is near            │",
                "│ Way   ▓▓▓▓▓▓░░░░░░ 50 % │",
                "│ • Pool – shared         │",
                "│ • Compact               │",
                "│ › Cancel                │",
                "│ Fare  $12.00            │",
                "╰─────────────────────────╯",
            ])
    }

    @Test("places keep their directions: north is up, east is right, whatever the distance")
    func directions() {
        var random = SeededRandom(seed: 7)
        for _ in 1...300 {
            let here = Coordinate(
                latitude: .random(in: -80...80, using: &random), longitude: .random(in: -180...180, using: &random))
            let reach = pow(10, Double.random(in: -5...0.7, using: &random))
            let there = Coordinate(
                latitude: here.latitude + .random(in: -reach...reach, using: &random),
                longitude: here.longitude + .random(in: -reach...reach, using: &random))
            let spots = MapPlane([here, there], columns: 34, rows: 7).spots
            for spot in spots { #expect((0..<34).contains(spot.column) && (0..<7).contains(spot.row)) }
            if there.latitude > here.latitude { #expect(spots[1].row <= spots[0].row) }
            if there.longitude > here.longitude { #expect(spots[1].column >= spots[0].column) }
            #expect(spots[0] != spots[1])
        }
    }

    @Test("across the date line, the shorter way counts")
    func dateLine() {
        let fiji = Coordinate(latitude: -17, longitude: 179)
        let samoa = Coordinate(latitude: -14, longitude: -172)
        let spots = MapPlane([fiji, samoa], columns: 34, rows: 7).spots
        #expect(spots[1].column > spots[0].column && spots[1].row < spots[0].row)
    }

    @Test("no line is wider than allowed, whatever an app shows", arguments: [1, 5, 23, 24, 40, 80])
    func neverTooWide(width: Int) {
        let long = String(repeating: "日本 ", count: 80)
        let pins = (1...40).map { SuppliedCard.Pin(long, at: Coordinate(latitude: Double($0), longitude: Double(-$0 * 4))) }
        let card = Card(
            title: long, rows: [],
            supplied: [
                .text(long), .row(label: long, value: long), .list([.init(long, subtitle: long)]), .map(pins), .map([pins[0]]),
                .progress(1, label: long), .progress(0, label: nil), .button(title: long, intent: Record("A")),
                .image(Data([1, 2, 3])), .text("\u{1b}[2J"),
            ])
        for line in CardDrawing(width: width).lines(for: card) {
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
            // A wide character needs two columns even where there is one.
            #expect(TextWidth.columns(of: line) <= max(width, 2), "\(line)")
        }
    }
}
