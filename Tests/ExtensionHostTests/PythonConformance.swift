import ConnectionTesting
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// The protocol is that of no language: a connection to a program in Python keeps what every connection keeps.
@Suite(
    .enabled(
        if: PythonProgram.isPossible,
        "Python's protobuf package or protoc is missing; Scripts/setup installs both (python3-protobuf, protobuf-compiler)"))
final class PythonConformance {
    private let messages = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)

    init() throws { try #require(try PythonProgram.generateMessages(into: messages)) }

    deinit { try? FileManager.default.removeItem(at: messages) }

    @Test("the connection to a program in Python", arguments: ConnectionCheck.all + ConnectionCheck.operations)
    func program(check: ConnectionCheck) async throws {
        let command = PythonProgram.command(PythonProgram.probe, messages: messages)
        let problems = await check.problems { ProbeProgram().connection(limits: .patient, command: command) }
        #expect(problems.isEmpty)
    }

    @Test("the example in Python writes a note, adds to it and finds it, once for each operation")
    func example() async throws {
        let script = PythonProgram.example.appending(path: "jotter.py")
        let program = ExtensionProgram(
            name: "Jotter", command: { [messages] _, _ in PythonProgram.command(script, messages: messages) })
        let intents = ["INCreateNoteIntent", "INAppendToNoteIntent", "INSearchForNotebookItemsIntent"]
        let folder = messages.appending(path: "people", directoryHint: .isDirectory)
        let connection = ProcessConnection(
            program, of: AppDescription(id: "org.errand.examples.jotter", name: "Jotter", intents: intents),
            services: ProbeHost.services(in: folder), pool: ProgramPool(limits: .patient))
        func call(_ method: ExtensionRequest.Method, _ intent: Record) async -> ExtensionReply {
            let request = ExtensionRequest(method: method, intent: intent, identifier: "1", person: "owner")
            return await connection.send(request, deadline: .seconds(3_600)).reply
        }
        func content(_ text: String) -> ParameterValue { .record(Record("INTextNoteContent", ["text": .string(text)])) }
        func note(_ title: String) -> Record {
            Record("INNote", ["title": .record(Record("INSpeakableString", ["spokenPhrase": .string(title)]))])
        }
        for operation in ["a", "a", "b"] {
            let reply = await call(.handle(operation: operation), Record("INCreateNoteIntent", ["content": content("buy milk")]))
            guard case .responded(let response) = reply else { throw Unexpected(reply) }
            #expect(response["code"]?.integer == 3)
        }
        func report(_ operation: String) async -> OperationReport {
            await connection.report(
                on: OperationQuery(
                    operation: operation, time: Date(), intent: Record("INCreateNoteIntent", ["content": content("buy milk")]),
                    identifier: "1", person: "owner"), deadline: .seconds(3_600))
        }
        let known = await report("b")
        guard case .answered(.responded(let earlier)) = known else { throw Unexpected(.notImplemented) }
        #expect(earlier["createdNote"]?.record?["title"]?.record?["spokenPhrase"]?.string == "buy milk")
        #expect(await report("never delivered") == .notHandled)
        let append = Record("INAppendToNoteIntent", ["targetNote": .record(note("milk")), "content": content("and oats")])
        let choice = await call(.resolve(parameter: "targetNote"), append)
        guard case .resolved(let resolutions, false) = choice, case .disambiguation(let notes)? = resolutions.first else {
            throw Unexpected(choice)
        }
        #expect(notes.count == 2)
        var chosen = append
        chosen["targetNote"] = notes[0]
        _ = await call(.handle(operation: "c"), chosen)
        let search = Record("INSearchForNotebookItemsIntent", ["content": .string("oats")])
        let answer = await call(.handle(operation: "d"), search)
        guard case .responded(let response) = answer else { throw Unexpected(answer) }
        let found = response["notes"]?.list?.compactMap(\.record) ?? []
        #expect(found.map { $0["contents"]?.list } == [[content("buy milk"), content("and oats")]])
    }

    private struct Unexpected: Error {
        let reply: ExtensionReply
        init(_ reply: ExtensionReply) { self.reply = reply }
    }
}
