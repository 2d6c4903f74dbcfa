import Assistant
import Foundation
import Rendering
import TerminalUI

/// Shows turns in a terminal: words, choices by number, cards.
struct TurnPrinter {
    var drawing: CardDrawing

    /// For standard output: as wide as the terminal, in colour only where it is one.
    static var standard: TurnPrinter { TurnPrinter(drawing: .standardOutput) }

    func show(_ turn: Turn) {
        for (_, message) in turn.messages {
            print(message.shown)
            for (index, choice) in message.choices.enumerated() { print("  \(index + 1). \(choice)") }
            if let card = message.card {
                for line in drawing.lines(for: card) { print(line) }
            }
        }
        fflush(stdout)
    }

    /// The line without what could move the cursor or ring the bell, cut to a readable length.
    static func visible(_ line: String) -> String {
        let clean = line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0) }
        return clean.count > 300 ? String(clean.prefix(300)) + "…" : String(clean)
    }
}
