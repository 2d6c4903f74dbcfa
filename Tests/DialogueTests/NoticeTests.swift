import Dialogue
import Foundation
import IntentSchema
import Testing

/// What a person is told of notifications and messages of apps, in the fold.
struct NoticeTests {
    private static func notice(_ text: String, by app: String = "one", due: Double = 0) -> Notice {
        Notice(app: app, texts: [text], due: Date(timeIntervalSinceReferenceDate: due))
    }

    /// What is told of notices that are due one second after the reference date.
    private static func told(
        _ notices: [Notice], most: Int = 3, access: [String: AppAccess] = [:]
    ) -> (notices: [Notice], others: Int)? {
        var script = Script(
            apps: [Script.app("one"), Script.app("two")], policy: Policy(announcements: .init(most: most)))
        script.fold(.rang(notices), access: access)
        return script.lastEffects.lazy.compactMap { effect in
            if case .say(.note(.notices(let told, let others))) = effect { (told, others) } else { nil }
        }.first
    }

    @Test("the latest notifications are told, as many as the policy says, and the others are counted")
    func most() throws {
        let notices = ["a", "b", "c"].map { Self.notice($0) }
        let two = try #require(Self.told(notices, most: 2))
        #expect(two.notices.map(\.texts) == [["b"], ["c"]] && two.others == 1)
        let one = try #require(Self.told(notices, most: 0))
        #expect(one.notices.map(\.texts) == [["c"]] && one.others == 2)
    }

    @Test("an app that may not work with the assistant is not heard; others are")
    func refused() throws {
        let access = ["one": AppAccess(answers: [.assistant: false])]
        let told = try #require(Self.told([Self.notice("a"), Self.notice("b", by: "two")], access: access))
        #expect(told.notices.map(\.texts) == [["b"]] && told.others == 0)
        #expect(Self.told([Self.notice("a")], access: access) == nil)
    }

    @Test("what is told up to a minute and a half later is in time", arguments: [(-89.0, false), (-89.5, true), (1, false)])
    func late(due: Double, isLate: Bool) throws {
        #expect(try #require(Self.told([Self.notice("a", due: due)])).notices.map(\.isLate) == [isLate])
    }

    @Test("of many messages, the single one of a sender is read out, and those of others are counted")
    func flood() throws {
        var script = Script()
        let flood = ReceivedMessages(
            app: "one", name: "Ann", identifiers: ["1", "2", "3", "4"], texts: ["a", "b", "c", "d"], count: 4)
        script.fold(.received([flood, ReceivedMessages(app: "one", name: "Ben", identifiers: ["5"], texts: ["hello"])]))
        let told = try #require(
            script.lastEffects.lazy.compactMap { effect in
                if case .say(.note(.messages(let messages))) = effect { messages } else { nil }
            }.first)
        #expect(told.map(\.texts) == [[], ["hello"]])
    }
}
