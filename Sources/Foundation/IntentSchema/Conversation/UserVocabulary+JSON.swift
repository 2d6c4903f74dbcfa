extension UserVocabulary: JSONRepresentable {
    public var json: JSONValue { ["version": .integer(version), "words": words.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(version: try json.field("version"), words: try json.field("words"))
    }
}

extension UserVocabulary.Word: JSONRepresentable {
    public var json: JSONValue {
        ["type": .integer(kind), "phrase": .string(phrase), "identifier": identifier?.json, "pronunciation": pronunciation?.json]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            kind: try json.field("type"), phrase: try json.field("phrase"), identifier: try json.optional("identifier"),
            pronunciation: try json.optional("pronunciation"))
    }
}
