import Foundation

/// Finds the files of named images.
enum ImageFiles {
    private static let extensions = ["png", "jpg", "jpeg", "gif"]

    /// The program's resources, then those of its packages.
    static var resourceFolders: [URL] {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let packages = contents(of: Bundle.main.bundleURL).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [main] + packages.sorted { $0.path < $1.path }
    }

    /// The file with the most pixels per point; `nil` if there is none of that name.
    static func find(_ name: String, in folders: [URL]) -> URL? {
        guard !name.isEmpty else { return nil }
        for folder in folders {
            if let file = file(name, in: folder) ?? imageSet(name, in: folder) { return file }
        }
        return nil
    }

    /// 2 for `car@2x.png`.
    static func scale(of path: String) -> CGFloat {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }

    private static func file(_ name: String, in folder: URL) -> URL? {
        let whole = URL(filePath: name)
        let (base, kinds) =
            extensions.contains(whole.pathExtension.lowercased())
            ? (String(name.dropLast(whole.pathExtension.count + 1)), [whole.pathExtension]) : (name, extensions)
        for scale in ["@3x", "@2x", ""] {
            for kind in kinds {
                let file = folder.appending(path: "\(base)\(scale).\(kind)")
                if FileManager.default.fileExists(atPath: file.path) { return file }
            }
        }
        return nil
    }

    /// An uncompiled image set of an asset catalogue in the folder.
    private static func imageSet(_ name: String, in folder: URL) -> URL? {
        for catalogue in contents(of: folder) where catalogue.pathExtension == "xcassets" {
            let walk = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            while let entry = walk?.nextObject() as? URL {
                guard entry.lastPathComponent == "\(name).imageset" else { continue }
                let images = contents(of: entry).filter { extensions.contains($0.pathExtension.lowercased()) }
                return images.max { (scale(of: $0.path), $0.path) < (scale(of: $1.path), $1.path) }
            }
        }
        return nil
    }

    /// Empty for folders that cannot be read: a missing image is not an error.
    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
}
