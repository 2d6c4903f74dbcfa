import Foundation

/// The shared libraries of installed apps: those that several apps bring, byte for byte the same, are on the disk, and in memory while the
/// apps run, once.
struct SharedLibraries {
    /// The folder that holds a further name of each library.
    let folder: URL

    /// Has a library that was just copied share its bytes with the same one of another app, if the file system can do that.
    ///
    /// - Throws: `AppLibraryError` if the folder cannot be created.
    func share(_ file: URL) throws(AppLibraryError) {
        try Disk.makeFolder(folder)
        for other in names.keys where FileManager.default.contentsEqual(atPath: other, andPath: file.path) {
            let temporary = file.appendingPathExtension("new")
            // Where it cannot be linked, as when a file has too many links already, the copy does as well.
            guard link(other, temporary.path) == 0 else { continue }
            if rename(temporary.path, file.path) == 0 { return }
            unlink(temporary.path)
        }
        // Several libraries of one name have different bytes.
        _ = link(file.path, folder.appendingPathComponent("\(file.lastPathComponent)-\(UUID().uuidString)").path)
    }

    /// Removes the libraries that no app uses any more.
    func clean() {
        for (path, count) in names where count == 1 { unlink(path) }
        // Stays while there is anything in it.
        rmdir(folder.path)
    }

    /// The libraries' paths in the folder, each with how many names the file has.
    private var names: [String: Int] {
        // Without the folder, there are none.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.compactMap { name -> (String, Int)? in
            let path = folder.appendingPathComponent(name).path
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return (path, Int(status.st_nlink))
        }
        return Dictionary(uniqueKeysWithValues: found)
    }
}
