import Foundation
import IntentsUI
import Testing

@Suite("Images")
struct ImageTests {
    /// A PNG as far as its header goes.
    static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data(
            [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + "IHDR".utf8 + [
                0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0,
            ])
    }

    static let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 48, 0, 64, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9,
    ])
    static let gif = Data("GIF89a".utf8 + [7, 0, 5, 0, 0, 0, 0])

    @Test("the size stands in the header", arguments: [(png(20, 10), 20, 10), (jpeg, 64, 48), (gif, 7, 5)])
    func sizes(data: Data, width: Int, height: Int) throws {
        #expect(try #require(UIImage(data: data)).size == CGSize(width: width, height: height))
        #expect(try #require(UIImage(data: data, scale: 2)).size.width == CGFloat(width) / 2)
    }

    @Test(
        "every cut and every changed byte of an image is an image or none, and never a trap", arguments: [png(20, 10), jpeg, gif])
    func corrupt(data: Data) {
        for length in 0..<data.count { _ = UIImage(data: data.prefix(length)) }
        for index in data.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                var changed = data
                changed[index] = byte
                if let image = UIImage(data: changed) { #expect(image.size.width > 0 && image.size.height > 0) }
            }
        }
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data("no image".utf8)) == nil)
        #expect(UIImage(data: data, scale: 0) == nil && UIImage(data: data, scale: .nan) == nil)
    }

    @Test("images go into intents' images and come back")
    func roundTrip() async throws {
        let image = try #require(UIImage(data: Self.png(20, 10), scale: 2))
        let back = try #require(await INImage(uiImage: image).fetchUIImage())
        #expect(back.size == image.size && back.scale == 2 && back.pngData() == Self.png(20, 10) && back == image)
        #expect(await INImage(imageData: Data([1, 2, 3])).fetchUIImage() == nil)
        #expect(await INImage.systemImageNamed("car").fetchUIImage()?.symbolName == "car")
        let url = try #require(URL(string: "https://example.com/a.png"))
        #expect(await INImage(url: url)?.fetchUIImage() == nil)
        INImage(uiImage: UIImage()).fetchUIImage { #expect($0 == nil) }
    }

    @Test("named images are found as files and image sets, the finest first")
    func named() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
        let set = folder.appending(path: "Assets.xcassets/cars/taxi.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.png(10, 10).write(to: folder.appending(path: "bus.png"))
        try Self.png(20, 20).write(to: folder.appending(path: "bus@2x.png"))
        try Self.png(30, 30).write(to: set.appending(path: "t@3x.png"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "bus", in: bundle)?.scale == 2)
        #expect(UIImage(named: "bus", in: bundle)?.size.width == 10)
        #expect(UIImage(named: "taxi", in: bundle)?.size.width == 10)
        #expect(UIImage(named: "plane", in: bundle) == nil && UIImage(named: "") == nil && UIImage(named: "no such image") == nil)
    }
}
