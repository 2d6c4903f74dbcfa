import ConnectionTesting
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// The connection to a program of its own keeps what every connection keeps.
struct ProgramConformance {
    @Test(
        "the connection to a program of its own",
        arguments: ConnectionCheck.all + ConnectionCheck.cards + ConnectionCheck.operations)
    func program(check: ConnectionCheck) async throws {
        let problems = await check.problems { ProbeProgram().connection(limits: .patient) }
        #expect(problems.isEmpty)
    }

    @Test("SYS-09 the connection to a program with intents of its own", arguments: ConnectionCheck.options)
    func ownIntents(check: ConnectionCheck) async throws {
        let intents = ProbeExtension.intents + ProbeExtension.ownIntents
        let problems = await check.problems { ProbeProgram().connection(limits: .patient, intents: intents) }
        #expect(problems.isEmpty)
    }
}
