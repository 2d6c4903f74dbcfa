public import Foundation

/// A notification of an app that is due.
public struct Notice: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The app's name; `nil` until the person is told.
    public var appName: String?
    /// What the app says: title, subtitle and body, as far as it has them.
    public var texts: [String]
    /// When it was due.
    public var due: Date
    /// Whether the person hears of it later than they should have.
    public var isLate: Bool

    public init(app: String, appName: String? = nil, texts: [String], due: Date, isLate: Bool = false) {
        self.app = app
        self.appName = appName
        self.texts = texts
        self.due = due
        self.isLate = isLate
    }
}

extension Notice: JSONRepresentable {
    public var json: JSONValue {
        [
            "app": .string(app), "appName": appName?.json, "texts": texts.jsonUnlessEmpty, "due": due.json,
            "isLate": isLate ? .bool(true) : nil,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            app: try json.field("app"), appName: try json.optional("appName"), texts: try json.optional("texts") ?? [],
            due: try json.field("due"), isLate: try json.optional("isLate") ?? false)
    }
}
