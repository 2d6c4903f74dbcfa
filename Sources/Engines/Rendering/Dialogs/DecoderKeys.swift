/// A coding key with any name.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// Rejects unknown keys, so that a misspelt key is found when the pack is loaded.
    func refuseKeys(otherThan known: [some CodingKey]) throws {
        let names = known.map(\.stringValue)
        for key in try container(keyedBy: AnyKey.self).allKeys where !names.contains(key.stringValue) {
            let place = (codingPath.map(\.stringValue) + [key.stringValue]).joined(separator: ".")
            let problem = "\(place): unknown key; known keys are \(names.joined(separator: ", "))"
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
        }
    }
}
