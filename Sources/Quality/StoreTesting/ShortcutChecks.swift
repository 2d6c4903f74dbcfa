import Foundation
import IntentSchema
import Store

/// What every ``ShortcutBook`` does.
enum ShortcutChecks {
    static let all = [keeps, unique]

    private static func shortcut(_ id: String, _ phrase: String, app: String? = "a") -> Shortcut {
        Shortcut(
            id: id, phrase: phrase, app: app, content: Record("INPlayMediaIntent", ["n": .string(phrase)]), source: .conversation,
            time: Date(timeIntervalSinceReferenceDate: 5.5))
    }

    static let keeps = StoreRequirement("SYS-08 shortcuts come back as they were, by phrase, and are removed") { probe in
        try await probe.withStore { store async throws in
            let (soup, jazz) = (Self.shortcut("1", "Söup, please!"), Self.shortcut("2", "my jazz", app: nil))
            try await store.add(soup, of: "ann")
            try await store.add(jazz, of: "ann")
            await probe.expect(try await store.shortcuts(of: "ann"), equals: [jazz, soup])
            await probe.expect(try await store.shortcuts(of: "ben").isEmpty)
            await probe.expect(try await !store.removeShortcut("1", of: "ben"))
            await probe.expect(try await store.removeShortcut("1", of: "ann"))
            await probe.expect(try await !store.removeShortcut("1", of: "ann"))
            await probe.expect(try await store.shortcuts(of: "ann"), equals: [jazz])
        }
    }

    static let unique = StoreRequirement("SYS-08 two shortcuts of a person never have one phrase, however it is written") {
        probe in
        try await probe.withStore { store async throws in
            try await store.add(Self.shortcut("1", "Mum's café"), of: "ann")
            try await store.add(Self.shortcut("1", "Mum's café"), of: "ben")
            for (id, phrase) in [("2", "mums  CAFE!"), ("1", "another")] {
                let error = await probe.failure { try await store.add(Self.shortcut(id, phrase), of: "ann") }
                await probe.expect(error?.code, equals: .samePhrase)
            }
            await probe.expect(try await store.shortcuts(of: "ann").map(\.phrase), equals: ["Mum's café"])
            for bad in ["", "?!", "a\0b", String(repeating: "long ", count: 20)] {
                let error = await probe.failure { try await store.add(Self.shortcut("3", bad), of: "ann") }
                await probe.expect(error?.code, equals: .invalidInput)
            }
        }
    }
}
