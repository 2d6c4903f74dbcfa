import Foundation
import IntentSchema

/// The `Info.plist` of an extension that was written for Xcode.
struct ExtensionPropertyList: @unchecked Sendable {
    // Sendable by hand: the values are property lists, which nobody changes.
    private let values: [String: Any]
    /// For messages.
    let path: String

    /// - Returns: `nil` if it is not an extension's.
    /// - Throws: `AppTemplateError` if it is no property list, or another kind of extension's.
    init?(_ file: HandlerFiles.File) throws(AppTemplateError) {
        values = try Self.values(file)
        path = file.path
        guard let node = values["NSExtension"] else { return nil }
        let point = (node as? [String: Any])?["NSExtensionPointIdentifier"] as? String
        guard point == "com.apple.intents-service" else {
            throw AppTemplateError(
                .unreadable,
                "'\(path)' belongs to an extension of the kind '\(point ?? "none")'; give the one of the Intents extension, whose "
                    + "NSExtensionPointIdentifier is com.apple.intents-service")
        }
    }

    static func values(_ file: HandlerFiles.File) throws(AppTemplateError) -> [String: Any] {
        guard let values = try? PropertyListSerialization.propertyList(from: file.data, format: nil) as? [String: Any] else {
            throw AppTemplateError(
                .unreadable, "'\(file.path)' is no property list with a dictionary; check it with a plist editor")
        }
        return values
    }

    private var node: [String: Any] { values["NSExtension"] as? [String: Any] ?? [:] }

    /// The class without its module; `nil` if none is named.
    var principalClass: String? {
        (node["NSExtensionPrincipalClass"] as? String)?.split(separator: ".").last.map(String.init)
    }

    /// What is declared; empty if nothing is.
    var intents: [String] {
        let attributes = node["NSExtensionAttributes"] as? [String: Any]
        return (attributes?["IntentsSupported"] as? [Any] ?? []).compactMap { $0 as? String }.filter { !$0.isEmpty }
    }

    /// What people call the app; `nil` if that is a build setting.
    var title: String? { Title.of(values) }

    /// The list as the package has it: with the program's name, and with an identifier that is one.
    ///
    /// - Throws: an error of Foundation if it cannot be written.
    func written(for name: AppName, principalClass: String, intents: [String]) throws -> Data {
        var values = values
        var node = node
        var attributes = node["NSExtensionAttributes"] as? [String: Any] ?? [:]
        attributes["IntentsSupported"] = intents
        node["NSExtensionAttributes"] = attributes
        node["NSExtensionPrincipalClass"] = "$(PRODUCT_MODULE_NAME).\(principalClass)"
        values["NSExtension"] = node
        values["CFBundleExecutable"] = name.extensionTarget
        // What an app keeps belongs to its identifier, and the extension's has to be below the app's.
        values["CFBundleIdentifier"] = "\(name.identifier).intents"
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}

/// What a property list calls an app.
enum Title {
    /// The display name or the bundle's; `nil` if there is none or it is a build setting.
    static func of(_ values: [String: Any]) -> String? {
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { values[$0] as? String }
        return names.first { !$0.isEmpty && !$0.contains("$") }
    }
}
