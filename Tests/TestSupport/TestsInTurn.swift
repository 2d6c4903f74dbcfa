import Testing

/// Runs at most 32 test cases at once that hold files, sockets and programs open.
///
/// All tests begin together, and each gives its thread to others while it waits: without a bound, hundreds of stores and programs
/// are open on a busy machine. From about 1,360 descriptors on, starting a program with `Process` can read beyond the list of them.
package struct TestsInTurn: SuiteTrait, TestTrait, TestScoping {
    private static let turns = Turns(32)

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await body() }
        await Self.turns.begin()
        do { try await body() } catch {
            await Self.turns.end()
            throw error
        }
        await Self.turns.end()
    }

    private actor Turns {
        private var free: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(_ free: Int) { self.free = free }

        func begin() async {
            if free > 0 {
                free -= 1
            } else {
                await withCheckedContinuation { waiting.append($0) }
            }
        }

        func end() {
            if waiting.isEmpty {
                free += 1
            } else {
                waiting.removeFirst().resume()
            }
        }
    }
}

extension Trait where Self == TestsInTurn {
    /// For suites whose tests hold files, sockets or programs open.
    package static var inTurn: Self { TestsInTurn() }
}
