/// A change, or an end, of what was done before, which no app can make.
public struct Amendment: Hashable, Sendable {
    /// The intent of what was done.
    public var intent: String
    /// Whether it was to be ended or taken back; otherwise it was to be changed.
    public var isEnding: Bool
    /// The name of the app that has done it; `nil` if it is not known.
    public var app: String?
    /// Whether the app can cancel it, so that it can be done anew.
    public var isCancellable: Bool
    /// The title that what was made keeps, where it was to have another one; `nil` if something else was to be changed.
    public var kept: String?
    /// Whether the same is to be done once more with other values, beside what was done.
    public var isRepeated: Bool

    public init(
        _ intent: String, isEnding: Bool, app: String? = nil, isCancellable: Bool = false, kept: String? = nil,
        isRepeated: Bool = false
    ) {
        self.intent = intent
        self.isEnding = isEnding
        self.app = app
        self.isCancellable = isCancellable
        self.kept = kept
        self.isRepeated = isRepeated
    }
}

extension Amendment: JSONRepresentable {
    public var json: JSONValue {
        [
            "intent": .string(intent), "isEnding": .bool(isEnding), "app": app?.json, "isCancellable": .bool(isCancellable),
            "kept": kept?.json, "isRepeated": isRepeated ? .bool(true) : nil,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            try json.field("intent"), isEnding: try json.field("isEnding"), app: try json.optional("app"),
            isCancellable: try json.field("isCancellable"), kept: try json.optional("kept"),
            isRepeated: try json.optional("isRepeated") ?? false)
    }
}
