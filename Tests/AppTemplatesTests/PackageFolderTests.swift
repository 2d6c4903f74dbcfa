import AppTemplates
import Foundation
import Testing

struct PackageFolderTests {
    @Test("what exists is left as it is")
    func exists() throws {
        let folder = ScratchFolder()
        try PackageFolder.write(["a": .text("first")], to: folder.url)
        let error = #expect(throws: AppTemplateError.self) { try PackageFolder.write(["a": .text("second")], to: folder.url) }
        #expect(error?.code == .exists)
        #expect(try String(contentsOf: folder.url.appending(path: "a"), encoding: .utf8) == "first")
    }

    @Test("a package that cannot be written leaves nothing behind")
    func failure() throws {
        let parent = ScratchFolder()
        try FileManager.default.createDirectory(at: parent.url, withIntermediateDirectories: true)
        let files: [String: PackageFolder.Content] = ["a": .text(""), "a/b": .text("")]
        let error = #expect(throws: AppTemplateError.self) {
            try PackageFolder.write(files, to: parent.url.appending(path: "App"))
        }
        #expect(error?.code == .unwritable)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == [])
    }
}
