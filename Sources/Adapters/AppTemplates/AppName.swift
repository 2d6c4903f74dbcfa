import ExtensionSources
import IntentSchema

/// The name of an app's package, and the identifier of the app.
package struct AppName: Hashable, Sendable {
    /// The package, and what people call the app.
    package let name: String
    /// The bundle identifier of the app; the extension's is below it.
    package let identifier: String

    /// The executable target, which is the extension.
    var extensionTarget: String { "\(name)Extension" }
    /// The executable target that is the app itself, if there is one.
    var appTarget: String { "\(name)App" }
    /// The test target.
    var testTarget: String { "\(name)Tests" }

    /// - Parameter identifier: `nil` for `local.<name>`.
    /// - Throws: `AppTemplateError`.
    package init(_ name: String, identifier: String? = nil) throws(AppTemplateError) {
        // Modules are files, and bundle identifiers know no other letters.
        guard SwiftName.isType(name), name.allSatisfy(\.isASCII), name.contains(where: \.isLetter), name.count <= 64,
            name.lowercased() != "errand"
        else {
            let hint = Self.suggestion(for: name).map { "; try \($0)" } ?? ""
            throw AppTemplateError(
                .wrongName,
                "'\(name)' cannot be the name of an app's package: it is the name of a Swift module, so it has letters, digits and underscores, begins "
                    + "with no digit, and is neither a keyword nor 'Errand'\(hint)")
        }
        self.name = name
        self.identifier = identifier ?? "local.\(name.lowercased().replacing("_", with: "-"))"
        let parts = self.identifier.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1,
            parts.allSatisfy({ part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            })
        else {
            throw AppTemplateError(
                .wrongName,
                "'\(self.identifier)' is no bundle identifier; write words of letters, digits and hyphens with dots between them, such as "
                    + "com.example.tickets")
        }
    }

    /// A name that is allowed, made from another one: `Swift Cabs` gives `SwiftCabs`; `nil` if nothing is left.
    package static func suggestion(for text: String) -> String? {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { $0.isNumber }
        let name = String(joined.prefix(64))
        return SwiftName.isType(name) && name.lowercased() != "errand" ? name : nil
    }
}
