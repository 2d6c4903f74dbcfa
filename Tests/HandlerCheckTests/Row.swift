import Foundation
import HandlerCheck

/// A class and what is to be found in it.
struct Row: Sendable {
    /// What stands behind the class's name; `#` is its number.
    var conformances: String
    var body: String
    /// `nil` when there is nothing to find.
    var kind: Finding.Kind?
    var suggestion: String?

    init(_ conformances: String, _ body: String, _ kind: Finding.Kind? = nil, _ suggestion: String? = nil) {
        self.conformances = conformances
        self.body = body
        self.kind = kind
        self.suggestion = suggestion
    }

    func source(_ number: Int) -> String {
        let name = "Row\(number)"
        let text = "class \(name): \(conformances) {\n\(body)\n}\n"
        return text.replacingOccurrences(of: "#", with: "\(number)")
    }
}
