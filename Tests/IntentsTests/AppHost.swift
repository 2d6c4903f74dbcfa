import ExtensionProtocol
import Foundation
import HostEnvironment

/// A host of one app and one person, which keeps what the app tells it.
struct AppHost {
    let events = ExtensionEvents()
    let environment: AppEnvironment

    init(_ services: AppServices) {
        environment = AppEnvironment(person: "ann", app: "app", services: services, events: events)
    }

    /// What the app has contributed.
    var contributions: AppContributions { events.contributions(for: "ann") }

    /// An inbox of the person's.
    var inbox: ExtensionInbox { ExtensionInbox(of: [("app", events)], person: "ann") }

    /// Runs code as the app's.
    func run<Value>(_ code: () throws -> Value) rethrows -> Value { try environment.lend(to: code) }

    /// Runs code as the app's.
    func run<Value>(isolation: isolated (any Actor)? = #isolation, _ code: () async throws -> Value) async rethrows -> Value {
        try await AppEnvironment.$scope.withValue(AppEnvironment.Scope(environment), operation: code)
    }
}
