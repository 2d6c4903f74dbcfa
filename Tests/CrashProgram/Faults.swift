import Foundation
import Synchronization

/// The points at which something can go wrong while a conversation is held, in order, and what goes wrong at one of them.
final class Faults: Sendable {
    /// What goes wrong.
    enum Fault: String {
        case none
        /// This process is killed.
        case killHost = "kill-host"
        /// This process stops, and goes on when somebody else says so.
        case stopHost = "stop-host"
        /// The programs of apps are killed.
        case killProgram = "kill-program"
        /// The disk with the data is filled.
        case fillDisk = "fill-disk"
    }

    private struct State {
        var reached = 0
        var isHandling = false
        var programs: [@Sendable () -> Void] = []
    }

    private let fault: Fault
    /// The number of the point, counted from 1.
    private let place: Int
    private let filler: URL
    private let state = Mutex(State())

    /// - Parameter filler: the file that fills the disk.
    init(_ fault: Fault, at place: Int, filler: URL) {
        self.fault = fault
        self.place = place
        self.filler = filler
    }

    /// Reaches a point. Its name is on standard output before anything happens.
    func reach(_ name: String) {
        let number = state.withLock { state in
            state.reached += 1
            return state.reached
        }
        FileHandle.standardOutput.write(Data("point \(number) \(name)\n".utf8))
        guard number == place else { return }
        switch fault {
        case .none: break
        case .killHost: kill(getpid(), SIGKILL)
        // Unlike kill, it stops this thread before it goes on.
        case .stopHost: raise(SIGSTOP)
        case .killProgram: for program in state.withLock(\.programs) { program() }
        case .fillDisk: fill()
        }
    }

    /// Adds a program to those that may be killed.
    func add(program kill: @escaping @Sendable () -> Void) { state.withLock { $0.programs.append(kill) } }

    /// Has an app handle something: whenever its code reads the host's clock meanwhile, a point is reached, before and behind its effects.
    func handling<Answer>(_ handle: () async -> Answer) async -> Answer {
        state.withLock { $0.isHandling = true }
        defer { state.withLock { $0.isHandling = false } }
        return await handle()
    }

    /// An app, or the host, reads the clock.
    func readClock() {
        if state.withLock(\.isHandling) { reach("within handle") }
    }

    private func fill() {
        // The last bytes are taken one by one: a database needs few.
        guard FileManager.default.createFile(atPath: filler.path, contents: nil),
            let file = FileHandle(forWritingAtPath: filler.path)
        else { return }
        for size in [1 << 16, 1 << 12, 1] {
            while (try? file.write(contentsOf: Data(count: size))) != nil {}
        }
    }
}
