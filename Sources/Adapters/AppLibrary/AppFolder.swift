import Foundation

/// The folder of one installed app.
struct AppFolder: Hashable, Sendable {
    let identifier: String
    let url: URL

    /// - Throws: `AppLibraryError` with `wrongIdentifier` unless the identifier is a plain name.
    init(_ identifier: String, in apps: URL) throws(AppLibraryError) {
        guard Self.isPlain(identifier) else {
            throw AppLibraryError(
                .wrongIdentifier,
                "'\(PrintableText.of(String(identifier.prefix(200))))' cannot be installed under this identifier; CFBundleIdentifier must have "
                    + "letters from a to z, digits, hyphens, underscores and single periods, at most 200, and begin with a letter or a digit, "
                    + "such as org.example.tickets")
        }
        self.identifier = identifier
        url = apps.appendingPathComponent(identifier, isDirectory: true)
    }

    /// Names the current version. Its replacement is what installs an update.
    var record: URL { url.appendingPathComponent("installation.json") }
    var versions: URL { url.appendingPathComponent("versions", isDirectory: true) }
    var data: URL { url.appendingPathComponent("data", isDirectory: true) }
    var logs: URL { url.appendingPathComponent("log", isDirectory: true) }
    var log: URL { logs.appendingPathComponent("app.log") }

    func version(_ number: Int) -> URL { versions.appendingPathComponent("\(number)", isDirectory: true) }

    /// Whether the text can be the name of a folder, on every system, and not one of the library's own.
    private static func isPlain(_ text: String) -> Bool {
        guard (1...200).contains(text.utf8.count), !text.contains(".."), !text.hasSuffix(".") else { return false }
        guard let first = text.first, first.isASCII, first.isLetter || first.isNumber else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
            default: false
            }
        }
    }
}
