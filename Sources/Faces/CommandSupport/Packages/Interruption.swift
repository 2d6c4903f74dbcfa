import Foundation
import Synchronization

/// Passes on what ends errand to the command that it waits for: Foundation starts each command in a process group of its own, which
/// control-C at the terminal does not reach.
enum Interruption {
    /// The command; 0 for none. Signal handlers can use nothing but such a value.
    private static let process = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Waits for a command, which is interrupted if errand is.
    ///
    /// - Parameter body: returns when the command has ended.
    static func passing(to command: Int32, while body: () -> Void) {
        process.store(command, ordering: .sequentiallyConsistent)
        let before = signals.map { number in
            let before = signal(number) { number in
                let command = Interruption.process.load(ordering: .sequentiallyConsistent)
                if command > 0 { kill(command, SIGINT) }
                // Delivered as soon as this handler has returned.
                signal(number, SIG_DFL)
                raise(number)
            }
            // What errand ignores, as under nohup, stays so.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
            return before
        }
        body()
        process.store(0, ordering: .sequentiallyConsistent)
        for (number, handler) in zip(signals, before) { signal(number, handler) }
    }
}
