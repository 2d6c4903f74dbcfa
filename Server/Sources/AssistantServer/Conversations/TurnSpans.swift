import Assistant
import ExtensionProtocol
import Tracing

/// The spans of turns: one for a turn, and in it one for each call to an app. They name apps, methods and outcomes; neither people nor
/// what was said.
struct TurnSpans: Sendable {
    let tracer: any Tracer

    /// Performs a turn in a span of the trace that work is done for at the moment.
    func turn(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Turn) async throws -> Turn {
        try await Self.turn(by: tracer, body)
    }

    private static func turn(
        by tracer: some Tracer, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Turn
    ) async throws -> Turn {
        let start = DefaultTracerClock.now
        let span = tracer.startSpan("turn", ofKind: .server, at: start)
        defer { span.end() }
        do {
            let turn = try await InstrumentationContext.$current.withValue(span.context) { try await body() }
            if span.isRecording { record(turn, by: tracer, from: start, in: span.context) }
            return turn
        } catch {
            span.recordError(error)
            throw error
        }
    }

    /// Records the calls that a turn has made. How long each took is known, and that they follow each other; what the assistant did
    /// between them is not: each begins here when the one before it ends.
    private static func record(
        _ turn: Turn, by tracer: some Tracer, from start: DefaultTracerClock.Timestamp, in context: InstrumentationContext
    ) {
        var moment = start
        for call in turn.calls {
            let span = tracer.startSpan("call", context: context, ofKind: .client, at: moment)
            span.attributes["app"] = call.call.app
            span.attributes["method"] = call.call.request.method.word
            if call.reply == nil { span.setStatus(SpanStatus(code: .error)) }
            moment = .init(nanosecondsSinceEpoch: moment.nanosecondsSinceEpoch + UInt64(max(0, call.seconds ?? 0) * 1e9))
            span.end(at: moment)
        }
    }
}

extension ExtensionRequest.Method {
    fileprivate var word: String {
        switch self {
        case .resolve: "resolve"
        case .options: "options"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}
