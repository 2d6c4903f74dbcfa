import Foundation
import TestSupport
import Testing

@testable import Containment

/// Which programs are refused before anything is started.
@Suite(.inTurn) struct ProgramTests {
    private func refusal(of program: ContainedProgram) -> ContainmentError? {
        do throws(ContainmentError) { _ = try Containment.none.command(for: program) } catch { return error }
        return nil
    }

    @Test("paths are absolute and name folders")
    func paths() throws {
        let root = try TestFolder()
        let file = try root.file("file")
        for folder in ["relative", "\(root.path)/../other", "\(root.path)/missing", file, "\(root.path)/\0"] {
            let program = ContainedProgram(executable: "/bin/true", readableFolders: [folder])
            #expect(refusal(of: program)?.code == .badPath, "\(folder)")
        }
        #expect(refusal(of: ContainedProgram(executable: "true"))?.code == .badPath)
        let hidden = refusal(of: ContainedProgram(executable: file))
        #expect(hidden?.code == .badPath)
        #expect(hidden?.message.contains("give it the folder of its bundle") == true)
        #expect(refusal(of: ContainedProgram(executable: file, readableFolders: [root.path])) == nil)
    }

    @Test("a folder inside one that the program may change is refused, also by way of links")
    func replaceable() throws {
        let root = try TestFolder()
        let own = try root.folder("own")
        let inner = try root.folder("own/group")
        let alias = root.path + "/alias"
        try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: own)
        // What the program may have put in the place of the folder.
        try FileManager.default.createSymbolicLink(atPath: own + "/planted", withDestinationPath: "/etc")
        for folder in [inner, alias + "/group", own + "/planted", alias + "/planted"] {
            for program in [
                ContainedProgram(executable: "/bin/true", readableFolders: [folder], writableFolders: [own]),
                ContainedProgram(executable: "/bin/true", writableFolders: [folder, own]),
            ] {
                let error = refusal(of: program)
                #expect(error?.code == .changeableFolder, "\(folder)")
                #expect(error?.message.contains("give it a folder outside of that one") == true)
            }
        }
        let beside = try root.folder("own2")
        #expect(refusal(of: ContainedProgram(executable: "/bin/true", readableFolders: [beside], writableFolders: [own])) == nil)
    }

    @Test("arguments and variables can be passed on")
    func arguments() {
        #expect(refusal(of: ContainedProgram(executable: "/bin/true", arguments: ["a\0b"]))?.code == .badArgument)
        for name in ["", "A=B", "A\0"] {
            #expect(
                refusal(of: ContainedProgram(executable: "/bin/true", environment: [name: "1"]))?.code == .badArgument, "\(name)")
        }
        #expect(refusal(of: ContainedProgram(executable: "/bin/true", environment: ["A": "\0"]))?.code == .badArgument)
    }
}
