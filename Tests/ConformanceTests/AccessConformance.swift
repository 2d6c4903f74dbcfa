import Foundation
import IntentSchema
import Store
import Testing

/// What every ``AccessBook`` does.
@Suite("access book conformance")
struct AccessConformance {
    private static func token(_ id: String, of person: String, created: Double = 1, digest: UInt8? = nil) -> AccessToken {
        AccessToken(
            id: id, person: person, label: "phone", scopes: [.converse, .confirm],
            digest: Data(repeating: digest ?? UInt8(id.utf8.first ?? 0), count: 32),
            created: Date(timeIntervalSinceReferenceDate: created), expires: Date(timeIntervalSinceReferenceDate: 9.5))
    }

    @Test("people come back as they were, by identifier, once", arguments: StoreImplementation.allCases)
    func people(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let ben = KnownPerson("ben", locale: "en_GB", timeZone: "Europe/London")
            let ann = KnownPerson(
                "ann", locale: "en_US", timeZone: "UTC", location: Coordinate(latitude: 1.5, longitude: -2))
            #expect(try await store.add(ben))
            #expect(try await store.add(ann))
            let taken = KnownPerson("ann", locale: "de_DE", timeZone: "UTC")
            #expect(try await store.add(taken) == false)
            #expect(try await store.people() == [ann, ben])
            #expect(try await store.people(["ben", "nobody", "ann"]) == [ann, ben])
            #expect(try await store.people([]) == [])
            #expect(try await store.person("ben") == ben)
            #expect(try await store.person("nobody") == nil)
            let token = Self.token("t", of: "ann")
            #expect(try await store.add(token))
            let owners = Self.token("o", of: "owner")
            #expect(try await store.add(owners))
            #expect(try await store.removePerson("owner") == false)
            #expect(try await store.tokens(of: "owner") == [owners])
            #expect(try await store.removeToken("o"))
            #expect(try await store.removePerson("ann"))
            #expect(try await !store.removePerson("ann"))
            #expect(try await store.people() == [ben])
            #expect(try await store.tokens(of: nil).isEmpty)
        }
    }

    @Test(
        "tokens come back as they were, by digest and by person, until they are revoked", arguments: StoreImplementation.allCases)
    func tokens(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let (late, early, other) = (
                Self.token("a", of: "ann", created: 3), Self.token("b", of: "ann", created: 2), Self.token("c", of: "ben")
            )
            for token in [late, early, other] { #expect(try await store.add(token)) }
            for taken in [Self.token("a", of: "ben", digest: 1), Self.token("d", of: "ben", digest: 97)] {
                #expect(try await store.add(taken) == false)
            }
            #expect(try await store.tokens(of: "ann") == [early, late])
            #expect(try await store.tokens(of: nil) == [other, early, late])
            #expect(try await store.token(digest: late.digest) == late)
            let unknown = Data(repeating: 0, count: 32)
            #expect(try await store.token(digest: unknown) == nil)
            #expect(try await store.removeToken("a"))
            #expect(try await !store.removeToken("a"))
            #expect(try await store.token(digest: late.digest) == nil)
        }
    }

    @Test("what cannot be kept is refused and changes nothing", arguments: StoreImplementation.allCases)
    func refuses(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let people = [
                KnownPerson("", locale: "en", timeZone: "UTC"), KnownPerson("a\0", locale: "en", timeZone: "UTC"),
                KnownPerson(String(repeating: "x", count: 101), locale: "en", timeZone: "UTC"),
                KnownPerson("a", locale: "", timeZone: "UTC"),
                KnownPerson("a", locale: "en", timeZone: "UTC", location: Coordinate(latitude: .nan, longitude: 0)),
            ]
            for person in people { await #expect(throws: StoreError.self) { try await store.add(person) } }
            let token = AccessToken(
                id: "a", person: "ann", label: "", scopes: [], digest: Data([1]), created: Date(timeIntervalSinceReferenceDate: 1)
            )
            await #expect(throws: StoreError.self) { _ = try await store.add(token) }
            #expect(try await store.people().isEmpty)
            #expect(try await store.tokens(of: nil).isEmpty)
        }
    }
}
