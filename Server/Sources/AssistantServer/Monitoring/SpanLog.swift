import HTTPTypes
public import Logging
import Synchronization
public import Tracing

/// Writes spans to the log, with their trace, where `info` is logged: no kept library exports them. Whoever has an exporter gives its tracer to
/// the server instead.
public struct SpanLog: Tracer {
    private let logger: Logger

    /// - Parameter logger: where spans go when they end.
    public init(_ logger: Logger) { self.logger = logger }

    public func startSpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> InstrumentationContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> LoggedSpan {
        LoggedSpan(operationName, in: context(), at: instant().nanosecondsSinceEpoch, logger)
    }

    // The protocol's older form, which is deprecated and has to be there.
    public func startAnySpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> InstrumentationContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> any Tracing.Span {
        LoggedSpan(operationName, in: context(), at: instant().nanosecondsSinceEpoch, logger)
    }

    public func forceFlush() {}

    public func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier, into context: inout InstrumentationContext, using extractor: Extract
    ) where Extract.Carrier == Carrier {
        context.traceParent = TraceParent(extractor.extract(key: "traceparent", from: carrier))
    }

    public func inject<Carrier, Inject: Injector>(
        _ context: InstrumentationContext, into carrier: inout Carrier, using injector: Inject
    ) where Inject.Carrier == Carrier {
        if let parent = context.traceParent { injector.inject(parent.header, forKey: "traceparent", into: &carrier) }
    }
}

/// A span that is logged when it ends.
public final class LoggedSpan: Tracing.Span {
    private struct State {
        var name: String
        var attributes: SpanAttributes = [:]
        var hasFailed = false
        var isEnded = false
    }

    public let context: InstrumentationContext
    private let own: TraceParent
    private let parent: TraceParent?
    private let start: UInt64
    private let logger: Logger
    private let state: Mutex<State>

    init(_ name: String, in context: InstrumentationContext, at start: UInt64, _ logger: Logger) {
        parent = context.traceParent
        own = parent?.child() ?? .new()
        var context = context
        context.traceParent = own
        self.context = context
        self.start = start
        self.logger = logger
        state = Mutex(State(name: name))
    }

    public var operationName: String {
        get { state.withLock(\.name) }
        set { state.withLock { $0.name = newValue } }
    }

    public var attributes: SpanAttributes {
        get { state.withLock(\.attributes) }
        set { state.withLock { $0.attributes = newValue } }
    }

    public var isRecording: Bool { logger.logLevel <= .info && !state.withLock(\.isEnded) }

    public func setStatus(_ status: SpanStatus) { state.withLock { $0.hasFailed = status.code == .error } }

    public func addEvent(_ event: SpanEvent) {}

    public func addLink(_ link: SpanLink) {}

    public func recordError<Instant: TracerInstant>(
        _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
    ) {
        // An error may quote what a person has said.
        state.withLock { $0.hasFailed = true }
    }

    public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        let known = state.withLock { state -> State? in
            defer { state.isEnded = true }
            return state.isEnded ? nil : state
        }
        guard let known, logger.logLevel <= .info else { return }
        let end = instant().nanosecondsSinceEpoch
        var fields: Logger.Metadata = [
            "name": "\(known.name)", "trace_id": "\(own.trace)", "span_id": "\(own.span)",
            "ms": "\(Double(end > start ? (end - start) / 1_000 : 0) / 1_000)", "failed": "\(known.hasFailed)",
        ]
        if let parent { fields["parent_id"] = "\(parent.span)" }
        let add = { (key: String, value: SpanAttribute) in
            if case .string(let text) = value { fields[key] = "\(text)" }
        }
        known.attributes.forEach(add)
        logger.info("span", metadata: fields)
    }
}

/// Finds the headers of requests.
struct HeaderExtractor: Extractor {
    func extract(key: String, from fields: HTTPFields) -> String? { HTTPField.Name(key).flatMap { fields[$0] } }
}
