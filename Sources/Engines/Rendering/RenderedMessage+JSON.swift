public import IntentSchema

extension RenderedMessage: JSONRepresentable {
    public var json: JSONValue {
        ["spoken": .string(spoken), "shown": .string(shown), "choices": choices.jsonUnlessEmpty, "card": card?.json]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            spoken: try json.field("spoken"), shown: try json.field("shown"), choices: try json.optional("choices") ?? [],
            card: try json.optional("card"))
    }
}

extension Card: JSONRepresentable {
    public var json: JSONValue {
        [
            "title": .string(title), "appName": appName?.json, "rows": rows.json, "image": image?.json,
            "supplied": supplied.isEmpty ? nil : SuppliedCard(supplied).json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            title: try json.field("title"), appName: try json.optional("appName"), rows: try json.field("rows"),
            image: try json.optional("image"),
            supplied: try json.optional("supplied", as: SuppliedCard.self)?.elements ?? [])
    }
}

extension Card.Row: JSONRepresentable {
    public var json: JSONValue { ["label": .string(label), "value": .string(value)] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(label: try json.field("label"), value: try json.field("value"))
    }
}
