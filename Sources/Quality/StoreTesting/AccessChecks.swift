import Foundation
import IntentSchema
import Store

/// What every ``AccessBook`` does.
enum AccessChecks {
    static let all = [people, tokens, refuses]

    private static func token(_ id: String, of person: String, created: Double = 1, digest: UInt8? = nil) -> AccessToken {
        AccessToken(
            id: id, person: person, label: "phone", scopes: [.converse, .confirm],
            digest: Data(repeating: digest ?? UInt8(id.utf8.first ?? 0), count: 32),
            created: Date(timeIntervalSinceReferenceDate: created), expires: Date(timeIntervalSinceReferenceDate: 9.5))
    }

    static let people = StoreRequirement("people come back as they were, by identifier, once") { probe in
        try await probe.withStore { store async throws in
            let ben = KnownPerson("ben", locale: "en_GB", timeZone: "Europe/London")
            let ann = KnownPerson(
                "ann", locale: "en_US", timeZone: "UTC", location: Coordinate(latitude: 1.5, longitude: -2))
            await probe.expect(try await store.add(ben))
            await probe.expect(try await store.add(ann))
            let taken = KnownPerson("ann", locale: "de_DE", timeZone: "UTC")
            await probe.expect(try await store.add(taken) == false)
            await probe.expect(try await store.people(), equals: [ann, ben])
            await probe.expect(try await store.people(["ben", "nobody", "ann"]), equals: [ann, ben])
            await probe.expect(try await store.people([]), equals: [])
            await probe.expect(try await store.person("ben"), equals: ben)
            await probe.expect(try await store.person("nobody") == nil)
            let token = Self.token("t", of: "ann")
            await probe.expect(try await store.add(token))
            let owners = Self.token("o", of: "owner")
            await probe.expect(try await store.add(owners))
            await probe.expect(try await store.removePerson("owner") == false)
            await probe.expect(try await store.tokens(of: "owner"), equals: [owners])
            await probe.expect(try await store.removeToken("o"))
            await probe.expect(try await store.removePerson("ann"))
            await probe.expect(try await !store.removePerson("ann"))
            await probe.expect(try await store.people(), equals: [ben])
            await probe.expect(try await store.tokens(of: nil).isEmpty)
        }
    }

    static let tokens = StoreRequirement("tokens come back as they were, by digest and by person, until they are revoked") {
        probe in
        try await probe.withStore { store async throws in
            let (late, early, other) = (
                Self.token("a", of: "ann", created: 3), Self.token("b", of: "ann", created: 2), Self.token("c", of: "ben")
            )
            for token in [late, early, other] { await probe.expect(try await store.add(token)) }
            for taken in [Self.token("a", of: "ben", digest: 1), Self.token("d", of: "ben", digest: 97)] {
                await probe.expect(try await store.add(taken) == false)
            }
            await probe.expect(try await store.tokens(of: "ann"), equals: [early, late])
            await probe.expect(try await store.tokens(of: nil), equals: [other, early, late])
            await probe.expect(try await store.token(digest: late.digest), equals: late)
            let unknown = Data(repeating: 0, count: 32)
            await probe.expect(try await store.token(digest: unknown) == nil)
            await probe.expect(try await store.removeToken("a"))
            await probe.expect(try await !store.removeToken("a"))
            await probe.expect(try await store.token(digest: late.digest) == nil)
        }
    }

    static let refuses = StoreRequirement("what cannot be kept is refused and changes nothing") { probe in
        try await probe.withStore { store async throws in
            let people = [
                KnownPerson("", locale: "en", timeZone: "UTC"), KnownPerson("a\0", locale: "en", timeZone: "UTC"),
                KnownPerson(String(repeating: "x", count: 101), locale: "en", timeZone: "UTC"),
                KnownPerson("a", locale: "", timeZone: "UTC"),
                KnownPerson("a", locale: "en", timeZone: "UTC", location: Coordinate(latitude: .nan, longitude: 0)),
            ]
            for person in people { await probe.failure { try await store.add(person) } }
            let token = AccessToken(
                id: "a", person: "ann", label: "", scopes: [], digest: Data([1]), created: Date(timeIntervalSinceReferenceDate: 1)
            )
            await probe.failure { _ = try await store.add(token) }
            await probe.expect(try await store.people().isEmpty)
            await probe.expect(try await store.tokens(of: nil).isEmpty)
        }
    }
}
