import AppBundles
import Foundation

/// Which of a package's products are an app's programs.
///
/// In this order: the product that `CFBundleExecutable` names; the one whose target has the folder of the property list; the only one that
/// is left; the one that is named like a folder on the way to the property list.
struct AppPrograms {
    /// The extensions' programs by the folders that describe them; empty if the app handles its intents itself.
    private(set) var extensions: [URL: SwiftPackage.Product] = [:]
    /// The app's own program; `nil` for none.
    private(set) var app: SwiftPackage.Product?

    /// - Throws: `CommandFailure` if a program cannot be found.
    init(of bundle: AppBundle, in package: SwiftPackage) throws {
        let choice = Choice(package: package)
        app = try choice.named(bundle.executableName, in: "App/Info.plist") ?? choice.made(of: bundle.layout.app)
        guard !bundle.intentsExtensions.isEmpty else {
            guard let program = app ?? choice.only(except: nil) ?? choice.named(after: bundle.layout.app) else {
                throw choice.failure("the app", "App")
            }
            app = program
            return
        }
        for declared in bundle.intentsExtensions {
            let folder = bundle.layout.path(of: declared.folder)
            let found =
                try choice.named(declared.executableName, in: "\(folder)/Info.plist") ?? choice.made(of: declared.folder)
                ?? (bundle.intentsExtensions.count == 1 ? choice.only(except: app) : nil) ?? choice.named(after: declared.folder)
            guard let found, found != app, !extensions.values.contains(found) else {
                throw choice.failure("the extension", folder)
            }
            extensions[declared.folder] = found
        }
    }

    private struct Choice {
        var package: SwiftPackage

        func named(_ name: String?, in file: String) throws -> SwiftPackage.Product? {
            guard let name else { return nil }
            guard let product = package.programs.first(where: { $0.name == name }) else {
                throw CommandFailure(
                    "CFBundleExecutable in \(file) is '\(name)', and the package has no such executable product\(list); change the key, or "
                        + "remove it")
            }
            return product
        }

        /// The program whose own target has its sources in a folder.
        func made(of folder: URL) -> SwiftPackage.Product? {
            let target = package.targets.first { target in
                target.type == "executable"
                    && package.folder.appending(path: target.path).standardizedFileURL.path == folder.standardizedFileURL.path
            }
            return target.flatMap { target in package.programs.first { $0.targets.contains(target.name) } }
        }

        func only(except other: SwiftPackage.Product?) -> SwiftPackage.Product? {
            let left = package.programs.filter { $0 != other }
            return left.count == 1 ? left[0] : nil
        }

        func named(after folder: URL) -> SwiftPackage.Product? {
            let parts = Set(
                folder.standardizedFileURL.pathComponents.dropFirst(package.folder.standardizedFileURL.pathComponents.count))
            let found = package.programs.filter { parts.contains($0.name) }
            return found.count == 1 ? found[0] : nil
        }

        func failure(_ what: String, _ folder: String) -> CommandFailure {
            CommandFailure(
                "the package in '\(package.folder.path)' has no executable product that is clearly the program of \(what)\(list); name it in "
                    + "CFBundleExecutable of \(folder)/Info.plist, or make \(folder) the folder of an executable target")
        }

        private var list: String {
            package.programs.isEmpty ? "" : " (it has \(package.programs.map(\.name).joined(separator: ", ")))"
        }
    }
}
