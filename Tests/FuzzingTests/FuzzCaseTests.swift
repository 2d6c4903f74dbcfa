import AppSubjects
import Foundation
import FuzzSubjects
import Testing

struct FuzzCaseTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fuzzing")

    /// The inputs of a subject: those that the fuzzer begins with, and those that once broke something.
    private static func inputs(_ kind: String, _ subject: String) -> [URL] {
        let folder = folder.appending(path: kind).appending(path: subject)
        // A subject without such a folder has no inputs of the kind.
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }

    @Test("what was fed to it once, or broke it once, breaks no promise", arguments: FuzzSubject.allCases)
    func replay(subject: FuzzSubject) throws { try replay(subject.rawValue, subject.run) }

    @Test("what an app brought or sent once breaks no promise", arguments: AppSubject.allCases)
    func replay(subject: AppSubject) throws { try replay(subject.rawValue, subject.run) }

    private func replay(_ name: String, _ run: ([UInt8]) throws -> Void) throws {
        let seeds = Self.inputs("Seeds", name)
        #expect(!seeds.isEmpty, "the subject '\(name)' has no seeds")
        for file in seeds + Self.inputs("Cases", name) {
            let input = Array(try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try run(input) }
        }
    }
}
