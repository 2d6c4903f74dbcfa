import Foundation
import Testing

@testable import PhotosExtension

@Suite("The library of photos")
struct PhotoLibraryTests {
    @Test("A photo says when and where it was taken, how large it is and what its caption says")
    func details() throws {
        let paris = PhotoDetails(jpeg: [UInt8](try #require(Data(base64Encoded: Fixtures.paris))))
        #expect(paris.width == 16 && paris.height == 16 && paris.caption == "Ice cream by the tower" && paris.lens == nil)
        #expect(paris.taken == DateComponents(year: 2025, month: 8, day: 14, hour: 16, minute: 20, second: 0))
        #expect(abs((paris.latitude ?? 0) - 48.8584) < 0.0001 && abs((paris.longitude ?? 0) - 2.2945) < 0.0001)
        let panorama = PhotoDetails(jpeg: [UInt8](try #require(Data(base64Encoded: Fixtures.panorama))))
        #expect(panorama.latitude.map { $0 < -33 } == true && panorama.lens?.contains("front") == true)
    }

    @Test("Broken photos say less, and never more than there is")
    func broken() throws {
        let photo = [UInt8](try #require(Data(base64Encoded: Fixtures.paris)))
        let whole = PhotoDetails(jpeg: photo)
        for count in photo.indices { _ = PhotoDetails(jpeg: Array(photo[..<count])) }
        for index in photo.indices {
            for flip: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = photo
                changed[index] ^= flip
                _ = PhotoDetails(jpeg: changed)
            }
        }
        #expect(PhotoDetails(jpeg: []) == PhotoDetails() && PhotoDetails(jpeg: photo) == whole)
    }

    @Test("Photos are found by date, place, album, words and kind", arguments: Search.all)
    func searching(search: Search) throws {
        let shoebox = try Shoebox()
        var query = PhotoQuery()
        search.condition(&query)
        let found = try shoebox.library.photos().filter(query.matches).map { $0.file.lastPathComponent }
        #expect(Set(found) == Set(search.found))
    }

    @Test("Albums go by their whole names, else by words of them")
    func albums() throws {
        let shoebox = try Shoebox()
        let library = shoebox.library
        #expect(try library.albums(called: "the garden") == ["Garden"])
        #expect(try library.albums(called: "summer") == ["Summer 2024", "Summer 2025"])
        #expect(try library.albums(called: "winter").isEmpty)
        withExtendedLifetime(shoebox) {}
    }
}

/// One row of the search test.
struct Search: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var found: [String]
    var condition: @Sendable (inout PhotoQuery) -> Void

    static let all = [
        Search(testDescription: "an album", found: ["tower.jpg"]) { $0.album = "Summer 2025" },
        Search(testDescription: "a date", found: ["tower.jpg"]) { query in
            query.dates = DateInterval(start: Date(timeIntervalSince1970: 1_755_000_000), duration: 7 * 86_400)
        },
        Search(testDescription: "a place by its position", found: ["tower.jpg"]) { query in
            query.place = PhotoQuery.Place(name: "Paris", latitude: 48.8566, longitude: 2.3522)
        },
        Search(testDescription: "a place by an album's name", found: ["roses.png"]) { query in
            query.place = PhotoQuery.Place(name: "garden", latitude: nil, longitude: nil)
        },
        Search(testDescription: "a caption", found: ["tower.jpg"]) { $0.terms = ["ice cream"] },
        Search(testDescription: "a name in the plural", found: ["roses.png"]) { $0.terms = ["rose"] },
        Search(testDescription: "any word", found: ["roses.png", "tower.jpg"]) { query in
            query.terms = ["rose", "tower"]
            query.anyTerm = true
        },
        Search(testDescription: "all words", found: []) { $0.terms = ["rose", "tower"] },
        Search(testDescription: "panoramas", found: ["wide.jpg"]) { $0.included = [{ $0.isPanorama }] },
        Search(testDescription: "selfies that are no panoramas", found: []) { query in
            query.included = [{ $0.isSelfie }]
            query.excluded = [{ $0.isPanorama }]
        },
        Search(testDescription: "videos", found: ["clip.mp4"]) { $0.included = [{ $0.kind == .video }] },
        Search(testDescription: "screenshots", found: ["Screenshot 1.png"]) { $0.included = [{ $0.isScreenshot }] },
    ]
}

/// A library in a folder of its own that goes away with the test.
final class Shoebox {
    let library: PhotoLibrary

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        library = PhotoLibrary(folder: folder, calendar: calendar)
        let files: [(String, String)] = [
            ("Summer 2025/tower.jpg", Fixtures.paris), ("wide.jpg", Fixtures.panorama), ("Garden/roses.png", ""),
            ("Garden/notes.txt", ""), ("Summer 2024/clip.mp4", ""), ("Screenshot 1.png", ""),
        ]
        for (path, content) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try #require(Data(base64Encoded: content)).write(to: file)
            // So that no date but that of the camera is the present one.
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
        }
    }

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: library.folder)
    }
}
