public import Foundation
public import IntentSchema

/// Messages that were announced.
public struct Announcement: Hashable, Sendable {
    /// When.
    public var time: Date
    /// The messages, the latest last; never empty.
    public var messages: [ReceivedMessages]

    /// Whether the request says something to who has sent the latest of them, or in that conversation.
    func isAnswered(by request: Request) -> Bool {
        guard let last = messages.last, request.intent.type == "INSendMessageIntent", request.app == last.app else {
            return false
        }
        if let conversation = last.conversation { return request.intent["conversationIdentifier"]?.string == conversation }
        guard let people = request.intent["recipients"]?.list, people.count == 1, let sender = last.sender else { return false }
        return people[0].record?["personHandle"] == sender["personHandle"]
    }
}

extension Announcement: JSONRepresentable {
    public var json: JSONValue { ["time": time.json, "messages": messages.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(time: try json.field("time"), messages: try json.field("messages"))
    }
}
