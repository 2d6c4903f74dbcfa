import Foundation
import TextTokens

/// Files whose names nearly are those that are read.
struct NearMisses {
    /// The files, with the names that were probably meant.
    private(set) var found: [(file: URL, meant: String)] = []

    init(_ layout: BundleLayout) {
        let own = [BundleLayout.propertyList, BundleLayout.vocabulary]
        switch layout.form {
        case .bundle:
            search(layout.directory, for: own + [BundleLayout.plugIns])
            search(layout.directory.appendingPathComponent(BundleLayout.plugIns), suffix: "appex")
        case .folders:
            search(layout.directory, for: ["App", BundleLayout.extensionFolder, BundleLayout.extensionsFolder])
            search(layout.app, for: own)
        }
        for folder in Self.names(in: layout.app) where folder.hasSuffix(".lproj") {
            search(layout.app.appendingPathComponent(folder), for: [BundleLayout.vocabulary])
        }
        for folder in layout.extensions { search(folder, for: [BundleLayout.propertyList]) }
    }

    // What cannot be read is reported where it is needed.
    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private mutating func search(_ folder: URL, for expected: [String]) {
        let names = Self.names(in: folder)
        for meant in expected where !names.contains(meant) {
            for name in names where !expected.contains(name) && Self.isNear(name, meant) {
                found.append((folder.appendingPathComponent(name), meant))
            }
        }
    }

    /// Finds folders whose suffix nearly is the right one.
    private mutating func search(_ folder: URL, suffix: String) {
        for name in Self.names(in: folder) {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count > 1, let last = parts.last, last != suffix, EditDistance.between(last.lowercased(), suffix) <= 2
            else {
                continue
            }
            found.append((folder.appendingPathComponent(name), (parts.dropLast() + [suffix]).joined(separator: ".")))
        }
    }

    /// Whether a name differs in capital letters, in a fifth of its letters, in a prefix such as `Tickets-`, or in another suffix added.
    private static func isNear(_ name: String, _ meant: String) -> Bool {
        let (name, meant) = (name.lowercased(), meant.lowercased())
        // A name of any length would take long to compare.
        guard name.utf8.count <= 2 * meant.utf8.count + 40 else { return false }
        return name.hasSuffix("-\(meant)") || name.hasPrefix("\(meant).") || EditDistance.between(name, meant) <= meant.count / 5
    }
}
