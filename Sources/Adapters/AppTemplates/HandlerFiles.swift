import ExtensionSources
package import Foundation
import IntentSchema

/// The files of an Intents extension that was written for Xcode.
package struct HandlerFiles: Sendable {
    /// A file and where it goes.
    struct File: Sendable {
        /// The path within the folder.
        var path: String
        var data: Data
    }

    /// The Swift files.
    private(set) var sources: [File] = []
    /// The vocabularies, which belong to the app.
    private(set) var appFiles: [File] = []
    /// What the code looks for in the extension's bundle, such as tables and pictures, where Xcode puts it.
    private(set) var resources: [File] = []
    /// The definition files of custom intents, with their tables.
    private(set) var definitions = HandlerDefinitions()
    /// The extension's property list; `nil` if there is none.
    private(set) var propertyList: ExtensionPropertyList?
    /// The app's title in its property list, if that is among the files.
    private(set) var appTitle: String?
    /// Files that are not used, such as storyboards.
    package private(set) var leftOut: [String] = []
    let declarations: SourceDeclarations
    /// What is being wrapped, for messages.
    let place: String

    private static let largestFile = 10_000_000

    /// - Parameters:
    ///   - place: a Swift file, or a folder with Swift files and what is beside them.
    ///   - propertyList: the extension's property list; `nil` for the one in the folder.
    ///   - definitions: a definition file or a folder of them; `nil` for those in the folder, or beside the file for those that it needs.
    /// - Throws: `AppTemplateError` if something cannot be read, or there is no Swift file.
    package init(_ place: URL, propertyList: URL?, definitions: URL? = nil) throws(AppTemplateError) {
        self.place = place.path
        var found: [File] = []
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            throw AppTemplateError(.unreadable, "there is no '\(place.path)'; name a handler file or a folder of handler files")
        }
        if isFolder.boolValue {
            for path in Self.paths(in: place) {
                found.append(File(path: path, data: try Self.read(place.appendingPathComponent(path))))
            }
        } else {
            found = [File(path: place.lastPathComponent, data: try Self.read(place))]
        }
        sources = found.filter { $0.path.hasSuffix(".swift") }
        guard !sources.isEmpty else {
            throw AppTemplateError(
                .unreadable, "there is no Swift file in '\(place.path)'; name a handler file or a folder of handler files")
        }
        declarations = SourceDeclarations(files: sources.map { String(decoding: $0.data, as: UTF8.self) })
        self.definitions = try HandlerDefinitions(
            definitions ?? place, isGiven: definitions != nil || isFolder.boolValue, adopted: declarations.adopted)
        // Declarations of intents are definition files, too.
        let copied = self.definitions
        sources.removeAll { copied.has(($0.path as NSString).lastPathComponent) }
        try sort(found.filter { !$0.path.hasSuffix(".swift") })
        if let propertyList {
            guard let given = try ExtensionPropertyList(File(path: propertyList.path, data: try Self.read(propertyList))) else {
                throw AppTemplateError(
                    .unreadable,
                    "'\(propertyList.path)' has no NSExtension, so it is no extension's property list; give the Info.plist of the Intents extension"
                )
            }
            self.propertyList = given
        }
    }

    /// Assigns files that are no sources.
    private mutating func sort(_ files: [File]) throws(AppTemplateError) {
        for file in files {
            let name = (file.path as NSString).lastPathComponent
            switch name {
            case "Info.plist" where propertyList == nil:
                propertyList = try ExtensionPropertyList(file)
                if propertyList == nil { appTitle = Title.of(try ExtensionPropertyList.values(file)) }
            case "AppIntentVocabulary.plist": appFiles.append(File(path: Self.localised(file.path), data: file.data))
            case _ where definitions.has(name): break
            case _ where Self.resourceKinds.contains((name as NSString).pathExtension.lowercased()):
                let copy = File(path: Self.localised(file.path), data: file.data)
                // A bundle has one of a name.
                if resources.contains(where: { $0.path == copy.path }) {
                    leftOut.append(file.path)
                } else {
                    resources.append(copy)
                }
            default: leftOut.append(file.path)
            }
        }
    }

    private static let resourceKinds: Set = [
        "json", "plist", "strings", "stringsdict", "txt", "csv", "xml", "html", "png", "jpg", "jpeg", "gif", "pdf", "wav", "m4a",
        "sqlite",
        "db",
    ]

    /// What is not for all languages has no folder in a bundle; the rest keeps that of its language.
    private static func localised(_ path: String) -> String {
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().last.map(String.init) ?? ""
        return folder.hasSuffix(".lproj") ? "\(folder)/\(parts.last ?? "")" : String(parts.last ?? "")
    }

    private static func paths(in folder: URL) -> [String] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var paths: [String] = []
        while let path = walk?.nextObject() as? String {
            // Build folders and repositories are hidden; pictures and storyboards are of no use here.
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || name.hasSuffix(".xcassets") || name.hasSuffix(".xcodeproj") {
                walk?.skipDescendants()
            } else if walk?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    private static func read(_ file: URL) throws(AppTemplateError) -> Data {
        do {
            let data = try Data(contentsOf: file)
            guard data.count <= largestFile else {
                throw AppTemplateError(
                    .unreadable, "'\(file.path)' has more than \(largestFile) bytes, which no file of an extension has")
            }
            return data
        } catch let error as AppTemplateError {
            throw error
        } catch {
            throw AppTemplateError(.unreadable, "'\(file.path)' cannot be read: \(error.localizedDescription)", cause: error)
        }
    }
}
