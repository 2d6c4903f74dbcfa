import Assistant
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import IntentSchema

/// Requests that are put together without a sentence. They are resolved, confirmed and handled like those that are said.
struct FormRoutes: Sendable {
    let people: ServedPeople
    let live: LiveConversations
    let budget: Budget
    let metrics: Metrics

    private static let longestValue = 1_000
    private static let longestName = 200
    private static let mostValues = 50

    func add(to routes: RouterGroup<ServerContext>) {
        routes.post("conversations/:id/requests") { try await begin($0, $1) }
    }

    private func begin(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let body = try await request.object(fields: ["intent", "app", "values", "message"])
        guard let intent = try body.text("intent", atMost: Self.longestName) else {
            throw Problem.malformed("intent: is missing")
        }
        let message = try body.messageName(atMost: Self.longestName)
        let form = RequestForm(
            intent, app: try body.text("app", atMost: Self.longestName), values: try Self.values(in: body))
        let start = ContinuousClock.now
        return try await budget.turn(of: caller.person) {
            defer { metrics.countTurn(seconds: (ContinuousClock.now - start) / .seconds(1)) }
            do {
                return try await live.with(context.part("id"), of: people.person(caller.person)) { conversation in
                    JSONAnswer.response(data: try await conversation.begin(form, message: message, by: caller).document)
                }
            } catch let error as RequestFormError {
                throw Problem(.unprocessableContent, "no-request", "The form makes no request.", error.message)
            }
        }
    }

    private static func values(in body: JSONValue) throws -> [String: String] {
        guard let given = body.fields?["values"] else { return [:] }
        guard let fields = given.fields else { throw Problem.malformed("values: has to be an object of texts") }
        guard fields.count <= mostValues else { throw Problem.malformed("values: has more than \(mostValues) fields") }
        var values: [String: String] = [:]
        for name in fields.keys {
            guard let text = try given.text(name, atMost: longestValue), !text.isEmpty else {
                throw Problem.malformed("values: has an empty field; leave it out, or give it words")
            }
            values[name] = text
        }
        return values
    }
}
