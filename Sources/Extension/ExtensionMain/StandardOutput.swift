// `stdout` is a variable, but nothing sets it. Foundation, which has it, too, is not imported here.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// What the program prints, which goes to the app's log through a pipe.
enum StandardOutput {
    /// Writes lines as they are printed, as at a terminal: also those before a crash, and those of an idle program.
    static func writeEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}
