import IntentSchema
import Yams

extension Scenario.Step: CustomStringConvertible {
    /// The step in scenario file syntax, on one line.
    public var description: String {
        guard case .mapping(let mapping) = node else { return node.string ?? "" }
        return mapping.map { "\($0.key.string ?? ""): \(Self.text($0.value))" }.joined(separator: ", ")
    }

    private static func text(_ node: Node) -> String {
        switch node {
        case .scalar(let scalar): scalar.string
        case .sequence(let sequence): "[\(sequence.map(text).joined(separator: ", "))]"
        case .mapping(let mapping): "{\(mapping.map { "\($0.key.string ?? ""): \(text($0.value))" }.joined(separator: ", "))}"
        case .alias: ""
        }
    }

    /// The step in scenario file syntax.
    var node: Node {
        switch self {
        case .say(let text): Node.step(("say", Node(text)))
        case .answer(let text): Node.step(("answer", Node(text)))
        case .wait(let seconds): Node.step(("wait", Node("\(seconds.formatted(.number.grouping(.never))) s")))
        case .setLocked(let isLocked): Node(isLocked ? "lock" : "unlock")
        case .expect(let expectation): expectation.node
        }
    }
}

extension Scenario.Expectation: CustomStringConvertible {
    /// The step in scenario file syntax, on one line.
    public var description: String { Scenario.Step.expect(self).description }

    fileprivate var node: Node {
        switch self {
        case .prompt(let parameter, let choices, let words):
            .step(("expect prompt", Node(parameter)), choices.map { ("choices", .texts($0)) }, phrases("saying", words))
        case .valueConfirmation(let parameter, let words):
            .step(("expect value confirmation", Node(parameter)), phrases("saying", words))
        case .appChoice(let names): names.map { .step(("expect app choice", .texts($0))) } ?? Node("expect app choice")
        case .permissionQuestion(let permission, let words):
            permission.map { .step(("expect permission question", Node($0.rawValue)), phrases("saying", words)) }
                ?? Node("expect permission question")
        case .confirmation(let details):
            details.isEmpty ? Node("expect confirmation") : .step(("expect confirmation", .texts(details)))
        case .response(let code, let details): .step(("expect response", Node(code)), phrases("showing", details))
        case .outcome(let kind, let details): .step(("expect outcome", Node(kind.words)), phrases("showing", details))
        case .gaveUp(_, let details): .step(("expect outcome", Node("gave up")), phrases("showing", details))
        case .words(let words): .step(("expect words", .texts(words)))
        case .noWords(let words): .step(("forbid words", .texts(words)))
        case .nothing: Node("expect nothing")
        case .launch(let type, let info): launch(type, info)
        case .noLaunch: Node("expect no launch")
        case .calls(let names): .step(("expect calls", .texts(names)))
        case .called(let names): .step(("expect some calls", .texts(names)))
        case .notCalled(let names): .step(("forbid calls", .texts(names)))
        case .neverCalled(let names): .step(("never calls", .texts(names)))
        case .state(let state): .step(("expect state", Node(state.rawValue)))
        case .value(let parameter, let text): .step(("expect value", .step((parameter, Node(text ?? "")))))
        }
    }

    private func launch(_ type: String?, _ info: [String: String]) -> Node {
        guard type != nil || !info.isEmpty else { return Node("expect launch") }
        let values = Node(info.sorted { $0.key < $1.key }.map { (Node($0.key), Node($0.value)) })
        return .step(
            ("expect launch", .step(type.map { ("activity type", Node($0)) }, info.isEmpty ? nil : ("user info", values))))
    }
}

extension Node {
    fileprivate static func step(_ pairs: (String, Node)?...) -> Node {
        Node(pairs.compactMap { $0 }.map { (Node($0.0), $0.1) })
    }

    /// A list on one line.
    fileprivate static func texts(_ texts: [String]) -> Node { Node(texts.map { Node($0) }, .implicit, .flow) }
}

/// A key with its words; `nil` if there are none.
private func phrases(_ key: String, _ words: [String]) -> (String, Node)? {
    words.isEmpty ? nil : (key, .texts(words))
}

extension Outcome.Kind {
    /// The kind in scenario file syntax.
    static let named: [String: Outcome.Kind] = [
        "succeeded": .succeeded, "in progress": .inProgress, "still in progress": .stillInProgress,
        "continued in app": .continuedInApp, "refused": .refused, "cancelled": .cancelled,
        "abandoned": .abandoned, "repeated": .repeated,
        "postponed": .postponed,
        "no app": .noApp, "not permitted": .notPermitted, "timed out": .timedOut, "broken": .broken,
    ]

    var words: String {
        if case .gaveUp = self { return "gave up" }
        return Self.named.first { $0.value == self }?.key ?? "\(self)"
    }
}
