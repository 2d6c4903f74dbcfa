import IntentSchema
import Store

/// What every ``ContactBook`` and ``Settings`` does.
enum ContactBookChecks {
    static let all = [keeps, orders, isAtomic, hasOneOwner, removes, keepsSettings, keepsPeopleApart]

    static let john = Contact(
        id: "1", givenName: "John", middleName: "James", familyName: "Bird", fullName: "John Bird", nicknames: ["Johnny", "J"],
        organization: "Acme", jobTitle: "Ornithologist", relationship: "brother",
        handles: [
            .init(kind: .phoneNumber, value: "+1 415 555 0101", label: "mobile"),
            .init(kind: .emailAddress, value: "j@example.com"), .init(kind: .userName, value: "jbird", label: "chat"),
        ],
        addresses: [
            .init(label: "home", street: "1 Elm St", city: "Oakland", coordinate: Coordinate(latitude: 37.8, longitude: -122.27)),
            .init(label: nil, street: "", city: "Paris", state: "Île", postalCode: "75000", country: "FR"),
        ], relations: [.init(kind: "wife", contact: "2"), .init(kind: "boss", contact: "3")], phoneticGivenName: "jon",
        phoneticFamilyName: "burd")

    static let keeps = StoreRequirement("a contact comes back as it was") { probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await store.contacts(of: "owner").isEmpty)
            await probe.expect(try await store.upsert([Self.john], of: "owner"), equals: ContactChanges(added: 1, updated: 0))
            await probe.expect(try await store.contacts(of: "owner"), equals: [Self.john])
            var shorter = Self.john
            shorter.nicknames = []
            shorter.handles = [.init(kind: .emailAddress, value: "new@example.org")]
            shorter.addresses = []
            shorter.relations = []
            shorter.phoneticFamilyName = nil
            shorter.relationship = nil
            let other = Contact(id: "2", fullName: "")
            await probe.expect(
                try await store.upsert([shorter, other, other], of: "owner"), equals: ContactChanges(added: 1, updated: 2))
            await probe.expect(try await store.contacts(of: "owner"), equals: [other, shorter])
        }
    }

    static let orders = StoreRequirement("contacts stand in order of name without case and accents") { probe in
        try await probe.withStore { store async throws in
            let names = ["zoë", "Élodie", "elodie", "Ann", "Ömer", "oscar", "Ann", "李雷", "_x"]
            try await store.upsert(names.enumerated().map { Contact(id: "id\($0.offset)", fullName: $0.element) }, of: "owner")
            let order = try await store.contacts(of: "owner").map(\.id)
            await probe.expect(order, equals: ["id8", "id3", "id6", "id1", "id2", "id4", "id5", "id0", "id7"])
        }
    }

    static let isAtomic = StoreRequirement("an import with one bad contact changes nothing") { probe in
        try await probe.withStore { store async throws in
            try await store.upsert([Self.john], of: "owner")
            var renamed = Self.john
            renamed.fullName = "Somebody Else"
            var unlocated = Self.john
            unlocated.addresses[0].coordinate = Coordinate(latitude: .nan, longitude: 0)
            var cut = Self.john
            cut.handles[0].label = "a\0b"
            for bad in [Contact(id: "", fullName: "Nobody"), unlocated, cut] {
                let error = await probe.failure {
                    try await store.upsert([renamed, Contact(id: "3", fullName: "New"), bad], of: "owner")
                }
                await probe.expect(error?.code, equals: .invalidInput)
            }
            await probe.expect(try await store.contacts(of: "owner"), equals: [Self.john])
        }
    }

    static let hasOneOwner = StoreRequirement("there is one owner at most, the last one given") { probe in
        try await probe.withStore { store async throws in
            try await store.upsert(
                [Contact(id: "1", fullName: "A", isMe: true), Contact(id: "2", fullName: "B", isMe: true)], of: "owner")
            await probe.expect(try await store.contacts(of: "owner").map(\.isMe), equals: [false, true])
            try await store.upsert([Contact(id: "3", fullName: "C")], of: "owner")
            try await store.upsert([Contact(id: "1", fullName: "A", isMe: true)], of: "owner")
            await probe.expect(try await store.contacts(of: "owner").map(\.isMe), equals: [true, false, false])
        }
    }

    static let removes = StoreRequirement("contacts can be removed one by one and all at once") { probe in
        try await probe.withStore { store async throws in
            try await store.upsert(["1", "2", "3"].map { Contact(id: $0, fullName: $0, nicknames: ["n"]) }, of: "owner")
            await probe.expect(try await store.remove(id: "2", of: "owner"))
            await probe.expect(try await !store.remove(id: "2", of: "owner"))
            await probe.expect(try await store.contacts(of: "owner").map(\.id), equals: ["1", "3"])
            try await store.removeAll(of: "owner")
            await probe.expect(try await store.contacts(of: "owner").isEmpty)
            await probe.expect(try await store.upsert([Self.john], of: "owner").added, equals: 1)
        }
    }

    static let keepsSettings = StoreRequirement("settings are kept, replaced and removed") { probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await store.value(of: "app", for: "owner") == nil)
            try await store.set("app", to: "org.example.rides", for: "owner")
            try await store.set("place", to: "", for: "owner")
            try await store.set("app", to: "org.example.cabs 🚖", for: "owner")
            await probe.expect(try await store.settings(for: "owner"), equals: ["app": "org.example.cabs 🚖", "place": ""])
            try await store.set("app", to: nil, for: "owner")
            try await store.set("never", to: nil, for: "owner")
            await probe.expect(try await store.value(of: "app", for: "owner") == nil)
            await probe.expect(try await store.value(of: "place", for: "owner"), equals: "")
            for (name, value) in [("", "x"), ("a\0", "x"), ("a", "x\0")] {
                let error = await probe.failure { try await store.set(name, to: value, for: "owner") }
                await probe.expect(error?.code, equals: .invalidInput)
            }
        }
    }

    static let keepsPeopleApart = StoreRequirement("nothing of one person reaches another, even where identifiers are the same") {
        probe in
        try await probe.withStore { store async throws in
            var namesake = Self.john
            namesake.fullName = "John Doe"
            namesake.isMe = true
            for (person, contact) in [("a", Self.john), ("b", namesake), ("a", namesake)] {
                await probe.expect(
                    try await store.upsert([contact], of: person).updated == (contact == namesake && person == "a" ? 1 : 0))
                try await store.set("app", to: person + contact.fullName, for: person)
            }
            try await store.upsert([Self.john], of: "a")
            await probe.expect(try await store.contacts(of: "a"), equals: [Self.john])
            await probe.expect(try await store.contacts(of: "b"), equals: [namesake])
            await probe.expect(try await store.settings(for: "a"), equals: ["app": "aJohn Doe"])
            await probe.expect(try await store.value(of: "app", for: "b"), equals: "bJohn Doe")
            try await store.set("app", to: nil, for: "a")
            await probe.expect(try await store.remove(id: "1", of: "a"))
            try await store.removeAll(of: "a")
            await probe.expect(try await store.contacts(of: "b"), equals: [namesake])
            await probe.expect(try await store.settings(for: "b").count, equals: 1)
            for person in ["", "a\0b"] {
                for attempt in [
                    { _ = try await store.upsert([Self.john], of: person) },
                    { try await store.set("app", to: "x", for: person) },
                    { try await store.append(.sample("a", 1), for: person) },
                ] as [() async throws -> Void] {
                    let error = await probe.failure { try await attempt() }
                    await probe.expect(error?.code, equals: .invalidInput)
                }
            }
        }
    }
}
