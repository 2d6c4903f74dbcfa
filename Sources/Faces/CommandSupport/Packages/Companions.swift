import Foundation

/// What a built program looks for beside it: shared libraries and folders of resources of the package and its dependencies.
struct Companions {
    /// Shared libraries that the program or one of these needs, by name.
    private(set) var libraries: [URL] = []
    /// Folders of resources, by name.
    private(set) var resources: [URL] = []

    /// - Parameters:
    ///   - program: a built program.
    ///   - folder: the build folder, which has it and may have much else.
    ///   - ownPrefix: how the resource folders of the package itself begin.
    init(of program: URL, in folder: URL, ownPrefix: String) {
        // A program that is missing is reported when it is copied.
        var contents = [program].compactMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        // The names of needed libraries are in a table of texts that end with zero (System V ABI, "String Table").
        var candidates = names.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
        var foundMore = true
        while foundMore {
            let needed = candidates.filter { name in contents.contains { $0.range(of: Data("\0\(name)\0".utf8)) != nil } }
            candidates.removeAll(where: needed.contains)
            let files = needed.map { folder.appending(path: $0) }
            libraries += files
            contents += files.compactMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
            foundMore = !needed.isEmpty
        }
        // The generated accessor of a target's resources has the folder's name; a short one is not stored as text.
        resources = names.filter { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { return false }
            return name.hasPrefix(ownPrefix) || contents.contains { $0.range(of: Data(name.utf8)) != nil }
        }.map { folder.appending(path: $0) }
    }
}
