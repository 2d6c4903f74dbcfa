import Hummingbird

/// Handles requests for streams in tasks of their own.
///
/// A task keeps the memory that its deepest call needed, some tens of kilobytes here, until it ends. That of a connection lasts for hours, if it
/// is a stream; for others, another task takes more time than the memory is worth.
struct OwnTask<Responder: HTTPResponder>: HTTPResponder where Responder.Context: Sendable {
    let responder: Responder

    func respond(to request: Request, context: Responder.Context) async throws -> Response {
        guard request.isForStream else { return try await responder.respond(to: request, context: context) }
        // What `async let` needs would be part of the connection's task.
        let task = Task { try await responder.respond(to: request, context: context) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

extension Request {
    fileprivate var isForStream: Bool { method == .get && uri.path.hasSuffix("/events") }
}
