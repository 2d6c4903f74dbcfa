import Foundation
import Store
import StoreTesting
import TestSupport
import Testing

/// The checks of stores find what they are for.
@Suite(.inTurn) struct StoreRequirementTests {
    /// Faults with a word of the check that is to find each.
    private static let faults: [(fault: ForwardingStore.Fault, check: String)] = [
        (.losesAppends, "entries come back as they were"), (.losesAppends, "one succeeds"),
        (.letsStaleNodesWrite, "a lease that was lost"), (.letsStaleNodesWrite, "taken as it was read"),
        (.forgetsReceipts, "a receipt comes back"), (.forgetsReceipts, "begun again keeps its answer"),
        (.acceptsOtherValues, "with other values"), (.splitsBatches, "rows are stored together"),
        (.splitsBatches, "receipts are stored with their entries"), (.mixesPeople, "nothing of one person reaches another"),
        (.losesAudit, "in one chain for each person"), (.keepsErased, "conversations of a person who was erased"),
        (.keepsErased, "nothing of a person is in any table"), (.acceptsNameTwice, "people come back"),
        (.forgetsSnapshots, "the last snapshot"),
    ]

    @Test("a faulty store fails the check that is about its fault", arguments: faults.indices)
    func found(index: Int) async throws {
        let (fault, words) = Self.faults[index]
        let check = try #require(
            (StoreRequirement.all + StoreRequirement.erasure).first { $0.description.contains(words) }, "no check says '\(words)'"
        )
        let problems = await check.problems { test in
            let store = ForwardingStore(fault)
            try await test(CheckedStore(store) { StoreImplementation.tables(of: store.memory) })
        }
        #expect(!problems.isEmpty, "'\(check)' did not find a store that \(fault)")
    }

    @Test("a problem names the line of the check, and what was there instead")
    func problem() async throws {
        let check = try #require(StoreRequirement.journal.first { $0.description.contains("come back as they were") })
        let problems = await check.problems { try await $0(CheckedStore(ForwardingStore(.losesAppends))) }
        let first = try #require(problems.first)
        #expect(first.contains(/JournalChecks\.swift:\d+: \[.*\] instead of \[/))
    }

    @Test("what looks past the store says what it needs", arguments: StoreRequirement.erasure + StoreRequirement.tampering)
    func needsMore(check: StoreRequirement) async {
        let problems = await check.problems { try await $0(CheckedStore(MemoryStore())) }
        #expect(problems.count == 1 && problems[0].contains("CheckedStore."))
    }

    @Test("a store that cannot be opened has that problem", arguments: StoreRequirement.all.prefix(1))
    func unopened(check: StoreRequirement) async {
        let problems = await check.problems { _ in throw CocoaError(.fileNoSuchFile) }
        #expect(problems.count == 1)
    }

    @Test("no two requirements have the same words")
    func distinct() {
        let all = (StoreRequirement.all + StoreRequirement.erasure + StoreRequirement.tampering).map(\.description)
        #expect(Set(all).count == all.count)
    }

    @Test("the example of the page on stores is compiled and run as it stands there")
    func listing() throws {
        let file = URL(filePath: #filePath)
        let page = try String(contentsOf: file.appending(path: "../../../Documentation/Stores.md").standardized, encoding: .utf8)
        let listing = try #require(page.firstMatch(of: #/```swift\n((?s:.*?))```/#)).output.1
        let compiled = try String(
            contentsOf: file.appending(path: "../OwnStoreTests.swift").standardized, encoding: .utf8)
        #expect(compiled.hasPrefix(listing))
    }
}
