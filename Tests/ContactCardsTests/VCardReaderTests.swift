import ContactCards
import Foundation
import IntentSchema
import Testing

struct VCardReaderTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var card: String
        var expected: String
        var testDescription: String { what }
    }

    static let rows: [Row] = [
        Row(
            what: "a whole card of 4.0",
            card: CardText.card(
                "FN:Mary Ann Lee", "N:Lee;Mary;Ann;Dr.;", "NICKNAME:May,M\\,L", "ORG:Acme\\; Sons;Sales", "TITLE:Buyer",
                "TEL;TYPE=\"work,voice\":+1 415 555 0101", "TEL;VALUE=uri;PREF=1;TYPE=cell:tel:+1-415-555-0102",
                "EMAIL;TYPE=home:m@example.com",
                "ADR;TYPE=home;GEO=\"geo:37.7,-122.4\":;Apt 4;1 Elm St;Oakland;CA;94609;USA", "NOTE:whatever", "BDAY:19800101"),
            expected:
                "Mary Ann Lee = Mary/Ann/Lee; aka May+M,L; Buyer@Acme; Sons; tel +1-415-555-0102 [mobile]; tel +1 415 555 0101 [work]; "
                + "mail m@example.com [home]; adr 1 Elm St, Apt 4|Oakland|CA|94609|USA [home] @37.7,-122.4"),
        Row(
            what: "groups and labels as Apple's address book writes them",
            card: CardText.card(
                "N:Bird;John;;;", "FN:John Bird", "EMAIL;type=INTERNET;type=pref:j@example.com", "item1.TEL;type=pref:555-0103",
                "item1.X-ABLabel:_$!<Mobile>!$_", "TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:555-0104", "item2.TEL:555-0105",
                "item2.X-ABLabel:Boat House", "TEL;type=HOME;type=FAX:555-0106",
                "item3.ADR;type=HOME:;;2 Oak\\nRear;Napa;CA;94558;",
                "item3.X-ABADR:us", "item3.GEO:38.3;-122.3", version: "3.0"),
            expected: "John Bird = John//Bird; mail j@example.com [-]; tel 555-0103 [mobile]; tel 555-0104 [mobile]; "
                + "tel 555-0105 [boat house]; tel 555-0106 [home fax]; adr 2 Oak, Rear|Napa|CA|94558| [home] @38.3,-122.3"),
        Row(
            what: "quoted-printable with soft breaks and bare types of 2.1",
            card: CardText.card(
                "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;", "FN;QUOTED-PRINTABLE:J=C3=B6rg M=",
                "=C3=BCller",
                "TEL;CELL;PREF:555-0107", "TEL;WORK;FAX:555-0108", "EMAIL;INTERNET:j@example.org",
                "ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Stra=C3=9Fe 1=0D=0AHof;K=C3=B6ln;;50667;DE", "TITLE:a\\b", version: "2.1"),
            expected:
                "Jörg Müller = Jörg//Müller; a\\b@; tel 555-0107 [mobile]; tel 555-0108 [work fax]; mail j@example.org [-]; "
                + "adr Straße 1, Hof|Köln||50667|DE [home]"),
        Row(
            what: "folded lines, inside a character too",
            card: "begin:vcard\r\nversion:3.0\r\nfn:Zo\r\n \u{EB} Du\r\n\tbois\r\nend:vcard\r\n",
            expected: "Zoë Dubois = Zoë//Dubois"),
        Row(
            what: "no FN", card: CardText.card("N:Bird;John;J.;Sir;Jr.", version: "2.1"),
            expected: "Sir John J. Bird Jr. = John/J./Bird"),
        Row(what: "no N", card: CardText.card("FN:Maria de la Cruz"), expected: "Maria de la Cruz = Maria/de la/Cruz"),
        Row(what: "one word", card: CardText.card("FN:Cher"), expected: "Cher = //"),
        Row(
            what: "a company", card: CardText.card("N:;;;;", "FN:Acme Taxi", "ORG:Acme Taxi;"),
            expected: "Acme Taxi = //; @Acme Taxi"),
        Row(what: "an organization alone", card: CardText.card("ORG:Acme Taxi"), expected: "Acme Taxi = //; @Acme Taxi"),
        Row(
            what: "a picture of any size, indented or not, and lines after it",
            card: CardText.card(
                "FN:Ann", "PHOTO;ENCODING=BASE64;TYPE=JPEG:" + String(repeating: "A", count: 200_000), "  /9j/4AAQ", "AAAA",
                "/9j==", "",
                "TEL:555-0109", version: "2.1"),
            expected: "Ann = //; tel 555-0109 [-]"),
        Row(
            what: "a card inside a card",
            card: CardText.card("FN:Ann", "AGENT:", "BEGIN:VCARD", "FN:Bob", "END:VCARD", "TEL:555-0110"),
            expected: "Ann = //; tel 555-0110 [-]"),
        Row(
            what: "positions find their addresses",
            card: CardText.card(
                "FN:Ann", "ADR;TYPE=home:;;1 A;;;;", "ADR;TYPE=work:;;2 B;;;;", "GEO;TYPE=work:geo:1.5,2.5,30;u=10",
                "GEO:geo:-3,4"),
            expected: "Ann = //; adr 1 A|||| [home] @-3.0,4.0; adr 2 B|||| [work] @1.5,2.5"),
        Row(what: "a position alone", card: CardText.card("FN:Ann", "GEO:1.5,2.5"), expected: "Ann = //; adr |||| [-] @1.5,2.5"),
        Row(
            what: "escapes in parameters, open quotes, empty and repeated values",
            card: CardText.card(
                "FN:Ann", "TEL;TYPE=home;X-A=\"a^^^n^'b:c;d\":555-0111", "TEL;TYPE=home:555-0111", "TEL;X=\"open:555-0112",
                "TEL:", "EMAIL:",
                "ADR:;;;;;;", "NICKNAME:,,"),
            expected: "Ann = //; tel 555-0111 [home]; tel 555-0112 [-]"),
        Row(what: "control characters", card: CardText.card("FN:A\u{1B}[31mnn\u{7}"), expected: "A[31mnn = //"),
    ]

    @Test("a card is read, whatever the version's spelling", arguments: rows)
    func reads(row: Row) throws {
        for lineEnd in ["\n", "\r\n", "\r"] {
            let text = row.card.replacing("\r\n", with: "\n").replacing("\n", with: lineEnd)
            let reading = try CardText.read("\u{FEFF}" + text)
            #expect(reading.contacts.map(\.brief) == [row.expected])
            #expect(reading.problems.map(\.description) == [])
        }
    }

    @Test("Latin-1 is read where the card says so")
    func readsLatin1() throws {
        let bytes = Data("BEGIN:VCARD\nFN;CHARSET=ISO-8859-1:Zo".utf8) + [0xEB] + Data("\nEND:VCARD".utf8)
        #expect(try VCardReader().read(bytes).contacts.map(\.fullName) == ["Zoë"])
    }

    @Test("a group of people is no person")
    func skipsGroups() throws {
        let reading = try CardText.read(
            CardText.card("FN:Family", "KIND:group") + CardText.card("FN:Club", "X-ADDRESSBOOKSERVER-KIND:group", version: "3.0"))
        #expect(reading.contacts.isEmpty)
        #expect(reading.problems.isEmpty)
        #expect(reading.cardCount == 2)
    }

    @Test("identifiers are the UIDs, or come from the content and stay the same")
    func identifies() throws {
        let text =
            CardText.card("FN:Ann", "UID:urn:uuid:1") + CardText.card("FN:Bob") + CardText.card("FN:Bob")
            + CardText.card("FN:Bobo")
        let first = try CardText.read(text)
        #expect(first.contacts.map(\.fullName) == ["Ann", "Bob", "Bobo"])
        #expect(first.contacts[0].id == "urn:uuid:1")
        #expect(first.contacts[1].id == "card-5d4c2c1ddbf8c146")
        #expect(first.contacts == (try CardText.read(text)).contacts)
    }

    @Test("cards that share a UID both stay and are told")
    func keepsSharedIdentifiers() throws {
        let reading = try CardText.read(["Ann", "Bob", "Bob"].map { CardText.card("UID:7", "FN:\($0)") }.joined())
        #expect(reading.contacts.map(\.fullName) == ["Ann", "Bob"])
        #expect(Set(reading.contacts.map(\.id)).count == 2)
        #expect(reading.problems.first?.message.contains("card 1 has the same UID") == true)
    }

    @Test("progress grows to the whole file, piece by piece")
    func tellsProgress() throws {
        let text = (0..<5000).map { CardText.card("FN:Person \($0)", "TEL:555-0100") }.joined()
        var seen: [CardProgress] = []
        let reading = try VCardReader().read(Data(text.utf8)) { seen.append($0) }
        #expect(reading.contacts.count == 5000)
        #expect(seen.last == CardProgress(cards: 5000, bytesRead: text.utf8.count, totalBytes: text.utf8.count))
        #expect(seen.count >= text.utf8.count / 65_536)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.bytesRead <= $1.bytesRead && $0.cards <= $1.cards })
    }

    @Test("the sample contacts are without fault and have what the examples need")
    func readsSample() throws {
        let reading = try VCardReader().read(contentsOf: SampleContacts.url)
        #expect(reading.problems.map(\.description) == [])
        let people = Dictionary(uniqueKeysWithValues: reading.contacts.map { ($0.fullName, $0) })
        #expect(people.count >= 14)
        #expect(people.values.filter { $0.givenName == "John" }.count == 2)
        #expect(people["John Bird"]?.relationship == "brother")
        #expect(people["Helen Bird"]?.relationship == "mother")
        #expect(people["Robert Bird"]?.relationship == "father")
        #expect(people["Nora Bird"]?.relationship == "sister")
        #expect(people["Priya Raman"]?.relationship == "partner")
        let owner = try #require(people["Alex Bird"])
        #expect(reading.contacts.filter(\.isMe) == [owner])
        #expect(owner.addresses.map(\.label) == ["home", "work"])
        #expect(owner.addresses.allSatisfy { $0.coordinate != nil })
    }
}
