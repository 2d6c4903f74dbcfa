import Foundation
import IntentSchema
import Store
import Testing

/// What every ``ShortcutBook`` does.
@Suite("shortcut book conformance")
struct ShortcutConformance {
    private static func shortcut(_ id: String, _ phrase: String, app: String? = "a") -> Shortcut {
        Shortcut(
            id: id, phrase: phrase, app: app, content: Record("INPlayMediaIntent", ["n": .string(phrase)]), source: .conversation,
            time: Date(timeIntervalSinceReferenceDate: 5.5))
    }

    @Test("SYS-08 shortcuts come back as they were, by phrase, and are removed", arguments: StoreImplementation.allCases)
    func keeps(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let (soup, jazz) = (Self.shortcut("1", "Söup, please!"), Self.shortcut("2", "my jazz", app: nil))
            try await store.add(soup, of: "ann")
            try await store.add(jazz, of: "ann")
            #expect(try await store.shortcuts(of: "ann") == [jazz, soup])
            #expect(try await store.shortcuts(of: "ben").isEmpty)
            #expect(try await !store.removeShortcut("1", of: "ben"))
            #expect(try await store.removeShortcut("1", of: "ann"))
            #expect(try await !store.removeShortcut("1", of: "ann"))
            #expect(try await store.shortcuts(of: "ann") == [jazz])
        }
    }

    @Test(
        "SYS-08 two shortcuts of a person never have one phrase, however it is written", arguments: StoreImplementation.allCases)
    func unique(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await store.add(Self.shortcut("1", "Mum's café"), of: "ann")
            try await store.add(Self.shortcut("1", "Mum's café"), of: "ben")
            for (id, phrase) in [("2", "mums  CAFE!"), ("1", "another")] {
                let error = await #expect(throws: StoreError.self) { try await store.add(Self.shortcut(id, phrase), of: "ann") }
                #expect(error?.code == .samePhrase)
            }
            #expect(try await store.shortcuts(of: "ann").map(\.phrase) == ["Mum's café"])
            for bad in ["", "?!", "a\0b", String(repeating: "long ", count: 20)] {
                let error = await #expect(throws: StoreError.self) { try await store.add(Self.shortcut("3", bad), of: "ann") }
                #expect(error?.code == .invalidInput)
            }
        }
    }
}
