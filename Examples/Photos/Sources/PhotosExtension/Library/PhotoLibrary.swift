import Foundation

/// A folder of photos. Its folders are albums.
struct PhotoLibrary: Sendable {
    /// The group that the app and its extension share their folder in.
    static let groupIdentifier = "group.org.errand.examples.photos"
    /// The type of the activities that open the app at photos; `userInfo` holds their files' paths under `photos`, the newest first, and
    /// under `plays` whether they are shown one after the other.
    static let photosActivityType = "org.errand.examples.photos.photos"
    /// More files are not looked at.
    static let capacity = 20_000

    let folder: URL
    let calendar: Calendar

    /// All photos, the newest first.
    ///
    /// - Throws: what the file system says.
    func photos() throws -> [Photo] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var photos: [Photo] = []
        let top = try contents(of: folder)
        for file in top where !file.hasDirectoryPath { photos += [Photo(file, album: nil, calendar: calendar)].compactMap { $0 } }
        for album in top where album.hasDirectoryPath {
            for file in try contents(of: album) where photos.count < Self.capacity {
                photos += [Photo(file, album: album.lastPathComponent, calendar: calendar)].compactMap { $0 }
            }
        }
        return photos.sorted { ($0.taken, $0.file.path) > ($1.taken, $1.file.path) }
    }

    /// The albums that are called so, by all words of the name, else by some.
    ///
    /// - Throws: what the file system says.
    func albums(called name: String) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let albums = try contents(of: folder).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
        let spoken = Self.words(name)
        let exact = albums.filter { Self.words($0) == spoken }
        return exact.isEmpty ? albums.filter { Self.words($0).isSuperset(of: spoken) } : exact
    }

    private func contents(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey, .contentModificationDateKey], options: .skipsHiddenFiles
        ).prefix(Self.capacity).map { $0 }
    }

    /// Words in the singular, as far as a plural ends in s, without case and accents.
    static func words(_ text: String) -> Set<String> {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let words = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
            !["the", "my", "our", "a"].contains($0)
        }
        return Set(words.map { $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 })
    }
}
