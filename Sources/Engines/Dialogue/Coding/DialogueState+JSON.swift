public import IntentSchema

/// The format of states in snapshots. A field that the state gains is read with the value that older snapshots mean by leaving it out.
extension DialogueState: JSONRepresentable {
    public var json: JSONValue {
        [
            "phase": phase.json, "calls": .integer(calls), "suspended": suspended.jsonUnlessEmpty,
            "queued": queued.jsonUnlessEmpty, "pending": pending.jsonUnlessEmpty, "recent": recent.jsonUnlessEmpty,
            "lapsed": lapsed?.json, "heard": heard?.json, "asides": asides > 0 ? .integer(asides) : nil,
            "announced": announced?.json, "followed": followed.jsonUnlessEmpty,
            "contactAccess": contactAccess.jsonUnlessEmpty, "access": access.jsonUnlessEmpty,
            "habits": habits.jsonUnlessEmpty, "people": people.jsonUnlessEmpty,
            "isLocked": .bool(isLocked), "lastMessage": lastMessage?.json,
            "timers": .integer(timers), "silence": silence?.json, "reminders": .integer(reminders),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init()
        phase = try json.field("phase")
        calls = try json.field("calls")
        suspended = try json.optional("suspended") ?? []
        queued = try json.optional("queued") ?? []
        pending = try json.optional("pending") ?? []
        recent = try json.optional("recent") ?? []
        lapsed = try json.optional("lapsed")
        heard = try json.optional("heard")
        asides = try json.optional("asides") ?? 0
        announced = try json.optional("announced")
        followed = try json.optional("followed") ?? []
        contactAccess = try json.optional("contactAccess") ?? [:]
        access = try json.optional("access") ?? [:]
        habits = try json.optional("habits") ?? [:]
        people = try json.optional("people") ?? [:]
        isLocked = try json.field("isLocked")
        lastMessage = try json.optional("lastMessage")
        timers = try json.field("timers")
        silence = try json.optional("silence")
        reminders = try json.field("reminders")
    }
}

extension QueuedRequest: JSONRepresentable {
    public var json: JSONValue {
        [
            "hypothesis": hypothesis.json, "identifier": .string(identifier), "depth": .integer(depth),
            "isAnnounced": .bool(isAnnounced),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            hypothesis: try json.field("hypothesis"), identifier: try json.field("identifier"), depth: try json.field("depth"),
            // Earlier versions announced at once, or not at all.
            isAnnounced: try json.optional("isAnnounced") ?? true)
    }
}

extension PendingOperation: JSONRepresentable {
    public var json: JSONValue {
        ["call": .integer(call), "request": request.json, "timer": timer?.json, "reminders": .integer(reminders)]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            call: try json.field("call"), request: try json.field("request"), timer: try json.optional("timer"),
            reminders: try json.field("reminders"))
    }
}

extension FollowedRequest: JSONRepresentable {
    public var json: JSONValue {
        ["request": request.json, "latest": latest.json, "count": .integer(count), "timer": timer?.json]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(request: try json.field("request"), latest: try json.field("latest"))
        count = try json.field("count")
        timer = try json.optional("timer")
    }
}

extension RecentRequest: JSONRepresentable {
    public var json: JSONValue {
        [
            "app": .string(app), "intent": intent.json, "response": response?.json, "said": said.jsonUnlessEmpty,
            "offered": offered.jsonUnlessEmpty,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            app: try json.field("app"), intent: try json.field("intent"), response: try json.optional("response"),
            said: try json.optional("said") ?? [], offered: try json.optional("offered") ?? [:])
    }
}
