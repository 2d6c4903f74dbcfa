import Foundation
import Store
import Testing

/// What every ``ReceiptBook`` does.
@Suite("receipt conformance")
struct ReceiptConformance {
    private static func receipt(
        _ operation: String, in conversation: String = "a", of person: String = "ann", app: String = "rides",
        digest: String = "00ff", at time: Double = 5.25
    ) -> Receipt {
        Receipt(
            person: person, conversation: conversation, operation: operation, app: app, intent: "INRequestRideIntent",
            digest: digest, time: Date(timeIntervalSinceReferenceDate: time))
    }

    private static func answer(_ text: String) -> JournalPayload { JournalPayload(Data(text.utf8)) }

    @Test("a receipt comes back as it was, with the last answer, to its person alone", arguments: StoreImplementation.allCases)
    func keeps(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let begun = Self.receipt("zwölf 🚕", at: 812_345_678.123_456_7)
            #expect(try await store.receipt(of: begun.operation, in: "a", for: "ann") == nil)
            try await store.append([.sample("a", 1)], pending: [.begin(begun)], for: "ann")
            #expect(try await store.receipt(of: begun.operation, in: "a", for: "ann") == begun)
            #expect(try await store.receipt(of: begun.operation, in: "a", for: "ben") == nil)
            #expect(try await store.receipt(of: begun.operation, in: "b", for: "ann") == nil)
            for text in [#"{"x":1}"#, #"{"x":2}"#] {
                try await store.append(
                    [], pending: [.settle(operation: begun.operation, answer: Self.answer(text), conversation: "a")], for: "ann")
                let known = try await store.receipt(of: begun.operation, in: "a", for: "ann")
                #expect(known?.answer == Self.answer(text))
            }
        }
    }

    @Test(
        "an operation that is begun again keeps its answer; with other values, it is refused",
        arguments: StoreImplementation.allCases)
    func begunAgain(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let begun = Self.receipt("1")
            let settled = PendingWork.Change.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")
            try await store.append([.sample("a", 1)], pending: [.begin(begun), settled], for: "ann")
            try await store.append([.sample("a", 2)], pending: [.begin(Self.receipt("1", at: 9))], for: "ann")
            var expected = begun
            expected.answer = Self.answer("{}")
            #expect(try await store.receipt(of: "1", in: "a", for: "ann") == expected)
            for other in [Self.receipt("1", digest: "ff00"), Self.receipt("1", app: "taxis")] {
                let error = await #expect(throws: StoreError.self) {
                    try await store.append([.sample("a", 3)], pending: [.begin(other)], for: "ann")
                }
                #expect(error?.code == .otherValues)
            }
            #expect(try await store.entries(of: "a", for: "ann").count == 2)
            #expect(try await store.receipt(of: "1", in: "a", for: "ann") == expected)
            // The identifier is the conversation's.
            try await store.append([.sample("b", 1)], pending: [.begin(Self.receipt("1", in: "b", digest: "ff00"))], for: "ann")
            #expect(try await store.receipt(of: "1", in: "b", for: "ann")?.digest == "ff00")
        }
    }

    @Test("receipts are stored with their entries or not at all", arguments: StoreImplementation.allCases)
    func atomic(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await store.append([.sample("a", 1)], for: "ann")
            let refused: [([JournalEntry], PendingWork.Change, StoreError.Code)] = [
                ([.sample("a", 3)], .begin(Self.receipt("1")), .sequenceConflict),
                ([.sample("a", 2)], .begin(Self.receipt("1", in: "b")), .conversationGone),
                ([.sample("a", 2)], .begin(Self.receipt("1", of: "ben")), .otherPerson),
                ([.sample("a", 2)], .begin(Self.receipt("")), .invalidInput),
                ([.sample("a", 2)], .begin(Self.receipt("1\u{0}")), .invalidInput),
                ([.sample("a", 2)], .begin(Self.receipt("1", at: .nan)), .invalidInput),
                ([.sample("a", 2)], .settle(operation: "1", answer: Self.answer("{}"), conversation: "b"), .conversationGone),
            ]
            for (entries, change, code) in refused {
                let error = await #expect(throws: StoreError.self) {
                    try await store.append(entries, pending: [.begin(Self.receipt("good")), change], for: "ann")
                }
                #expect(error?.code == code, "\(change)")
            }
            #expect(try await store.receipt(of: "good", in: "a", for: "ann") == nil)
            #expect(try await store.entries(of: "a", for: "ann").count == 1)
            // What has no receipt, as after it has expired, gets none by an answer.
            try await store.append(
                [], pending: [.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")], for: "ann")
            #expect(try await store.receipt(of: "1", in: "a", for: "ann") == nil)
        }
    }

    @Test("receipts expire by the time of their operation, those of other people stay", arguments: StoreImplementation.allCases)
    func expire(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            for (conversation, person) in [("a", "ann"), ("b", "ann"), ("c", "ben")] {
                let begun = [10.0, 20].map {
                    PendingWork.Change.begin(Self.receipt("\($0)", in: conversation, of: person, at: $0))
                }
                try await store.append([.sample(conversation, 1)], pending: begun, for: person)
            }
            let time = Date(timeIntervalSinceReferenceDate: 20)
            try await store.append([], pending: [.expireReceipts(before: time, conversation: "a")], for: "ann")
            for (conversation, person, left) in [("a", "ann", false), ("b", "ann", false), ("c", "ben", true)] {
                #expect(try await (store.receipt(of: "10.0", in: conversation, for: person) != nil) == left)
                #expect(try await store.receipt(of: "20.0", in: conversation, for: person) != nil)
            }
        }
    }

    @Test("a receipt names the node that was answered last, as the outcome comes to it", arguments: StoreImplementation.allCases)
    func node(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let first = try await store.begin("a", for: "ann", by: "one", at: Date())
            var begun = Self.receipt("1")
            begun.node = "one"
            try await store.append([.sample("a", 1)], pending: [.begin(begun)], for: "ann", under: first)
            let second = try await store.take("a", for: "ann", by: "two", at: 1, isBetweenTurns: true)
            #expect(try await store.receipt(of: "1", in: "a", for: "ann")?.node == "one")
            let settled = PendingWork.Change.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")
            try await store.append([.sample("a", 2)], pending: [settled], for: "ann", under: second)
            #expect(try await store.receipt(of: "1", in: "a", for: "ann")?.node == "two")
        }
    }
}
