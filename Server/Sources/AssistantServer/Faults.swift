import Foundation
import HTTPTypes
import Hummingbird
import IntentSchema
import Logging
import NIOHTTP1
import Store

/// Turns every error into problem details.
struct Faults: RouterMiddleware {
    let logger: Logger
    let description: Description

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            // It would end the names of files early.
            guard !request.uri.path.contains("%00") else { throw Problem.malformed("The path contains a zero byte.") }
            return try await next(request, context)
        } catch {
            return try problem(error, request, context).response(from: request, context: context)
        }
    }

    private func problem(_ error: any Error, _ request: Request, _ context: ServerContext) -> Problem {
        switch error {
        case let problem as Problem: return problem
        case let error as StoreError where error.code == .invalidInput: return .malformed(error.message)
        case let error as StoreError where error.code == .conversationGone: return .gone
        case let error as StoreError:
            logger.error(
                "the store failed",
                metadata: [
                    "code": "\(error.code.rawValue)", "path": "\(context.endpointPath ?? "")", "problem": "\(error.message)",
                ])
            return Problem(
                .serviceUnavailable, "store", "The store does not work at the moment.",
                "Nothing that was not stored has been done. Try again; the server's log says more.", headers: [.retryAfter: "5"])
        case let error as any HTTPResponseError where error.status == .notFound:
            if let methods = description.methods(of: request.uri.path), !methods.contains(request.method.rawValue) {
                let allowed = methods.joined(separator: ", ")
                return Problem(
                    .methodNotAllowed, "method", "The path has no such method.", "It has: \(allowed).", headers: [.allow: allowed]
                )
            }
            return Problem(.notFound, "no-path", "There is nothing at this path.", "See /v1/openapi.json for what there is.")
        case let error as any HTTPResponseError:
            return Problem(
                error.status, "http", error.status.reasonPhrase.isEmpty ? "The request failed." : error.status.reasonPhrase)
        case is HTTPParserError:
            var problem = Problem.malformed("The body is not what its headers say that it is.")
            problem.headers = [.connection: "close"]
            return problem
        case is CancellationError: return .stopping
        default:
            // Errors may quote what a person has said.
            logger.error("a request failed", metadata: ["error": "\(type(of: error))", "path": "\(context.endpointPath ?? "")"])
            return Problem(
                .internalServerError, "internal", "The server has failed.", "This is a fault of errand; its log says more.")
        }
    }
}

/// What browsers may do with our pages: nothing that these do not need.
struct SecurityHeaders: RouterMiddleware {
    private static let fields: [(HTTPField.Name, String)] = [
        (
            .contentSecurityPolicy,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
                + "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
        (.init("X-Content-Type-Options")!, "nosniff"), (.init("Referrer-Policy")!, "no-referrer"),
        (.init("Cross-Origin-Opener-Policy")!, "same-origin"), (.init("Cross-Origin-Resource-Policy")!, "same-origin"),
        (.init("Permissions-Policy")!, "camera=(), geolocation=(), microphone=(self)"),
    ]

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // Streams keep theirs as long as they are open; one is for the date.
        response.headers.reserveCapacity(response.headers.count + Self.fields.count + 1)
        for (name, value) in Self.fields where response.headers[name] == nil { response.headers[name] = value }
        return response
    }
}
