import Foundation
import TestSupport
import Testing

@testable import Hosting

/// Where apps in the host's process keep what became of operations.
@Suite(.inTurn) struct OperationFolderTests {
    @Test("each person has a folder of their own, and a host that keeps nothing has none")
    func folders() throws {
        let folder = URL(filePath: "/data", directoryHint: .isDirectory)
        var configuration = HostConfiguration(directory: folder, apps: [])
        let (own, other) = (configuration.operations(of: "owner"), configuration.operations(of: "ben"))
        #expect(own?.path == "/data/operations")
        #expect(other?.path == "/data/people/62656e/operations")
        configuration.store = .memory
        for person in ["owner", "ben"] { #expect(configuration.operations(of: person) == nil) }
    }
}
