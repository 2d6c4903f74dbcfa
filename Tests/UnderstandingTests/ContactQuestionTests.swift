import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Questions about the user's contacts, in wordings put together from parts.
struct ContactQuestionTests {
    private static func inquiry(_ words: String, question: Question? = nil) -> ContactInquiry? {
        guard case .setting(.contacts(let inquiry))? = Fixtures.read(words, question: question).acts.first else { return nil }
        return inquiry
    }

    private static let people: [(words: String, names: [String])] = [
        ("Mary", ["Mary Jones"]), ("my sister", ["Priya Patel"]), ("Anna-Lena", ["Anna-Lena Müller"]),
        ("John", ["John Appleseed", "John Smith"]), ("my mom", ["Mary Jones"]),
    ]
    private static let facts: [(words: String, fact: ContactInquiry.Fact, label: String?)] = [
        ("number", .number, nil), ("phone number", .number, nil), ("work number", .number, "work"), ("cell", .number, "mobile"),
        ("email", .email, nil), ("email address", .email, nil), ("address", .address, nil), ("home address", .address, "home"),
        ("contact details", .details, nil), ("number and email", .details, nil),
    ]
    /// The frames, with the possessive and with "of".
    private static let frames = [
        "what's # @", "what is # @?", "do you have # @", "tell me # @ please", "can you give me # @", "I need # @",
        "hey, what was # @ again?", "could you look up # @", "what's the @ of %", "do I have a @ for %?", "show me the @ for %",
        "would you be so kind as to tell me # @", "good morning, would you mind telling me # @?",
    ]

    @Test("any fact is asked of anybody in any frame, and told as the contact has it", arguments: people.indices, frames)
    func facts(person: Int, frame: String) {
        let (name, names) = Self.people[person]
        for (words, fact, label) in Self.facts {
            let said = frame.replacing("#", with: name + "'s").replacing("%", with: name).replacing("@", with: words)
            let read = Self.inquiry(said)
            #expect(read?.fact == fact && read?.label == label, "\(said): \(String(describing: read))")
            #expect(read?.found.map(\.name) == names && read?.count == names.count, "\(said)")
            for found in read?.found ?? [] {
                guard let contact = Fixtures.contacts.first(where: { $0.fullName == found.name }) else { continue }
                let own = ContactInquiry.entries(fact, label: label, of: contact)
                let all = ContactInquiry.entries(fact, label: nil, of: contact)
                #expect(found.entries == (own.isEmpty ? all : own), "\(said)")
            }
        }
    }

    @Test(
        "who there is",
        arguments: [
            "who is in my contacts", "who's in my contacts?", "show me my contacts", "list all my contacts please",
            "who do I have in my address book", "who can I call?", "hi, who can you text", "do you know the people I know",
            "what contacts do you have", "who are the people you know?",
        ])
    func everybody(said: String) {
        let read = Self.inquiry(said)
        #expect(read?.fact == nil && read?.count == Fixtures.contacts.count - 1, "\(said): \(String(describing: read))")
        #expect(read?.found.contains { $0.name == "Alex Rivera" } == false)
    }

    @Test(
        "whether somebody is there, also if nobody is",
        arguments: [
            "is there a # in my contacts", "do I have a # in my contacts?", "is there anyone called #",
            "do you have somebody named #",
            "Is there no # among my contacts?", "do I have anybody by the name of #",
        ])
    func presence(frame: String) {
        for (name, names) in [
            ("Mary", ["Mary Jones"]), ("John", ["John Appleseed", "John Smith"]), ("Zelda", []), ("Marcus", []),
        ] {
            let said = frame.replacing("#", with: name)
            let read = Self.inquiry(said)
            #expect(read?.found.map(\.name) == names && read?.name == name, "\(said): \(String(describing: read))")
        }
    }

    @Test("what is the speaker's own")
    func own() {
        #expect(Self.inquiry("what's my address")?.found.map(\.name) == ["Alex Rivera"])
        #expect(Self.inquiry("who is Priya?")?.fact == .details)
        #expect(Self.inquiry("where does my sister work")?.fact == .organization)
        #expect(Self.inquiry("where does John live?")?.label == "home")
        #expect(Self.inquiry("what's zelda's number") == ContactInquiry(fact: .number, name: "zelda"))
    }

    @Test("a request that has a question's words is none")
    func requests() {
        let requests = [
            "call Mary's work number", "text John my sister's number", "send John 20", "get me a ride to Mary's address",
            "book me a ride to my address", "remind me to ask for Mary's number", "what's the number of my order",
            "is Mary there", "show me my messages", "who called me", "do I have a message from Mary", "pay my phone bill",
            "what's my balance", "tell Mary my number", "who is driving me", "note that John's number is 5551234",
        ]
        for request in requests {
            #expect(Self.inquiry(request) == nil, "\(request)")
            if let (name, _) = Self.people.first {
                #expect(Self.inquiry("text \(name) \(request)") == nil, "\(request)")
            }
        }
        // A text may say anything.
        let text = Question(kind: .value, intent: "INSendMessageIntent", parameter: "content", app: "chat")
        #expect(Self.inquiry("what's Mary's number", question: text) == nil)
        let payee = Question(kind: .value, intent: "INSendPaymentIntent", parameter: "payee", app: "pay")
        #expect(Self.inquiry("what's Mary's number", question: payee)?.fact == .number)
        #expect(Self.inquiry("who can I pay?", question: payee)?.count == Fixtures.contacts.count - 1)
        #expect(Self.inquiry("Mary's number", question: payee) == nil)
    }

    @Test("questions and answers are the same once stored")
    func coding() throws {
        for said in ["who is in my contacts", "what's John's work number", "what's Zelda's number"] {
            let read = try #require(Self.inquiry(said))
            #expect(try SpokenSetting(json: SpokenSetting.contacts(read).json) == .contacts(read))
            #expect(try Note(json: Note.contacts(read).json) == .contacts(read))
        }
        #expect(try Note(json: Note.contactsLocked.json) == .contactsLocked)
    }
}
