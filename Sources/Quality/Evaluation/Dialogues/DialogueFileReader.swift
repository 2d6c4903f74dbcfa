public import Foundation
import Learning

/// Reads dialogues: JSON lines of one dialogue each, or a JSON array of them.
///
/// Two forms are supported. In that of the data set itself, a frame has a `state` with `active_intent` and `slot_values`. In that
/// of sets mapped to SiriKit's names, the frame has `intent` (`null` if none fits) next to `active_intent`, its `state` contains
/// the values by parameter, and fields have other names: `text` for `utterance`, `param` or `name` for `slot`, `acts` for
/// `actions`, `end` for `exclusive_end`.
public struct DialogueFileReader: Sendable {
    /// The parsed dialogues and the problems.
    public struct Result: Sendable {
        /// The valid dialogues, in the file's order.
        public var dialogues: [AnnotatedDialogue] = []
        /// The problems found.
        public var problems: [DataProblem] = []
    }

    public init() {}

    /// Reads a file, which may be compressed with gzip (`.gz`).
    ///
    /// - Throws: `DataProblem` if the file cannot be read at all.
    public func read(contentsOf url: URL) throws(DataProblem) -> Result {
        read(try TextLines(contentsOf: url))
    }

    /// - Parameter file: the name of the text in messages.
    public func read(_ text: String, file: String) -> Result { read(TextLines(text, file: file)) }

    private func read(_ lines: TextLines) -> Result {
        let all = lines.lines
        if all.first?.text?.trimmingCharacters(in: .whitespaces).hasPrefix("[") == true { return readArray(lines, all) }
        let decoder = JSONDecoder()
        var result = Result()
        for line in all {
            do {
                guard line.text != nil else { throw LineError("is not UTF-8 text; the file is damaged, download it again") }
                result.dialogues.append(try decoder.decode(DialogueJSON.self, from: Data(line.bytes)).dialogue())
            } catch {
                result.problems.append(
                    DataProblem(file: lines.file, line: line.number, message: JSONLinesReader.message(of: error)))
            }
        }
        return result
    }

    private func readArray(_ lines: TextLines, _ all: [TextLines.Line]) -> Result {
        var result = Result()
        do {
            let data = Data(all.map { Array($0.bytes) }.joined(separator: [0x0A]))
            result.dialogues = try JSONDecoder().decode([DialogueJSON].self, from: data).map { try $0.dialogue() }
        } catch {
            result.problems.append(DataProblem(file: lines.file, message: JSONLinesReader.message(of: error)))
        }
        return result
    }
}

/// A key with any name.
private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<AnyKey> {
    /// The value for the first of these keys that is present; `nil` if none is.
    fileprivate func value<Value: Decodable>(_ names: String..., as type: Value.Type = Value.self) throws -> Value? {
        for name in names {
            if let value = try decodeIfPresent(type, forKey: AnyKey(stringValue: name)) { return value }
        }
        return nil
    }

    /// - Throws: `DecodingError.keyNotFound` with the first name.
    fileprivate func required<Value: Decodable>(_ names: String..., as type: Value.Type = Value.self) throws -> Value {
        for name in names {
            if let value = try decodeIfPresent(type, forKey: AnyKey(stringValue: name)) { return value }
        }
        throw DecodingError.keyNotFound(
            AnyKey(stringValue: names[0]),
            .init(codingPath: codingPath, debugDescription: names.joined(separator: " or ")))
    }
}

private struct DialogueJSON: Decodable {
    struct Turn: Decodable {
        var speaker: String
        var text: String
        var frames: [Frame]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            speaker = try container.required("speaker", "role")
            text = try container.required("text", "utterance")
            frames = try container.value("frames") ?? []
        }
    }

    struct Frame: Decodable {
        var service: String
        var slots: [Slot]
        /// In a mapped set, these are outside the state.
        var intent: String?
        var serviceIntent: String?
        var state: State?
        var actions: [Action]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            service = try container.value("service") ?? ""
            slots = try container.value("slots", "spans") ?? []
            intent = try container.value("intent")
            serviceIntent = try container.value("active_intent")
            state = try container.value("state")
            actions = try container.value("actions", "acts") ?? []
        }
    }

    struct Slot: Decodable {
        var name: String
        var start: Int?
        var end: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            name = try container.required("slot", "param", "name")
            start = try container.value("start")
            end = try container.value("exclusive_end", "end")
        }
    }

    struct State: Decodable {
        var activeIntent: String?
        var values: [String: [String]]

        private static let fields = ["active_intent", "intent", "slot_values", "values", "requested_slots"]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            guard container.allKeys.contains(where: { Self.fields.contains($0.stringValue) }) else {
                values = try decoder.singleValueContainer().decode([String: OneOrMany].self).mapValues(\.texts)
                return
            }
            activeIntent = try container.value("active_intent", "intent")
            values = try container.value("slot_values", "values", as: [String: OneOrMany].self)?.mapValues(\.texts) ?? [:]
        }
    }

    struct Action: Decodable {
        var act: String
        var slot: String?
        var values: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            act = try container.required("act", "action")
            slot = try container.value("slot", "param", "name")
            values = try container.value("values", "value", as: OneOrMany.self)?.texts ?? []
        }
    }

    var id: String
    var services: [String]
    var turns: [Turn]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        id = try container.value("dialogue_id", "id") ?? ""
        services = try container.value("services") ?? []
        turns = try container.required("turns")
    }

    func dialogue() throws -> AnnotatedDialogue {
        AnnotatedDialogue(id: id, services: services, turns: try turns.map(Self.turn))
    }

    private static func turn(_ turn: Turn) throws -> AnnotatedDialogue.Turn {
        let speaker: AnnotatedDialogue.Speaker
        switch turn.speaker.lowercased() {
        case "user", "person", "human": speaker = .user
        case "system", "assistant", "agent": speaker = .system
        default: throw LineError("has the speaker '\(turn.speaker)'; expected USER or SYSTEM")
        }
        let offsets = ScalarOffsets(turn.text)
        return AnnotatedDialogue.Turn(
            speaker: speaker, text: turn.text, frames: turn.frames.map { frame($0, offsets, isUser: speaker == .user) })
    }

    private static func frame(_ frame: Frame, _ offsets: ScalarOffsets, isUser: Bool) -> AnnotatedDialogue.Frame {
        let slots = frame.slots.compactMap { slot -> SlotSpan? in
            guard let start = slot.start, let end = slot.end, start >= 0, start < end, end <= offsets.count else { return nil }
            return SlotSpan(name: slot.name, start: offsets.bytes(start), end: offsets.bytes(end))
        }
        let own = Self.named(frame.state?.activeIntent ?? frame.serviceIntent)
        let intent = Self.named(frame.intent) ?? own
        return AnnotatedDialogue.Frame(
            service: frame.service, slots: slots.sorted(), activeIntent: isUser ? intent : nil,
            serviceIntent: isUser ? own : nil,
            values: isUser ? frame.state?.values ?? [:] : nil,
            actions: frame.actions.map {
                .init(act: $0.act.uppercased(), slot: $0.slot.flatMap { $0.isEmpty ? nil : $0 }, values: $0.values)
            })
    }
}

extension DialogueJSON {
    /// `nil` for the names that mean no intent.
    private static func named(_ intent: String?) -> String? {
        intent.flatMap { ["NONE", "None", ""].contains($0) ? nil : $0 }
    }
}

/// A string, or an array of strings.
private struct OneOrMany: Decodable {
    var texts: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Either form is valid; the second attempt reports the error.
        if let text = try? container.decode(String.self) {
            texts = [text]
        } else {
            texts = try container.decode([String].self)
        }
    }
}
