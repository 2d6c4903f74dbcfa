import DefinitionFiles
public import Foundation

/// The entry point of an app's program, made from the property list beside its sources.
///
/// The property list of an extension names its class in `NSExtensionPrincipalClass`. An app's class is named by `ErrandApplicationDelegate`, or is the only
/// one that adopts `ApplicationDelegate`. A program with both keys is both. `ErrandInterfaceClass` names the class whose objects supply an extension's
/// cards.
public struct EntryPoint: Hashable, Sendable {
    /// The key that names an app's class.
    public static let delegateKey = "ErrandApplicationDelegate"
    /// The key that names the class of an extension's cards.
    public static let interfaceKey = "ErrandInterfaceClass"

    /// A class and the module to import for it.
    struct ClassName: Hashable {
        var module: String?
        var name: String
    }

    private let intentsExtension: ClassName?
    private let application: ClassName?
    private let interface: ClassName?
    private let definitions: [String]
    private let module: String

    /// - Parameters:
    ///   - propertyList: the path of the `Info.plist`.
    ///   - module: the module that the sources are compiled to.
    ///   - sources: the paths of the module's sources.
    ///   - definitions: the modules with definition files whose intents the program serves.
    /// - Throws: `EntryPointError` that names the file.
    public init(
        propertyList: URL, module: String, sources: [URL], definitions: [String] = []
    ) throws(EntryPointError) {
        self.module = module
        self.definitions = definitions
        let values = try Self.values(of: propertyList)
        let declarations = SourceDeclarations(files: try Self.texts(of: sources))
        guard !declarations.hasEntryPoint, !sources.contains(where: { $0.lastPathComponent == "main.swift" }) else {
            throw EntryPointError(
                .hasEntryPoint,
                "the sources of \(module) have an entry point of their own; remove main.swift or @main, or remove the plugin ExtensionEntryPoint from "
                    + "the target")
        }
        let file = propertyList.path
        let isExtension = values["NSExtension"] != nil
        intentsExtension = isExtension ? try Self.principalClass(values, file, module) : nil
        interface =
            isExtension
            ? try values[Self.interfaceKey].map { name throws(EntryPointError) in
                try Self.className(name, Self.interfaceKey, file, module)
            } : nil
        if let name = values[Self.delegateKey] {
            application = try Self.className(name, Self.delegateKey, file, module)
        } else {
            application = isExtension ? nil : try Self.delegate(declarations, file, module)
        }
    }

    /// The Swift file.
    public var text: String {
        let modules = Set([intentsExtension?.module, application?.module, interface?.module].compactMap { $0 } + definitions)
            .subtracting([module])
        let imports = (["ExtensionMain"] + modules.sorted()).map { "import \($0)\n" }.joined()
        let intents = definitions.map { ".\(SwiftIdentifier.constant(of: $0))" }.joined(separator: ", ")
        let arguments = [
            intentsExtension.map { "\($0.name).self" }, application.map { "application: \($0.name).self" },
            interface.map { "interface: { \($0.name)() }" },
            definitions.isEmpty ? nil : "intents: [\(intents)]",
        ]
        return """
            // Made from Info.plist by the plugin ExtensionEntryPoint.

            \(imports)
            @main enum ExtensionProgram {
                @MainActor static func main() { ExtensionMain.run(\(arguments.compactMap { $0 }.joined(separator: ", "))) }
            }

            """
    }

    private static func values(of file: URL) throws(EntryPointError) -> [String: Any] {
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw EntryPointError(
                .unreadable,
                "'\(file.path)' cannot be read; a program of an app needs an Info.plist beside its sources, whose NSExtensionPrincipalClass names the "
                    + "INExtension subclass")
        }
        guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw EntryPointError(
                .unreadable, "'\(file.path)' is no property list with a dictionary; check it with a plist editor")
        }
        return values
    }

    private static func texts(of sources: [URL]) throws(EntryPointError) -> [String] {
        var texts: [String] = []
        for file in sources {
            guard let data = try? Data(contentsOf: file) else {
                throw EntryPointError(.unreadable, "'\(file.path)' cannot be read")
            }
            texts.append(String(decoding: data, as: UTF8.self))
        }
        return texts
    }

    private static func principalClass(
        _ values: [String: Any], _ file: String, _ module: String
    ) throws(EntryPointError) -> ClassName {
        let key = "NSExtensionPrincipalClass"
        guard let written = (values["NSExtension"] as? [String: Any])?[key] else {
            throw EntryPointError(
                .noClass, "'\(file)' has no \(key) in NSExtension; name the INExtension subclass there, such as IntentHandler")
        }
        return try className(written, key, file, module)
    }

    private static func delegate(
        _ declarations: SourceDeclarations, _ file: String, _ module: String
    ) throws(EntryPointError) -> ClassName {
        let found = declarations.finalClasses(of: "ApplicationDelegate")
        guard found.count < 2 else {
            throw EntryPointError(
                .severalClasses,
                "\(found.joined(separator: " and ")) of \(module) adopt ApplicationDelegate; name one in \(delegateKey) of '\(file)'"
            )
        }
        guard let name = found.first else {
            throw EntryPointError(
                .noClass,
                "'\(file)' has neither NSExtension nor \(delegateKey), and no class of \(module) adopts ApplicationDelegate; an extension names its "
                    + "INExtension subclass in NSExtension, NSExtensionPrincipalClass")
        }
        return try className(name, delegateKey, file, module)
    }

    /// `$(PRODUCT_MODULE_NAME).IntentHandler` names a class of the module itself, and `Handlers.IntentHandler` one of another.
    private static func className(
        _ written: Any, _ key: String, _ file: String, _ module: String
    ) throws(EntryPointError) -> ClassName {
        let parts = (written as? String)?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
        let prefix = parts.dropLast().joined(separator: ".")
        guard let name = parts.last, parts.count < 3, SwiftName.isType(name),
            parts.count == 1 || prefix.hasPrefix("$") || SwiftName.isType(prefix)
        else {
            throw EntryPointError(
                .wrongName, "\(key) in '\(file)' is '\(written)', which is no class; write a name such as IntentHandler")
        }
        let isOwn = parts.count == 1 || prefix.hasPrefix("$") || prefix == module
        return ClassName(module: isOwn ? nil : prefix, name: name)
    }
}
