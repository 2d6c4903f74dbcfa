import StoreTesting
import Testing

struct OwnStoreTests {
    @Test("my store keeps what every store keeps", arguments: StoreRequirement.all)
    func conforms(check: StoreRequirement) async {
        let problems = await check.problems { test in
            let store = OwnStore()  // a new one, which is empty
            try await test(CheckedStore(store))
        }
        #expect(problems.isEmpty)
    }
}

private typealias OwnStore = ForwardingStore
