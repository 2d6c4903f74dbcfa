import Foundation

/// Runs libFuzzer on the subject that `FUZZ_SUBJECT` names.
public enum FuzzDriver {
    // libFuzzer calls a C function, which captures nothing. Set once, before the only thread begins to call it.
    fileprivate nonisolated(unsafe) static var subject: ([UInt8]) throws -> Void = { _ in }

    /// - Parameter subjects: what takes inputs, by name.
    public static func run(_ subjects: [String: ([UInt8]) throws -> Void]) -> Never {
        let name = ProcessInfo.processInfo.environment["FUZZ_SUBJECT"] ?? ""
        guard let subject = subjects[name] else {
            FileHandle.standardError.write(Data("FUZZ_SUBJECT is '\(name)'; it is one of \(subjects.keys.sorted())\n".utf8))
            exit(2)
        }
        Self.subject = subject
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, testOneInput))
    }
}

/// Takes one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try FuzzDriver.subject(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        // The fuzzer keeps inputs that end the process.
        fatalError("\(error)")
    }
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
