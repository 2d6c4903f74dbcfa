import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import TestSupport
import Testing

/// A program learns the time of a host that has a clock of its own.
@Suite(.inTurn) struct HostClockTests {
    @Test(
        "a program is given the time by the host's clock, and nothing where that is the machine's",
        arguments: [Date(timeIntervalSinceReferenceDate: 1_234.5), nil])
    func time(stopped: Date?) async throws {
        var services = AppServices(permission: { _ in .denied })
        if let stopped { services.now = { stopped } }
        let played = PlayedConnection(services: services)
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        program.send(7, .serviceRequest(.with { $0.clock = WireEmpty() }))
        let answer = try #require(await program.next())
        #expect(answer.serviceReply.reply == (stopped.map { _ in .instant(1_234.5) } ?? .nothing(WireEmpty())))
        program.answer(call, "answer")
        #expect(await reply.text == "answer")
    }
}
