import Synchronization

/// A template's text and, once somebody needs them, its pieces.
///
/// A pack has thousands of templates, of which a conversation uses a few.
final class TemplateContent: Sendable {
    let source: String
    private let parsed: Mutex<[Template.Piece]?>

    /// - Parameter pieces: `nil` for a text that has been parsed without an error before.
    init(_ source: String, pieces: [Template.Piece]?) {
        self.source = source
        parsed = Mutex(pieces)
    }

    var pieces: [Template.Piece] {
        parsed.withLock { parsed in
            if let parsed { return parsed }
            var parser = TemplateParser(source)
            // An error cannot occur, as the text has been parsed before; such a template would say nothing.
            let pieces = (try? parser.parse()) ?? []
            parsed = pieces
            return pieces
        }
    }
}
