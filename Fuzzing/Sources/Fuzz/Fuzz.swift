import Foundation
import FuzzSubjects

/// What `FUZZ_SUBJECT` names.
private let subject: FuzzSubject = {
    let name = ProcessInfo.processInfo.environment["FUZZ_SUBJECT"] ?? ""
    guard let subject = FuzzSubject(rawValue: name) else {
        FileHandle.standardError.write(
            Data("FUZZ_SUBJECT is '\(name)'; it is one of \(FuzzSubject.allCases.map(\.rawValue))\n".utf8))
        exit(2)
    }
    return subject
}()

/// Takes one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try subject.run(Array(UnsafeBufferPointer(start: start, count: count)))
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

@main
enum Fuzz {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, testOneInput))
    }
}
