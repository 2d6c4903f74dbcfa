import Foundation

/// Tests over many samples try few of them, unless the environment variable `ERRAND_LONG_TESTS` is set, as `Scripts/long-tests` does.
enum LongTests {
    static let areRun = ProcessInfo.processInfo.environment["ERRAND_LONG_TESTS"] != nil
}
