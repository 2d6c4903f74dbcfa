import Foundation
import Testing

/// What errand doctor says of the machine.
struct DoctorCommandTests {
    @Test("doctor fails exactly if it names something that is missing")
    func machine() async throws {
        let tool = BuiltTool()
        let result = try await tool.run(["doctor"])
        let lines = result.output.split(separator: "\n")
        #expect(lines.count >= 4)
        for line in lines { #expect(["ok ", "missing ", "note "].contains(where: line.hasPrefix), "\(line)") }
        #expect(result.status == (lines.contains { $0.hasPrefix("missing ") } ? 1 : 0), "\(result.output)")
        #expect(result.output.contains("ok       The data folder '\(tool.data.url.path)' can be written."))
        #expect(!FileManager.default.fileExists(atPath: tool.data.url.path), "looking changes nothing")
    }

    @Test("doctor says that the server is not installed where it is not")
    func server() async throws {
        var tool = BuiltTool()
        tool.variables["PATH"] = "/nowhere"
        let result = try await tool.run(["doctor"])
        #expect(result.output.contains("note     The server's program is not installed"), "\(result.output)")
    }

    @Test("a data folder that cannot be one is missing, with what to do")
    func unusable() async throws {
        let result = try await BuiltTool().run(["doctor", "--data", #filePath + "/data"], input: Data(), keepsData: false)
        #expect(result.status == 1)
        #expect(result.output.contains("is a file; name another with --data"), "\(result.output)")
    }
}
