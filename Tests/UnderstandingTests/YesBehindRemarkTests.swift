import IntentSchema
import Testing

@testable import Understanding

/// A yes, or another text, behind what is only remarked of what is to be confirmed.
struct YesBehindRemarkTests {
    private static let message = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
    private static let written: [String: ParameterValue] = [
        "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("running ten late"),
    ]

    private static func read(_ said: String) -> Interpretation? {
        var context = Fixtures.context
        context.question = message
        context.parameters = written
        return try? Fixtures.learned.get().interpret(said, in: context)
    }

    private static func text(_ said: String) -> String? {
        guard case .correction(let values)? = read(said)?.acts.first, values.count == 1 else { return nil }
        return values["content"]?.string
    }

    @Test(
        "a yes in a sentence of its own counts, whatever is remarked in front of it",
        arguments: [
            "Ample, I am glad to say.", "Ample.", "It took me ages to write.", "She will be cross with me.",
            "Fine weather, this.",
        ], ["Yes, please send it.", "Yes please.", "Go ahead."])
    func agreed(remark: String, yes: String) {
        let act = Self.read("\(remark) \(yes)")?.acts.first
        #expect(act == .yes, "'\(remark) \(yes)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("what is ordered behind such a yes is heard, too")
    func ordered() {
        let read = Self.read("Ample, I am glad to say. Yes, send it. And call Priya.")
        let isHeard =
            switch read?.acts.first {
            case .yes?: read?.rest != nil
            case .followed(.yes, by: .request(let next))?: next.intent.contains("Call")
            default: false
            }
        #expect(isHeard, "\(read?.acts.first?.summary ?? "nothing"), \(read?.rest ?? "")")
    }

    @Test(
        "a yes behind a condition, a wish, a question, a value or a change does not count",
        arguments: [
            "If she is home.", "A smiley would be nice.", "Is that all?", "Make it fifteen.", "Change ten to twelve.", "At six.",
            "It should say fifteen.", "I would like it shorter.",
        ])
    func doubted(sentence: String) {
        let act = Self.read("\(sentence) Yes, send it.")?.acts.first
        if case .followed(.yes, _)? = act { Issue.record("'\(sentence)' was agreed to") }
        #expect(act != .yes, "'\(sentence)'")
    }

    @Test(
        "a change in a sentence in front of a yes is made, and the yes is none of the text",
        arguments: [
            ("Make it fifteen.", "running fifteen late"), ("Change ten to twelve.", "running twelve late"),
            ("Add that I'm sorry.", "running ten late, I'm sorry"), ("Say hello instead.", "hello"),
        ], ["Yes, send it.", "Yes please."])
    func changed(change: (said: String, text: String), yes: String) {
        #expect(Self.text("\(change.said) \(yes)") == change.text, "'\(change.said) \(yes)'")
    }

    @Test(
        "a quotation beside a draft is its new text, without the quotation marks and any mention of them",
        arguments: [
            "Nearly right, though it should read “%@”, without the quotation", "It should read “%@”, without the quotation marks",
            "Almost, but make it \"%@\" minus the quotes please", "Not quite. Please have it say \"%@\".",
            "I would rather you wrote \"%@\".", "I'd prefer \"%@\" if you don't mind",
            "I am not sure of that. I would rather have \"%@\".", "Not bad. I would rather have \"%@\".",
            "Could the wording be \"%@\"?",
        ])
    func quoted(form: String) {
        for text in ["running fifteen late", "the bus broke down", "home by nine"] {
            let said = form.replacing("%@", with: text)
            #expect(Self.text(said) == text, "'\(said)' was read as \(Self.read(said)?.acts.first?.summary ?? "nothing")")
        }
    }

    @Test(
        "what is quoted beside a text is not all of it where it goes elsewhere or is for somebody else",
        arguments: [
            "remind me to ask about \"the red shoes\"", "who said \"the red shoes\"?", "add \"the red shoes\" at the end",
            "leave out \"the red shoes\"", "tell Priya \"the red shoes\"", "put \"the red shoes\" on my shopping list",
        ])
    func elsewhere(said: String) {
        #expect(Self.text(said) != "the red shoes", "'\(said)'")
    }

    @Test("a yes behind praise is no text", arguments: ["better, send it", "much better, off it goes", "that's better. send it"])
    func praised(said: String) {
        let act = Self.read(said)?.acts.first
        #expect(act == .yes, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("what only points at the text changes nothing", arguments: ["hmm not sure about that", "not sure about this"])
    func pointed(said: String) {
        let act = Self.read(said)?.acts.first
        #expect(act != .no && act != .yes && Self.text(said) == nil, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "a text that is announced behind a remark is what is announced",
        arguments: [
            ("that sounds cold, say I'm really tired", "I'm really tired"),
            ("that sounds odd, say the bus is late", "the bus is late"),
            ("too short. say the train broke down", "the train broke down"),
            ("sounds a bit stiff, say see you at the station", "see you at the station"),
        ])
    func announced(said: String, text: String) { #expect(Self.text(said) == text, "'\(said)'") }
}
