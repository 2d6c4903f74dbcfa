import Foundation
import Store

/// What every ``ReceiptBook`` does.
enum ReceiptChecks {
    static let all = [keeps, begunAgain, atomic, expire, node]

    private static func receipt(
        _ operation: String, in conversation: String = "a", of person: String = "ann", app: String = "rides",
        digest: String = "00ff", at time: Double = 5.25
    ) -> Receipt {
        Receipt(
            person: person, conversation: conversation, operation: operation, app: app, intent: "INRequestRideIntent",
            digest: digest, time: Date(timeIntervalSinceReferenceDate: time))
    }

    private static func answer(_ text: String) -> JournalPayload { JournalPayload(Data(text.utf8)) }

    static let keeps = StoreRequirement("a receipt comes back as it was, with the last answer, to its person alone") { probe in
        try await probe.withStore { store async throws in
            let begun = Self.receipt("zwölf 🚕", at: 812_345_678.123_456_7)
            await probe.expect(try await store.receipt(of: begun.operation, in: "a", for: "ann") == nil)
            try await store.append([.sample("a", 1)], pending: [.begin(begun)], for: "ann")
            await probe.expect(try await store.receipt(of: begun.operation, in: "a", for: "ann"), equals: begun)
            await probe.expect(try await store.receipt(of: begun.operation, in: "a", for: "ben") == nil)
            await probe.expect(try await store.receipt(of: begun.operation, in: "b", for: "ann") == nil)
            for text in [#"{"x":1}"#, #"{"x":2}"#] {
                try await store.append(
                    [], pending: [.settle(operation: begun.operation, answer: Self.answer(text), conversation: "a")], for: "ann")
                let known = try await store.receipt(of: begun.operation, in: "a", for: "ann")
                await probe.expect(known?.answer, equals: Self.answer(text))
            }
        }
    }

    static let begunAgain = StoreRequirement(
        "an operation that is begun again keeps its answer; with other values, it is refused"
    ) {
        probe in
        try await probe.withStore { store async throws in
            let begun = Self.receipt("1")
            let settled = PendingWork.Change.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")
            try await store.append([.sample("a", 1)], pending: [.begin(begun), settled], for: "ann")
            try await store.append([.sample("a", 2)], pending: [.begin(Self.receipt("1", at: 9))], for: "ann")
            var expected = begun
            expected.answer = Self.answer("{}")
            await probe.expect(try await store.receipt(of: "1", in: "a", for: "ann"), equals: expected)
            for other in [Self.receipt("1", digest: "ff00"), Self.receipt("1", app: "taxis")] {
                let error = await probe.failure {
                    try await store.append([.sample("a", 3)], pending: [.begin(other)], for: "ann")
                }
                await probe.expect(error?.code, equals: .otherValues)
            }
            await probe.expect(try await store.entries(of: "a", for: "ann").count, equals: 2)
            await probe.expect(try await store.receipt(of: "1", in: "a", for: "ann"), equals: expected)
            // The identifier is the conversation's.
            try await store.append([.sample("b", 1)], pending: [.begin(Self.receipt("1", in: "b", digest: "ff00"))], for: "ann")
            await probe.expect(try await store.receipt(of: "1", in: "b", for: "ann")?.digest, equals: "ff00")
        }
    }

    static let atomic = StoreRequirement("receipts are stored with their entries or not at all") { probe in
        try await probe.withStore { store async throws in
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
                let error = await probe.failure {
                    try await store.append(entries, pending: [.begin(Self.receipt("good")), change], for: "ann")
                }
                await probe.expect(error?.code, equals: code, StoreProbe.text(of: change))
            }
            await probe.expect(try await store.receipt(of: "good", in: "a", for: "ann") == nil)
            await probe.expect(try await store.entries(of: "a", for: "ann").count, equals: 1)
            // What has no receipt, as after it has expired, gets none by an answer.
            try await store.append(
                [], pending: [.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")], for: "ann")
            await probe.expect(try await store.receipt(of: "1", in: "a", for: "ann") == nil)
        }
    }

    static let expire = StoreRequirement("receipts expire by the time of their operation, those of other people stay") { probe in
        try await probe.withStore { store async throws in
            for (conversation, person) in [("a", "ann"), ("b", "ann"), ("c", "ben")] {
                let begun = [10.0, 20].map {
                    PendingWork.Change.begin(Self.receipt("\($0)", in: conversation, of: person, at: $0))
                }
                try await store.append([.sample(conversation, 1)], pending: begun, for: person)
            }
            let time = Date(timeIntervalSinceReferenceDate: 20)
            try await store.append([], pending: [.expireReceipts(before: time, conversation: "a")], for: "ann")
            for (conversation, person, left) in [("a", "ann", false), ("b", "ann", false), ("c", "ben", true)] {
                await probe.expect(try await (store.receipt(of: "10.0", in: conversation, for: person) != nil), equals: left)
                await probe.expect(try await store.receipt(of: "20.0", in: conversation, for: person) != nil)
            }
        }
    }

    static let node = StoreRequirement("a receipt names the node that was answered last, as the outcome comes to it") { probe in
        try await probe.withStore { store async throws in
            let first = try await store.begin("a", for: "ann", by: "one", at: Date())
            var begun = Self.receipt("1")
            begun.node = "one"
            try await store.append([.sample("a", 1)], pending: [.begin(begun)], for: "ann", under: first)
            let second = try await store.take("a", for: "ann", by: "two", at: 1, isBetweenTurns: true)
            await probe.expect(try await store.receipt(of: "1", in: "a", for: "ann")?.node, equals: "one")
            let settled = PendingWork.Change.settle(operation: "1", answer: Self.answer("{}"), conversation: "a")
            try await store.append([.sample("a", 2)], pending: [settled], for: "ann", under: second)
            await probe.expect(try await store.receipt(of: "1", in: "a", for: "ann")?.node, equals: "two")
        }
    }
}
