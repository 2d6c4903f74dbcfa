import DefinitionFiles
import Randomness

/// Definition files made at random, whose names are as strange as they may be.
struct RandomDefinitions {
    private var random: SeededRandom
    private var count = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private static let words = [
        "type", "default", "in", "is", "where", "class", "error", "result", "code", "for", "intent", "completion", "value",
        "note",
        "List", "App", "Tag", "Account", "größe", "名前", "_x", "snake_case", "with", "async", "await", "some", "any", "none", "x1",
        "handle", "confirm", "success", "Void", "Int", "set", "get", "nonisolated", "actor", "repeat", "throws", "print",
    ]
    private static let typeNames = [
        "Type", "Note", "List", "Error", "Result", "Data", "URL", "Int", "Any", "Optional", "Foo", "Protocol",
    ]

    mutating func file() -> DefinitionFile {
        count += 1
        let version = pick(["1.0", "1.1", "1.2", "1.2"])
        var file = DefinitionFile(name: "File \(count).intentdefinition", modelVersion: version)
        file.enumerations = names(from: ["Kind", "Sort_", "Mode", "Class", "Enum"], upTo: 3).map { name in
            enumeration("\(name)\(count)")
        }
        file.objectTypes = names(from: Self.typeNames, upTo: 4).map { DefinedObjectType(name: count == 1 ? $0 : "\($0)\(count)") }
        for index in file.objectTypes.indices { file.objectTypes[index].properties = properties(of: file) }
        file.intents = (0..<(1 + random.below(4))).map { intent("Intent\(count)x\($0)", in: file) }
        return file
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

    private mutating func chance() -> Bool { random.below(2) == 0 }

    /// Different words, at most so many.
    private mutating func names(from words: [String], upTo most: Int) -> [String] {
        var seen: Set<String> = []
        return words.shuffled(using: &random).prefix(random.below(most + 1)).filter {
            seen.insert(SwiftIdentifier.capitalised($0)).inserted
        }
    }

    private mutating func names(upTo most: Int, except reserved: Set<String> = []) -> [String] {
        names(from: Self.words.filter { !reserved.contains($0) }, upTo: most)
    }

    private mutating func enumeration(_ name: String) -> DefinedEnumeration {
        let cases = ["unknown"] + names(upTo: 5)
        let first = random.below(3)
        return DefinedEnumeration(
            name: name, cases: cases.enumerated().map { DefinedCase(name: $0.element, raw: first + $0.offset * 2) },
            generatesHeader: chance())
    }

    private mutating func type(in file: DefinitionFile) -> DefinedType {
        switch random.below(5) {
        case 0 where !file.enumerations.isEmpty: .enumeration(pick(file.enumerations).name)
        case 1 where !file.objectTypes.isEmpty: .object(pick(file.objectTypes).name)
        case 2: .untypedObject
        default: .plain(pick(DefinedType.Plain.allCases))
        }
    }

    private mutating func properties(of file: DefinitionFile, except reserved: Set<String> = []) -> [DefinedProperty] {
        names(upTo: 5, except: reserved).map { DefinedProperty(name: $0, type: type(in: file), isList: chance()) }
    }

    private mutating func intent(_ name: String, in file: DefinitionFile) -> DefinedIntent {
        var intent = DefinedIntent(name: name, className: chance() ? nil : "X\(name)")
        intent.isEligibleForWidgets = chance()
        intent.parameters = names(upTo: 6).map { name in
            var parameter = DefinedParameter(name: name, type: type(in: file), isList: chance())
            parameter.isResolvable = chance()
            parameter.listsOptions = chance()
            parameter.searchesOptions = parameter.listsOptions && chance()
            parameter.reasons = names(upTo: 3).map { DefinedReason(code: $0) }
            return parameter
        }
        intent.response.properties = properties(of: file, except: ["code"])
        let references = intent.response.properties.map { "${\($0.name)}" }
        let codes = ["success", "failure"] + names(upTo: 3, except: ["success"])
        intent.response.codes = codes.map { name in
            let text = references.shuffled(using: &random).prefix(random.below(4)).joined(separator: " and \"\"\" \\(nothing) ")
            return DefinedCode(name: name, isSuccess: true, text: DefinedText(text), conciseText: DefinedText(references.last))
        }
        return intent
    }
}
