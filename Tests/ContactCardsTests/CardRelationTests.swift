import ContactCards
import IntentSchema
import Testing

struct CardRelationTests {
    static let others = CardText.card("FN:John Bird", "UID:j") + CardText.card("FN:Zoë Bird", "GENDER:F", "UID:urn:uuid:z")

    static let rows: [(lines: [String], expected: String)] = [
        (["RELATED;TYPE=sibling;VALUE=text:John Bird"], "John Bird sibling"),
        (["RELATED;TYPE=sibling;VALUE=text:zoe  bird"], "Zoë Bird sister"),
        (["RELATED;TYPE=emergency,parent:urn:uuid:z"], "Zoë Bird mother"),
        (["item1.X-ABRELATEDNAMES;type=pref:John Bird", "item1.X-ABLabel:_$!<Brother>!$_"], "John Bird brother"),
        (["a.RELATED;VALUE=text:John Bird", "a.X-ABLABEL:Best Man"], "John Bird best man"),
        (["RELATED;TYPE=friend;VALUE=text:John Bird", "RELATED;TYPE=colleague;VALUE=text:John Bird"], "John Bird friend"),
        (["RELATED;VALUE=text:John Bird"], ""),
    ]

    @Test("the owner's card gives others their relationship", arguments: rows)
    func relates(lines: [String], expected: String) throws {
        let me = (["BEGIN:VCARD", "FN:Me", "X-ERRAND-ME:TRUE"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
        let reading = try CardText.read(me + Self.others)
        let related = reading.contacts.compactMap { contact in contact.relationship.map { "\(contact.fullName) \($0)" } }
        #expect(related.joined(separator: ", ") == expected)
        #expect(reading.problems.isEmpty)
    }

    @Test("a relation to nobody, or to one of two, is told and not guessed")
    func doesNotGuess() throws {
        let me = CardText.card(
            "FN:Me", "X-ERRAND-ME:yes", "RELATED;TYPE=friend;VALUE=text:John Bird", "RELATED;TYPE=friend;VALUE=text:Nobody")
        let reading = try CardText.read(me + Self.others + CardText.card("FN:john bird", "UID:k"))
        #expect(reading.contacts.allSatisfy { $0.relationship == nil })
        #expect(reading.problems.map(\.line) == [5, 6])
        #expect(reading.problems.map(\.effect) == [.valueIgnored, .valueIgnored])
    }

    @Test("only the owner's card tells relationships to the owner; others tell theirs to each other")
    func others() throws {
        let ann = CardText.card(
            "FN:Ann", "RELATED;TYPE=friend;VALUE=text:John Bird", "RELATED;TYPE=spouse:urn:uuid:z",
            "RELATED;TYPE=child;VALUE=text:Ann",
            "RELATED;TYPE=parent;VALUE=text:Nobody")
        let reading = try CardText.read(ann + Self.others)
        #expect(reading.contacts.allSatisfy { $0.relationship == nil && !$0.isMe })
        #expect(
            reading.contacts[0].relations == [
                .init(kind: "friend", contact: "j"), .init(kind: "wife", contact: "urn:uuid:z"),
            ])
        #expect(reading.problems.isEmpty)
    }

    @Test("a card tells how names sound, and names at services")
    func soundsAndUserNames() throws {
        let card = CardText.card(
            "N:Murphy;Siobhan;;;", "X-PHONETIC-FIRST-NAME:shi-VAWN", "X-PHONETIC-LAST-NAME:MUR-fee", "IMPP:xmpp:shiv@example.org",
            "X-SOCIALPROFILE;type=chat;x-user=shiv42:https://chat.example/u/9",
            "SOCIALPROFILE;SERVICE-TYPE=Pics:https://pics.example/@shivpics/",
            "IMPP:")
        let contact = try #require(try CardText.read(card).contacts.first)
        #expect(contact.phoneticGivenName == "shi-VAWN" && contact.phoneticFamilyName == "MUR-fee")
        #expect(contact.handles.map(\.value) == ["shiv@example.org", "shiv42", "shivpics"])
        #expect(contact.handles.allSatisfy { $0.kind == .userName })
        #expect(contact.handles.map(\.label) == [nil, "chat", "pics"])
    }

    @Test(
        "the owner is who the cards or the caller say",
        arguments: [
            (nil, ["Bob"], 0), ("ann", ["Ann"], 0), ("u1", ["Ann"], 0), ("Carl", [], 1), ("Dora", ["Dora"], 1),
        ] as [(String?, [String], Int)])
    func findsOwner(owner: String?, expected: [String], problemCount: Int) throws {
        let text =
            CardText.card("FN:Ann", "UID:u1") + CardText.card("FN:Bob", "X-ERRAND-ME:1") + CardText.card("FN:Dora", "UID:1")
            + CardText.card("FN:Dora", "UID:2")
        let reading = try CardText.read(text, owner: owner)
        #expect(reading.contacts.filter(\.isMe).map(\.fullName) == expected)
        #expect(reading.problems.count == problemCount)
    }
}
