import Assistant
import Foundation
import Rendering
import TerminalUI

/// Prints turns in a terminal: text, numbered choices, cards.
struct TurnPrinter {
    var drawing: CardDrawing

    /// Prints to standard output: as wide as the terminal, and in colour only if it is one.
    static var standard: TurnPrinter {
        TurnPrinter(drawing: CardDrawing(width: min(Terminal.width(of: 1), 100), usesColour: Terminal.usesColour(1)))
    }

    func show(_ turn: Turn) {
        for (_, message) in turn.messages {
            print(Terminal.fitted(message.shown, to: 1))
            for (index, choice) in message.choices.enumerated() { print(Terminal.fitted("  \(index + 1). \(choice)", to: 1)) }
            if let card = message.card {
                for line in drawing.lines(for: card) { print(line) }
            }
        }
        // Someone may be waiting at the other end of a pipe.
        fflush(nil)
    }

    /// The line without control characters, truncated to a readable length.
    static func visible(_ line: String) -> String {
        TextLayout.cut(TextLayout.plain(line), to: 200)
    }
}
