import Foundation

/// Tests over many samples try few of them, and tests that load a machine for long are left out, unless the environment variable
/// `ERRAND_LONG_TESTS` is set, as `Scripts/long-tests` does. `Package.swift` leaves out whole targets in the same way.
package enum LongTests {
    package static let areRun = ProcessInfo.processInfo.environment["ERRAND_LONG_TESTS"] != nil
}
