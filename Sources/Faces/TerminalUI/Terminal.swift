#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The properties of the terminal at a file descriptor.
public enum Terminal {
    /// Whether it is a terminal.
    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The number of columns; 80 if unknown.
    public static func width(of descriptor: Int32) -> Int {
        var size = winsize()
        let known = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return known ? Int(size.ws_col) : 80
    }

    /// The text wrapped between words to fit a terminal; unchanged if there is none.
    public static func fitted(_ text: String, to descriptor: Int32) -> String {
        guard isTerminal(descriptor) else { return text }
        return TextLayout.indented(text, to: width(of: descriptor)).joined(separator: "\n")
    }

    /// Whether to use escape sequences for colour: at a terminal that is not `dumb`, unless `NO_COLOR` is set.
    public static func usesColour(_ descriptor: Int32) -> Bool {
        isTerminal(descriptor) && getenv("NO_COLOR") == nil && understandsSequences
    }

    /// Whether the terminal can move its cursor.
    private static var understandsSequences: Bool { understandsSequences(name) }

    /// What the environment says that the terminal is; `nil` if it says nothing.
    public static var name: String? { getenv("TERM").map { String(cString: $0) } }

    /// Whether a terminal of this name can move its cursor.
    static func understandsSequences(_ name: String?) -> Bool { name.map { $0 != "dumb" } ?? false }
}
