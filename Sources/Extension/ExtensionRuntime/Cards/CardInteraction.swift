import ExtensionProtocol
import IntentSchema

/// The interaction that a card is about.
struct CardInteraction: Sendable {
    /// Of the type `INInteraction`.
    let record: Record
    /// The parameters and fields of the response that have values, with the classes that have them, in the order of the schema.
    let parameters: [(owner: String, name: String)]

    /// - Parameter definition: that of the intent.
    init(_ request: CardRequest, _ definition: IntentDefinition) {
        var intent = request.intent
        intent["identifier"] = .string(request.identifier)
        var record = Record("INInteraction")
        record["intent"] = .record(intent)
        record["intentResponse"] = request.response.map { .record($0) }
        record["intentHandlingStatus"] = .integer(request.stage.rawValue)
        record["identifier"] = .string(request.identifier)
        self.record = record
        let own = definition.parameters.map(\.name).filter { request.intent[$0] != nil }.map { (intent.type, $0) }
        let answered = request.response.map { response in
            definition.responseFields.map(\.name).filter { response[$0] != nil }.map { (response.type, $0) }
        }
        parameters = own + (answered ?? [])
    }
}
