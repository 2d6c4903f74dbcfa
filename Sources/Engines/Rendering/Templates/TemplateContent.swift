import Synchronization

/// A template's text and its pieces, which are parsed lazily.
///
/// A pack has thousands of templates, of which a conversation uses a few.
final class TemplateContent: Sendable {
    let source: String
    private let parsed: Mutex<[Template.Piece]?>

    /// - Parameter pieces: `nil` for a text that is known to parse without an error.
    init(_ source: String, pieces: [Template.Piece]?) {
        self.source = source
        parsed = Mutex(pieces)
    }

    var pieces: [Template.Piece] {
        parsed.withLock { parsed in
            if let parsed { return parsed }
            var parser = TemplateParser(source)
            // The text was parsed successfully before; if this failed nevertheless, the template would be empty.
            let pieces = (try? parser.parse()) ?? []
            parsed = pieces
            return pieces
        }
    }
}
