import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// Counts requests, and logs them without anything personal: neither paths with identifiers nor what was said.
struct RequestLog: RouterMiddleware {
    let metrics: Metrics
    let logger: Logger

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let route = context.endpointPath ?? "none"
        let method =
            ["GET", "POST", "PUT", "DELETE", "HEAD"].contains(request.method.rawValue) ? request.method.rawValue : "other"
        metrics.count(.init(method: method, route: route, status: response.status.code), seconds: seconds)
        var fields: Logger.Metadata = [
            "method": "\(method)", "route": "\(route)", "status": "\(response.status.code)",
            "ms": "\(Int(seconds * 1_000))",
        ]
        // The trace that the request belongs to, as its sender names it (W3C trace context).
        if let trace = TraceParent(request.headers[.traceparent]) { fields["trace_id"] = "\(trace.identifier)" }
        logger.info("request", metadata: fields)
        return response
    }
}

/// The header `traceparent` of W3C's trace context.
struct TraceParent: Sendable {
    /// 32 hexadecimal digits.
    let identifier: String

    /// `nil` if the header is absent or not of that form.
    init?(_ text: String?) {
        guard let parts = text?.split(separator: "-", omittingEmptySubsequences: false), parts.count >= 4,
            parts[0].count == 2, parts[1].count == 32, parts[2].count == 16, parts[1].allSatisfy({ $0.isHexDigit && $0.isASCII }),
            parts[1].contains(where: { $0 != "0" })
        else { return nil }
        identifier = parts[1].lowercased()
    }
}

extension HTTPField.Name {
    static let traceparent = HTTPField.Name("traceparent")!
}
