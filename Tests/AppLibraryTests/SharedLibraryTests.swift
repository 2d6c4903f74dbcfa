import AppLibrary
import Foundation
import TestSupport
import Testing

/// The libraries that installed apps have in common.
struct SharedLibraryTests {
    private static let path = "Frameworks/libIntents.so"

    @discardableResult
    private func install(_ identifier: String, _ library: String, in workshop: Workshop) throws -> URL {
        var files = BundleFiles(identifier: identifier)
        files.files[Self.path] = .text(library)
        files.files["\(BundleFiles.extensionFolder)/libIntents.so"] = .link("../../\(Self.path)")
        return try workshop.install("one", files).bundle.appendingPathComponent(Self.path)
    }

    private func inode(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    }

    private func kept(in workshop: Workshop) -> [String] {
        let folder = workshop.library.directory.appendingPathComponent(".libraries")
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("the same library of two apps is one file, and one with other bytes is not")
    func shares() throws {
        let workshop = try Workshop()
        let first = try install("org.example.a", "library", in: workshop)
        let second = try install("org.example.b", "library", in: workshop)
        let third = try install("org.example.c", "Library", in: workshop)
        #expect(try inode(first) == inode(second) && inode(first) != inode(third))
        #expect(kept(in: workshop).count == 2)
        for (file, text) in [(first, "library"), (second, "library"), (third, "Library")] {
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
        #expect(workshop.library.installed().apps.count == 3)
    }

    @Test("a library stays for those that use it, and is gone with the last one")
    func removes() throws {
        let workshop = try Workshop()
        try install("org.example.a", "library", in: workshop)
        let second = try install("org.example.b", "library", in: workshop)
        try workshop.library.uninstall("org.example.a", keepingData: true)
        #expect(kept(in: workshop).count == 1)
        #expect(try String(contentsOf: second, encoding: .utf8) == "library")
        // The version before stays until the update after the next.
        for text in ["new", "newer"] { try install("org.example.b", text, in: workshop) }
        #expect(kept(in: workshop).count == 2)
        try workshop.library.uninstall("org.example.b", keepingData: false)
        #expect(kept(in: workshop).isEmpty)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workshop.library.directory.path).sorted() == [
                ".lock", "org.example.a",
            ])
    }

    @Test("an app is installed with a copy where the folder of libraries cannot be read or names something else")
    func copies() throws {
        let workshop = try Workshop()
        let folder = workshop.library.directory.appendingPathComponent(".libraries")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("nowhere"), withDestinationURL: URL(filePath: "/nonexistent"))
        let file = try install("org.example.a", "library", in: workshop)
        #expect(try String(contentsOf: file, encoding: .utf8) == "library")
    }
}
