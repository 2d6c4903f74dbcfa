import Foundation
import PaymentsCore
import Synchronization
import Testing

/// A bank with a database of its own that goes away with the test, and a clock that stands still until it is told to go on.
final class Branch: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bank-\(UUID().uuidString)")
    let service: BankService
    private let clock: Clock

    private final class Clock: Sendable {
        let instant = Mutex(Date(timeIntervalSince1970: 1_772_481_600))
    }

    init() throws {
        let clock = Clock()
        self.clock = clock
        service = try BankService(folder: folder) { clock.instant.withLock { $0 } }
    }

    var now: Date { clock.instant.withLock { $0 } }

    func advance(days: Double) {
        clock.instant.withLock { $0 = $0.addingTimeInterval(days * 86_400) }
    }

    func balance(_ id: String) throws -> Int {
        try #require(try service.accounts().first { $0.id == id }).balance.cents
    }

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: folder)
    }
}

/// The code of the error thrown; `nil` when none was.
func code<Value>(_ body: () throws -> Value) -> BankError.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? BankError)?.code
    }
}

func dollars(_ cents: Int) -> Money { Money(cents: cents, .dollar) }
func euros(_ cents: Int) -> Money { Money(cents: cents, .euro) }
