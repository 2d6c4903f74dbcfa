import DefinitionFiles
import Foundation

/// The prefix of an app's class names that only its Xcode project knows (`CLASSPREFIX`), as its handlers show it: one that adopts
/// `SJNextPreviousIntentHandling` belongs to the intent `NextPrevious` of a project with the prefix `SJ`.
struct ClassPrefix: Hashable, Sendable {
    let text: String

    /// - Parameter adopted: the protocols that the handlers adopt.
    /// - Returns: `nil` if the names of the definition file are those that the handlers use.
    init?(of file: DefinitionFile, adopted: Set<String>) {
        let names = file.customIntents.map(\.handlingProtocol)
        // Who declares intents in Swift names them as the handlers do.
        guard adopted.isDisjoint(with: names), !DefinitionFile.isDeclarations(file.name) else { return nil }
        let prefixes = Set(
            names.flatMap { name in
                adopted.filter { $0.hasSuffix(name) && $0.count > name.count }.map { $0.dropLast(name.count) }
            })
        guard prefixes.count == 1, let only = prefixes.first, only.allSatisfy(\.isUppercase) else { return nil }
        text = String(only)
    }

    /// A definition file whose own names have the prefix, so that it need not be known from then on.
    ///
    /// - Throws: an error of Foundation if the data is no property list.
    func adding(to data: Data) throws -> Data {
        guard var root = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return data
        }
        update("INIntents", of: &root) { intent in
            guard intent["INIntentType"] as? String != "System", intent["INIntentClassName"] == nil else { return }
            if intent["INIntentClassPrefix"] == nil { intent["INIntentClassPrefix"] = text }
        }
        update("INTypes", of: &root) { type in
            if type["INTypeClassName"] == nil, type["INTypeClassPrefix"] == nil { type["INTypeClassPrefix"] = text }
        }
        update("INEnums", of: &root) { enumeration in
            guard enumeration["INEnumClassName"] == nil, let name = enumeration["INEnumName"] as? String else { return }
            enumeration["INEnumClassName"] = text + name
        }
        return try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
    }

    private func update(_ key: String, of root: inout [String: Any], _ change: (inout [String: Any]) -> Void) {
        guard let elements = root[key] as? [[String: Any]] else { return }
        root[key] = elements.map { element in
            var element = element
            change(&element)
            return element
        }
    }
}
