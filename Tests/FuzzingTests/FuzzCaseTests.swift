import Foundation
import FuzzSubjects
import Testing

struct FuzzCaseTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fuzzing")

    /// The inputs of a subject: those that the fuzzer begins with, and those that once broke something.
    private static func inputs(_ kind: String, _ subject: FuzzSubject) -> [URL] {
        let folder = folder.appending(path: kind).appending(path: subject.rawValue)
        // A subject without such a folder has no inputs of the kind.
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }

    @Test("what was fed to it once, or broke it once, breaks no promise", arguments: FuzzSubject.allCases)
    func replay(subject: FuzzSubject) throws {
        let seeds = Self.inputs("Seeds", subject)
        #expect(!seeds.isEmpty, "the subject '\(subject)' has no seeds")
        for file in seeds + Self.inputs("Cases", subject) {
            let input = Array(try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try subject.run(input) }
        }
    }
}
