import Foundation

/// A dictionary of a definition file, read leniently: what is of another kind than expected counts as missing, with a warning.
struct DefinitionNode {
    private let values: [String: Any]
    /// What the keys begin with, such as `INIntentParameter`.
    private let prefix: String
    /// What the dictionary describes, such as `OrderSoup.quantity`; empty for the file.
    private(set) var place: String
    let problems: ProblemList

    init(_ values: [String: Any], prefix: String, place: String, problems: ProblemList) {
        self.values = values
        self.prefix = prefix
        self.place = place
        self.problems = problems
    }

    /// The same dictionary with other words for its place.
    func named(_ place: String) -> DefinitionNode {
        DefinitionNode(values, prefix: prefix, place: place, problems: problems)
    }

    /// The same dictionary, whose keys begin with something else.
    func prefixed(_ prefix: String) -> DefinitionNode {
        DefinitionNode(values, prefix: prefix, place: place, problems: problems)
    }

    /// The whole key.
    func key(_ key: String) -> String { prefix + key }

    /// The place of a key, for problems.
    func place(_ key: String) -> String { place.isEmpty ? prefix + key : "\(place): \(prefix)\(key)" }

    func has(_ key: String) -> Bool { values[prefix + key] != nil }

    /// The text without surrounding space; `nil` if it is missing or empty.
    func string(_ key: String) -> String? {
        switch values[prefix + key] {
        case nil: return nil
        case let text as String:
            let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return text.isEmpty ? nil : text
        case let number as Int: return "\(number)"
        case let number as Double: return "\(number)"
        case let other: return wrong(key, other, "a text")
        }
    }

    /// A name without which the part cannot be read; `nil` and an error if it is missing.
    func name(_ key: String, of what: String) -> String? {
        if let name = string(key) { return name }
        problems.error(.missingKey, place(key), "\(what) has no name; give it one in this key, or remove it")
        return nil
    }

    /// The text under the key and the identifier under the key with `ID`.
    func text(_ key: String) -> DefinedText {
        // Unlike names, texts keep their space.
        let text = values[prefix + key]
        if text != nil, !(text is String) { _ = string(key) }
        return DefinedText(id: string(key + "ID"), (text as? String).flatMap { $0.isEmpty ? nil : $0 })
    }

    /// The truth value, which older files write as a number or a word; `nil` if it is missing.
    func optionalTruth(_ key: String) -> Bool? {
        switch values[prefix + key] {
        case nil: return nil
        case let truth as Bool: return truth
        case let number as Int: return number != 0
        case let word as String where ["yes", "true", "1"].contains(word.lowercased()): return true
        case let word as String where ["no", "false", "0", ""].contains(word.lowercased()): return false
        case let other: return wrong(key, other, "true or false")
        }
    }

    func truth(_ key: String) -> Bool { optionalTruth(key) ?? false }

    /// The number; `nil` if it is missing. Empty data stands for a missing number.
    func number(_ key: String) -> Double? {
        let number: Double?
        switch values[prefix + key] {
        case nil: return nil
        case let data as Data where data.isEmpty: return nil
        case let text as String where text.isEmpty: return nil
        case let value as Int: number = Double(value)
        case let value as Double: number = value
        case let text as String: number = Double(text)
        case let other: return wrong(key, other, "a number")
        }
        guard let number, number.isFinite else { return wrong(key, values[prefix + key], "a number") }
        return number
    }

    /// The whole number; `nil` if it is missing.
    func integer(_ key: String) -> Int? {
        guard let number = number(key) else { return nil }
        guard let whole = Int(exactly: number) else { return wrong(key, number, "a whole number") }
        return whole
    }

    /// The dictionary under the key; one without values if it is missing.
    func node(_ key: String, prefix: String) -> DefinitionNode {
        var found: [String: Any] = [:]
        switch values[self.prefix + key] {
        case nil: break
        case let dictionary as [String: Any]: found = dictionary
        case let other: _ = wrong(key, other, "a dictionary") as String?
        }
        return DefinitionNode(found, prefix: prefix, place: place, problems: problems)
    }

    /// The dictionaries of the list under the key; none if it is missing. What is no dictionary is left out.
    func nodes(_ key: String, prefix: String) -> [DefinitionNode] {
        guard let value = values[self.prefix + key] else { return [] }
        guard let list = value as? [Any] else {
            _ = wrong(key, value, "a list") as String?
            return []
        }
        return list.enumerated().compactMap { index, element in
            guard let dictionary = element as? [String: Any] else {
                problems.warning(
                    .wrongValue, "\(place(key))[\(index)]", "is \(Self.kind(element)) and no dictionary; it is left out")
                return nil
            }
            return DefinitionNode(dictionary, prefix: prefix, place: "\(place(key))[\(index)]", problems: problems)
        }
    }

    /// The dictionaries of the dictionary under the key, by their keys in alphabetical order.
    func entries(_ key: String, prefix: String) -> [(key: String, node: DefinitionNode)] {
        let parent = node(key, prefix: "")
        return parent.values.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let dictionary = value as? [String: Any] else {
                problems.warning(.wrongValue, "\(place(key)).\(name)", "is \(Self.kind(value)) and no dictionary; it is left out")
                return nil
            }
            return (name, DefinitionNode(dictionary, prefix: prefix, place: "\(place(key)).\(name)", problems: problems))
        }
    }

    /// The texts among the values, in the order of their keys.
    var texts: [String] { values.sorted { $0.key < $1.key }.compactMap { $0.value as? String } }

    private func wrong<Value>(_ key: String, _ value: Any?, _ expected: String) -> Value? {
        problems.warning(.wrongValue, place(key), "is \(Self.kind(value)), where \(expected) belongs; it is ignored")
        return nil
    }

    private static func kind(_ value: Any?) -> String {
        switch value {
        case let text as String: "the text '\(text.prefix(60))'"
        case is [String: Any]: "a dictionary"
        case is [Any]: "a list"
        case is Bool: "a truth value"
        case is Int, is Double: "a number"
        case is Date: "a date"
        default: "data"
        }
    }
}
