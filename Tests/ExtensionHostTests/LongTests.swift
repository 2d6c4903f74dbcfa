import Foundation

/// Tests that load a machine for long run only if the environment variable `ERRAND_LONG_TESTS` is set, as `Scripts/long-tests` does.
enum LongTests {
    static let areRun = ProcessInfo.processInfo.environment["ERRAND_LONG_TESTS"] != nil
}
