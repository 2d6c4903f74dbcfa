import Foundation

/// What a JPEG file says of itself: its size, and from its Exif data (CIPA DC-008) when and where it was taken.
struct PhotoDetails: Hashable, Sendable {
    var width: Int?
    var height: Int?
    /// On the clock of the camera.
    var taken: DateComponents?
    /// In degrees.
    var latitude: Double?
    var longitude: Double?
    var caption: String?
    var lens: String?

    init() {}

    /// Reads the beginning of a file. What is missing, broken or no JPEG leaves fields `nil`.
    init(jpeg: [UInt8]) {
        guard jpeg.starts(with: [0xFF, 0xD8]) else { return }
        var start = 2
        while start + 4 <= jpeg.count, jpeg[start] == 0xFF {
            let marker = jpeg[start + 1]
            let count = Int(jpeg[start + 2]) << 8 | Int(jpeg[start + 3])
            let end = min(start + 2 + count, jpeg.count)
            // The image itself begins; nothing is said behind it.
            guard count >= 2, marker != 0xDA else { return }
            let content = Array(jpeg[start + 4..<max(start + 4, end)])
            if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
                read(ExifBlock(Array(content.dropFirst(6))))
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker), content.count >= 5 {
                height = Int(content[1]) << 8 | Int(content[2])
                width = Int(content[3]) << 8 | Int(content[4])
            }
            start += 2 + count
        }
    }

    private mutating func read(_ exif: ExifBlock?) {
        guard let exif else { return }
        let main = exif.entries(at: exif.first)
        caption = main[0x010E].flatMap(exif.text)
        let camera = main[0x8769].flatMap(exif.number).map { exif.entries(at: $0) } ?? [:]
        taken = (camera[0x9003] ?? main[0x0132]).flatMap(exif.text).flatMap(Self.time)
        lens = camera[0xA434].flatMap(exif.text)
        let place = main[0x8825].flatMap(exif.number).map { exif.entries(at: $0) } ?? [:]
        let latitude = place[2].flatMap(exif.degrees)
        let longitude = place[4].flatMap(exif.degrees)
        guard let latitude, let longitude, latitude <= 90, longitude <= 180 else { return }
        self.latitude = place[1].flatMap(exif.text) == "S" ? -latitude : latitude
        self.longitude = place[3].flatMap(exif.text) == "W" ? -longitude : longitude
    }

    /// A time such as `2025:08:14 16:20:00`.
    private static func time(_ text: String) -> DateComponents? {
        let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard parts.count >= 6, (1800...9999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
            return nil
        }
        return DateComponents(
            year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
    }
}
