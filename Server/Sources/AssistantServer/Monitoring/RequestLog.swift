import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Tracing

/// Counts requests, and logs them without anything personal: neither paths with identifiers nor what was said.
struct RequestLog: RouterMiddleware {
    let metrics: Metrics
    let logger: Logger
    let tracer: any Tracer

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await trace(request) { try await next(request, context) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let route = context.endpointPath ?? "none"
        let method =
            ["GET", "POST", "PUT", "DELETE", "HEAD"].contains(request.method.rawValue) ? request.method.rawValue : "other"
        metrics.count(.init(method: method, route: route, status: response.status.code), seconds: seconds)
        guard logger.logLevel <= .info else { return response }
        var fields: Logger.Metadata = [
            "method": "\(method)", "route": "\(route)", "status": "\(response.status.code)",
            "ms": "\(Int(seconds * 1_000))",
        ]
        // The trace that the request belongs to, as its sender names it (W3C trace context).
        if let trace = TraceParent(request.headers[.traceparent]) { fields["trace_id"] = "\(trace.trace)" }
        logger.info("request", metadata: fields)
        return response
    }

    /// Handles a request as a part of the trace that its sender names (W3C Trace Context).
    private func trace(_ request: Request, _ body: () async throws -> Response) async throws -> Response {
        guard request.headers[.traceparent] != nil else { return try await body() }
        var context = InstrumentationContext.topLevel
        tracer.extract(request.headers, into: &context, using: HeaderExtractor())
        return try await InstrumentationContext.$current.withValue(context) { try await body() }
    }
}

extension HTTPField.Name {
    static let traceparent = HTTPField.Name("traceparent")!
}
