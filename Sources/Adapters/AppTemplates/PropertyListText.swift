import Foundation

/// Property lists as XML.
enum PropertyListText {
    /// The app's `Info.plist`.
    ///
    /// - Parameters:
    ///   - title: what people call the app; `nil` for its name.
    ///   - hasProgram: whether the app has a program of its own.
    static func app(_ name: AppName, title: String? = nil, intents: [String], hasProgram: Bool) -> String {
        let title = title ?? name.name
        let program = hasProgram ? [("CFBundleExecutable", string(name.appTarget))] : []
        return document(
            [("CFBundleIdentifier", string(name.identifier))] + program + [
                ("CFBundleName", string(name.name)),
                ("CFBundleDisplayName", string(title)), ("CFBundleShortVersionString", string("1.0")),
                ("CFBundleVersion", string("1")),
                ("NSSiriUsageDescription", string("\(title) lets you do by voice what you do in the app.")),
                ("NSUserActivityTypes", array(intents)),
            ])
    }

    /// The extension's `Info.plist`.
    static func intentsExtension(_ name: AppName, title: String? = nil, principalClass: String, intents: [String]) -> String {
        let attributes = dictionary([("IntentsSupported", array(intents)), ("IntentsRestrictedWhileLocked", array([]))])
        return document(
            [
                ("CFBundleIdentifier", string("\(name.identifier).intents")), ("CFBundleName", string(name.extensionTarget)),
                ("CFBundleDisplayName", string(title ?? name.name)), ("CFBundleExecutable", string(name.extensionTarget)),
                ("CFBundleShortVersionString", string("1.0")), ("CFBundleVersion", string("1")),
                (
                    "NSExtension",
                    dictionary(
                        [
                            ("NSExtensionAttributes", attributes),
                            ("NSExtensionPointIdentifier", string("com.apple.intents-service")),
                            ("NSExtensionPrincipalClass", string("$(PRODUCT_MODULE_NAME).\(principalClass)")),
                        ])
                ),
            ])
    }

    /// A text without the signs that XML keeps for itself, and without those that it does not know.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case _ where scalar.value < 0x20 && scalar != "\t" && scalar != "\n": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func string(_ text: String) -> String { "<string>\(escaped(text))</string>" }

    private static func array(_ texts: [String]) -> String {
        texts.isEmpty ? "<array/>" : "<array>\n\(indented(texts.map(string)))\n</array>"
    }

    private static func dictionary(_ entries: [(key: String, value: String)]) -> String {
        "<dict>\n\(indented(entries.flatMap { ["<key>\($0.key)</key>", $0.value] }))\n</dict>"
    }

    private static func indented(_ values: [String]) -> String {
        values.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }.joined(separator: "\n")
    }

    private static func document(_ entries: [(key: String, value: String)]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(dictionary(entries))
        </plist>

        """
    }
}
