import ExtensionHost
import ExtensionProtocol
import Foundation
import Randomness
import TestSupport
import Testing

/// What programs of apps keep on the disk.
@Suite(.inTurn) struct StorageTests {
    @Test("a program whose folders are too full is killed, and not started before something is removed")
    func tooFull() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.storage = 1 << 20
        limits.storageCheck = .milliseconds(5)
        let connection = probe.connection(limits: limits)
        func answer() async -> ExtensionReply {
            await connection.send(ProbeRequest.resolve("success"), deadline: ProbeRequest.patience).reply
        }
        #expect(await answer().text == "success")
        let file = probe.folder.appending(path: "a/b/large")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 1, count: 2 << 20).write(to: file)
        await until { probe.output.contains("It is killed") }
        // The end of the program has to be noticed before another one would be started.
        var failure: ExtensionFailure?
        while failure?.message.contains("was not started") != true { failure = await answer().failure }
        #expect(failure?.code == .unavailable && failure?.message.contains(probe.folder.path) == true)
        #expect(failure?.message.contains("more than 1 MiB") == true && probe.starts == 1)
        try FileManager.default.removeItem(at: file)
        while await answer().text != "success" {}
        #expect(probe.starts == 2)
    }

    @Test("folders are measured as they are, links are not followed, and counting stops at the limit", arguments: 0..<20)
    func use(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var folders = [folder]
        var (count, bytes) = (0, 0)
        for index in 0..<Int.random(in: 0...60, using: &random) {
            let url = folders.randomElement(using: &random)!.appending(path: "entry \(index)")
            count += 1
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
                folders.append(url)
            case 1: try FileManager.default.createSymbolicLink(at: url, withDestinationURL: URL(filePath: "/usr"))
            default:
                let size = Int.random(in: 0...70_000, using: &random)
                bytes += size
                try Data(repeating: 1, count: size).write(to: url)
            }
        }
        var limits = ExtensionLimits()
        let use = FolderUse(of: [folder.path, "/no/such/folder"], atMost: limits)
        #expect(use.entries == count && !use.exceeds(limits))
        // In whole blocks, and a folder takes some, too.
        #expect(use.bytes >= bytes - 4096 * count && use.bytes <= bytes + 2 * 4096 * (count + 1))
        limits.files = count / 2
        let stopped = FolderUse(of: [folder.path], atMost: limits)
        #expect(count == 0 || stopped.exceeds(limits) && stopped.entries == count / 2 + 1)
    }
}
