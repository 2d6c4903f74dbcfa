import Foundation

/// A photo, or a video, in the library's folder.
struct Photo: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case photo, video, animation }

    let file: URL
    let kind: Kind
    /// The folder that it is in; `nil` for the library itself.
    let album: String?
    let taken: Date
    let details: PhotoDetails

    private static let kinds: [String: Kind] = [
        "jpg": .photo, "jpeg": .photo, "png": .photo, "heic": .photo, "webp": .photo, "tif": .photo, "tiff": .photo,
        "gif": .animation, "mp4": .video, "mov": .video, "m4v": .video, "webm": .video,
    ]
    /// Exif data are at the beginning; a block of them has at most 64 KiB, and others may come first.
    private static let bytesRead = 256 * 1024

    /// - Returns: `nil` for files of other kinds, and those that cannot be read.
    init?(_ file: URL, album: String?, calendar: Calendar) {
        guard let kind = Self.kinds[file.pathExtension.lowercased()], let handle = try? FileHandle(forReadingFrom: file) else {
            return nil
        }
        defer {
            // Nothing was written that closing could lose.
            try? handle.close()
        }
        let beginning = (try? handle.read(upToCount: Self.bytesRead)) ?? Data()
        details = PhotoDetails(jpeg: [UInt8](beginning))
        let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        taken = details.taken.flatMap { calendar.date(from: $0) } ?? changed ?? .distantPast
        self.file = file
        self.kind = kind
        self.album = album
    }

    /// What can be found in it by words: its name, its album and its caption.
    var words: String {
        [file.deletingPathExtension().lastPathComponent, album ?? "", details.caption ?? ""].joined(separator: " ")
    }

    /// A picture of a screen, by the names that systems give them.
    var isScreenshot: Bool { file.lastPathComponent.lowercased().contains("screenshot") }
    var isSelfie: Bool { details.lens?.lowercased().contains("front") ?? false }
    var isSquare: Bool { details.width != nil && details.width == details.height }

    var isPanorama: Bool {
        guard let width = details.width, let height = details.height, width > 0, height > 0 else { return false }
        return max(width, height) >= 2 * min(width, height)
    }

    /// How far from a place it was taken, in metres, on a globe; `nil` where it does not say.
    func distance(toLatitude latitude: Double, longitude: Double) -> Double? {
        guard let own = details.latitude, let ownLongitude = details.longitude else { return nil }
        let radians = Double.pi / 180
        let half = sin((own - latitude) * radians / 2)
        let across = sin((ownLongitude - longitude) * radians / 2)
        let share = half * half + cos(own * radians) * cos(latitude * radians) * across * across
        return 2 * 6_371_000 * asin(min(1, sqrt(share)))
    }
}
