import Tracing

/// A span of a trace, as the header `traceparent` names it (W3C Trace Context, section 3.2).
struct TraceParent: Sendable, Hashable {
    /// 32 hexadecimal digits, not all zero.
    var trace: String
    /// 16 hexadecimal digits, not all zero.
    var span: String
    /// Whether the sender records the trace.
    var isSampled: Bool

    /// The beginning of a trace of our own.
    static func new() -> TraceParent { TraceParent(trace: identifier(words: 2), span: identifier(words: 1), isSampled: true) }

    /// A span within this one.
    func child() -> TraceParent { TraceParent(trace: trace, span: Self.identifier(words: 1), isSampled: isSampled) }

    private static func identifier(words: Int) -> String {
        (0..<words).map { _ in
            let digits = String(UInt64.random(in: 1 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// The header's value.
    var header: String { "00-\(trace)-\(span)-\(isSampled ? "01" : "00")" }
}

extension TraceParent {
    /// `nil` if the header is absent or not of that form.
    init?(_ text: String?) {
        guard let text, text.utf8.count <= 512 else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, parts[0] != "ff", parts[0] != "00" || parts.count == 4 else { return nil }
        for (part, length) in zip(parts, [2, 32, 16, 2]) {
            guard part.utf8.count == length, part.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
                return nil
            }
        }
        guard parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" }) else { return nil }
        self.init(trace: parts[1], span: parts[2], isSampled: UInt8(parts[3], radix: 16).map { $0 & 1 == 1 } ?? false)
    }
}

extension InstrumentationContext {
    private enum Key: InstrumentationContextKey {
        typealias Value = TraceParent
        static let nameOverride: String? = "traceparent"
    }

    /// The span that work is done for; `nil` for none.
    var traceParent: TraceParent? {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
