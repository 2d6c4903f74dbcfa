import Foundation

/// The program of an app or of an extension: the file that `CFBundleExecutable` names, or else the one named like the folder.
struct BundleProgram: Hashable, Sendable {
    /// Where the program is, or would be.
    var file: URL
    /// Whether the property list names it.
    var isNamed: Bool
    /// The name in the property list; `nil` if there is none, or if it is a build setting.
    var writtenName: String?

    /// - Throws: `AppBundleError` with `wrongValue` if the name is a path.
    init(in folder: URL, _ info: PropertyListNode) throws {
        let node = try info.key("CFBundleExecutable")
        let given = try node.optionalString() ?? ""
        let name = given.isEmpty ? folder.deletingPathExtension().lastPathComponent : given
        guard !name.contains("/"), !name.contains("\0"), name != ".", name != ".." else {
            throw node.wrong("the name of a file beside Info.plist")
        }
        file = folder.appendingPathComponent(name)
        isNamed = !given.isEmpty
        writtenName = try node.written().flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }

    /// The file, if there is one.
    var existing: URL? { FileManager.default.fileExists(atPath: file.path) ? file : nil }
}
