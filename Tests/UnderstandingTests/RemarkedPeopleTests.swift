import Foundation
import IntentSchema
import Testing
import Understanding

/// Whom a pronoun means: the person of whom a remark in the same breath tells goes before those of earlier requests. And a relation that no
/// contact has is known as one.
struct RemarkedPeopleTests {
    private static let earlier = Record(
        "INSendMessageIntent",
        ["recipients": .list([.record(Fixtures.contacts[1].person())]), "content": .string("see you")])

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        guard case .request(let request)? = Fixtures.read(said, recent: recent).acts.first else { return nil }
        return request
    }

    private static let remarks = [
        "%@ asks about dinner on Thursday.", "%@ wants to know the time.", "%@ called.", "%@ has my keys.",
        "%@ forgot her umbrella.",
        "%@ is waiting for me.",
    ]
    private static let orders: [(said: String, parameter: String)] = [
        ("Text her that I will be late.", "recipients"), ("Please answer her that I would love to.", "recipients"),
        ("Call her.", "contacts"), ("Send her 20 dollars.", "payee"),
    ]

    @Test("a pronoun means the person of the remark before it", arguments: remarks, orders.indices)
    func pronoun(remark: String, index: Int) {
        let (order, parameter) = Self.orders[index]
        for (name, id) in [("Priya", "c6"), ("Mary", "c3"), ("Anna-Lena", "c4")] {
            let said = remark.replacing("%@", with: name) + " " + order
            let person = Self.request(said, after: [Self.earlier])?.parameters[parameter].map { ($0.list ?? [$0]).first }
            #expect(person??.record?["contactIdentifier"] == .string(id), "'\(said)'")
        }
    }

    @Test("without a remark it means the person of the earlier request")
    func withoutRemark() {
        let person = Self.request("Text him that I will be late.", after: [Self.earlier])?.parameters["recipients"]?.list?.first
        #expect(person?.record?["contactIdentifier"] == .string("c1"))
    }

    private static let kin = [
        "daughter", "son", "wife", "husband", "uncle", "grandmother", "cousin", "niece", "boss", "roommate",
    ]

    @Test("a relation that no contact has is told as one", arguments: kin)
    func unknownKin(word: String) {
        let forms: [(said: String, parameter: String)] = [
            ("text my \(word) that I am late", "recipients"), ("call my \(word)", "contacts"),
            ("send my \(word) 20 dollars", "payee"),
        ]
        for (said, parameter) in forms {
            let person = Self.request(said)?.parameters[parameter].flatMap { ($0.list ?? [$0]).first?.record }
            #expect(person?["relationship"] == .string(word) && person?["contactIdentifier"] == nil, "'\(said)'")
        }
    }
}
