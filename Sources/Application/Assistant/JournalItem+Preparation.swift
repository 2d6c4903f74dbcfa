import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Rendering
import Store

extension JournalItem {
    /// Encodes items with a value of every type that most turns write.
    ///
    /// The first time that a process encodes a type, the runtime looks for what the type and its keys conform to among all types of the
    /// program, which takes longer than the rest of a first turn. A program that has a processor to spare does it while it starts.
    public static func prepareEncoding() {
        for item in samples {
            // Nothing comes of it but that the runtime knows the types.
            _ = try? JournalPayload(item).text()
        }
    }

    private static var samples: [JournalItem] {
        let time = Date(timeIntervalSinceReferenceDate: 0)
        let value = ParameterValue.string("")
        let intent = Record("", ["": value])
        let span = Hypothesis.Span(start: 0, end: 0, text: "", role: "", source: "", candidates: [value])
        let reading = Hypothesis(intent: "", parameters: ["": value], spans: [span], score: 0, template: "")
        let request = ExtensionRequest(method: .resolve(parameter: ""), intent: intent, identifier: "", person: "")
        let reply = ExtensionReply.resolved([.success(value)], isList: false)
        let prompt = Prompt(question: Question(kind: .confirmRequest, intent: ""), intent: intent)
        func event(_ kind: Event.Kind) -> Event { Event(time: time, identifier: "", kind: kind) }
        return [
            .heard(event(.said("", acts: [.request(reading)])), rejected: [reading]),
            .calling(Call(number: 1, app: "", request: request, deadlineSeconds: 1)),
            .answered(event(.answered(call: 1, reply)), seconds: 0, remarks: [], handler: nil), .explained(.remark("")),
            .conveyed(.question(prompt), RenderedMessage(spoken: "", card: Card(title: "", rows: [.init(label: "", value: "")]))),
        ]
    }
}
