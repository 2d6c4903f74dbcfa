import Foundation
import Testing

/// The folders of the reader are its stages: what stands in one uses types of those before it, never of those behind it.
struct StageTests {
    private static let stages = ["Text", "Templates", "Entities", "Contacts", "Reservations", "Matching", "Ranking", "Answers"]
    /// Tools over all stages, no part of any.
    private static let tools = ["Checking", "Custom", "Sampling"]
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Engines/Understanding").standardized

    /// The Swift files of a stage, without comments and texts.
    private static func files(of stage: String) throws -> [(name: String, code: String)] {
        let folder = sources.appending(path: stage)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return ("\(stage)/\(name)", text.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\""))
        }
    }

    @Test("no stage uses a later one")
    func order() throws {
        let files = try Self.stages.map(Self.files)
        var stageOfType: [Substring: Int] = [:]
        let declaration = /(?m)^(?:(?:public|private|fileprivate|final|@\w+) )*(?:struct|class|enum|protocol|typealias) (\w+)/
        for (stage, files) in files.enumerated() {
            #expect(!files.isEmpty, "\(Self.stages[stage]) has no files")
            for file in files { for match in file.code.matches(of: declaration) { stageOfType[match.output.1] = stage } }
        }
        for (stage, files) in files.enumerated() {
            for file in files {
                let later = Set(file.code.matches(of: /\b[A-Z]\w+/).map(\.output)).filter { stageOfType[$0] ?? 0 > stage }
                #expect(later.isEmpty, "\(file.name) uses \(later.sorted()) of a later stage")
            }
        }
    }

    @Test("every file belongs to a stage, to a tool or to the turn that runs the stages")
    func folders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        let folders = names.filter { !$0.hasSuffix(".swift") }
        #expect(Set(folders) == Set(Self.stages + Self.tools))
    }
}
