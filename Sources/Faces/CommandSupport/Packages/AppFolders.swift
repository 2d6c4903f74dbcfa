package import AppBundles
package import Foundation

/// Finds the folders of apps (`App/Info.plist`, `Extension/Info.plist`).
package enum AppFolders {
    /// The apps in a folder, by path, except those in hidden folders and nested packages.
    package static func all(in folder: URL) -> [BundleLayout] {
        let files = FileManager.default
        guard let walk = files.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var found: [URL] = []
        for case let url as URL in walk {
            if files.fileExists(atPath: url.appending(path: "Package.swift").path) { walk.skipDescendants() }
            let parent = url.deletingLastPathComponent()
            guard url.lastPathComponent == BundleLayout.propertyList, parent.lastPathComponent == "App" else { continue }
            found.append(parent.deletingLastPathComponent())
        }
        return found.sorted { $0.path < $1.path }.map { BundleLayout(of: $0) }
    }

    /// The app whose folders are in the package's own folder; `nil` if there is none.
    package static func own(in package: URL) -> BundleLayout? {
        let layout = BundleLayout(of: package)
        let info = layout.app.appending(path: BundleLayout.propertyList)
        return layout.form == .folders && FileManager.default.fileExists(atPath: info.path) ? layout : nil
    }

    /// The app of a package: the one in its own folder, or else the only one below.
    ///
    /// - Throws: `CommandFailure` if there is none, or if there are several.
    package static func only(in package: URL) throws -> BundleLayout {
        if let own = own(in: package) { return own }
        let found = all(in: package)
        guard found.count < 2 else {
            let places = found.map { "'\($0.directory.path)'" }.joined(separator: ", ")
            throw CommandFailure("the package in '\(package.path)' has several apps (\(places)); keep one app in a package")
        }
        guard let only = found.first else {
            throw CommandFailure(
                "the package in '\(package.path)' has no App/Info.plist; add App/Info.plist and Extension/Info.plist, as "
                    + "Documentation/BringYourExtension.md shows")
        }
        return only
    }
}
