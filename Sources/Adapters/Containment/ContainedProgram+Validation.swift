import Foundation

extension ContainedProgram {
    /// Checks what could not be passed on, or would give away more than it says.
    ///
    /// - Throws: `ContainmentError` that names the path or variable.
    func validate() throws(ContainmentError) {
        try Self.check(path: executable)
        try Self.check(path: workingFolder)
        for folder in readableFolders + writableFolders {
            try Self.check(path: folder)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw ContainmentError(.badPath, "'\(folder)' is not a folder; create it before the program is started")
            }
        }
        try checkForLinks()
        guard
            (readableFolders + writableFolders).contains(where: { Self.contains($0, executable) })
                || SystemFolders.hold(executable)
        else {
            throw ContainmentError(
                .badPath, "'\(executable)' is in no folder that the program may read; give it the folder of its bundle")
        }
        for text in arguments + environment.values where text.utf8.contains(0) {
            throw ContainmentError(.badArgument, "an argument or the value of a variable contains a zero byte; leave it out")
        }
        for name in environment.keys where name.isEmpty || name.utf8.contains(0) || name.contains("=") {
            throw ContainmentError(.badArgument, "'\(name)' cannot be the name of an environment variable")
        }
    }

    private static func check(path: String) throws(ContainmentError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0) else {
            throw ContainmentError(.badPath, "'\(path)' is not an absolute path")
        }
        guard !path.split(separator: "/").contains("..") else {
            throw ContainmentError(.badPath, "'\(path)' contains '..'; resolve it first")
        }
    }

    /// A folder that the program may change holds no other one that it is given: it could replace that by a link to anything of the host,
    /// and would be given the link's target at its next start.
    private func checkForLinks() throws(ContainmentError) {
        let changeable = writableFolders.map { (path: $0, real: Self.resolved($0)) }
        for folder in readableFolders + writableFolders {
            let parent = Self.resolved((folder as NSString).deletingLastPathComponent)
            for other in changeable where other.path != folder {
                guard !Self.contains(other.real, parent), !Self.contains(other.path, folder) else {
                    throw ContainmentError(
                        .changeableFolder,
                        "'\(folder)' is inside '\(other.path)', which the program may change; give it a folder outside of that one"
                    )
                }
            }
        }
    }

    /// The path without links; as it is where that cannot be told.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a path is that of the folder or of something inside.
    static func contains(_ folder: String, _ path: String) -> Bool {
        let (outer, inner) = (folder.split(separator: "/"), path.split(separator: "/"))
        return inner.starts(with: outer)
    }
}
