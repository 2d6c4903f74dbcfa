public import ExtensionProtocol
import IntentSchema

/// A requirement on every connection to an app, whatever its transport.
///
///     for check in ConnectionCheck.all {
///         let problems = await check.problems { InProcessApp(ProbeExtension.self, delegate: ProbeApplication.self)... }
///     }
public struct ConnectionCheck: Sendable, CustomStringConvertible {
    /// The requirement, in one sentence.
    public let description: String
    private let body: @Sendable (ConnectionProbe) async -> Void

    init(_ description: String, _ body: @escaping @Sendable (ConnectionProbe) async -> Void) {
        self.description = description
        self.body = body
    }

    /// Runs the check.
    ///
    /// - Parameter connect: connects to ``ProbeExtension`` and ``ProbeApplication``.
    /// - Returns: what is wrong with the connection; empty if nothing is.
    public func problems(
        connect: @Sendable () async throws -> any ExtensionConnection
    ) async rethrows -> [String] {
        let probe = ConnectionProbe(try await connect())
        await body(probe)
        return probe.problems
    }

    /// All checks.
    public static let all = answers + failures + deliveries + events + people + contributions
}

// MARK: - Answers

extension ConnectionCheck {
    private static let answers = [
        ConnectionCheck("every way to resolve a value arrives as it was given") { probe in
            let expected: [(String, Resolution)] = [
                ("success", .success(.string("success"))), ("notRequired", .notRequired), ("needsValue", .needsValue),
                ("disambiguation", .disambiguation([.string("one"), .string("two")])),
                ("confirmation", .confirmationRequired(.string("confirmation"), reason: nil)),
                ("unsupported", .unsupported(reason: nil)),
            ]
            for (text, resolution) in expected {
                let reply = await probe.resolve(text)
                probe.expect(reply == .resolved([resolution], isList: false), "'\(text)' arrived as \(reply)")
            }
        },
        ConnectionCheck("elements of a list are resolved one by one, in order, with the app's reasons") { probe in
            let people = ["anna", "nobody", "ben"]
            let reply = await probe.send(.resolve(parameter: "recipients"), probe.message("", to: people)).reply
            guard case .resolved(let resolutions, isList: true) = reply, resolutions.count == 3 else {
                return probe.expect(false, "the elements arrived as \(reply)")
            }
            let isRight =
                if case (.success, .unsupported(reason: .some), .success) = (resolutions[0], resolutions[1], resolutions[2]) {
                    true
                } else { false }
            probe.expect(isRight, "the elements arrived as \(resolutions)")
        },
        ConnectionCheck("confirm and handle answer with the app's code, fields and activity") { probe in
            let confirmed = await probe.send(.confirm, probe.message("a")).reply
            probe.expect(confirmed.code() == "ready", "confirm arrived as \(confirmed)")
            let handled = await probe.handle("activity", probe.freshIdentifier(), operation: probe.freshIdentifier())
            probe.expect(handled.code() == "failureRequiringAppLaunch", "handle arrived as \(handled)")
            if case .responded(let response) = handled {
                let activity = response["userActivity"]?.record
                probe.expect(
                    activity?["activityType"]?.string == ProbeApplication.acceptedActivity, "the activity arrived as \(response)")
            }
        },
        ConnectionCheck("big values and all characters arrive whole") { probe in
            let texts = [
                String(repeating: "0123456789abcdef", count: 1 << 18), "\u{0}\u{1}\n\r\t\"\\", "👩‍👩‍👧‍👦 e\u{301} \u{FEFF} \u{202E}abc",
                "",
            ]
            for text in texts {
                let reply = await probe.resolve("echo" + text)
                probe.expect(
                    reply == .resolved([.success(.string("echo" + text))], isList: false),
                    "a text of \(text.utf8.count) bytes did not arrive whole")
            }
            let people = (0..<2_000).map { "person \($0)" }
            let reply = await probe.send(.resolve(parameter: "recipients"), probe.message("", to: people)).reply
            if case .resolved(let resolutions, _) = reply {
                let names = resolutions.compactMap { resolution -> String? in
                    guard case .success(let value) = resolution else { return nil }
                    return value?.record?["displayName"]?.string
                }
                probe.expect(names == people, "2,000 people did not arrive in order")
            } else {
                probe.expect(false, "2,000 people arrived as \(reply)")
            }
        },
        ConnectionCheck("10,000 calls at once are each given their own answer") { probe in
            let wrong = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<10_000 {
                    group.addTask {
                        await probe.resolve("call \(number)") == .resolved([.success(.string("call \(number)"))], isList: false)
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 0 : 1) }
            }
            probe.expect(wrong == 0, "\(wrong) of 10,000 calls were not given their own answer")
        },
    ]

    private static let failures = [
        ConnectionCheck("what cannot be called fails with a code that says why, and the next call is served") { probe in
            let intent = Record("INHangUpCallIntent", ["callIdentifier": .string("1")])
            let calls: [(String, ExtensionRequest.Method, Record, ExtensionFailure.Code)] = [
                ("an undeclared intent", .confirm, Record("INStartWorkoutIntent", [:]), .undeclaredIntent),
                ("an intent without handler", .confirm, probe.message("no handler"), .noHandler),
                ("a handler of another protocol", .confirm, intent, .wrongHandler),
                ("a value of another type", .confirm, Record("INSendMessageIntent", ["content": .integer(1)]), .badRequest),
            ]
            for (name, method, intent, code) in calls {
                let reply = await probe.send(method, intent).reply
                probe.expect(reply.failureCode == code, "\(name) gave \(reply), not \(code)")
                if case .failed(let failure) = reply { probe.expect(!failure.message.isEmpty, "\(name) gave no message") }
            }
            let next = await probe.resolve("success")
            probe.expect(next.failureCode == nil, "the call after failures gave \(next)")
        },
        ConnectionCheck("a method that the handler lacks is not implemented") { probe in
            let reply = await probe.send(.resolve(parameter: "speakableGroupName"), probe.message("a")).reply
            probe.expect(reply == .notImplemented, "it gave \(reply)")
        },
        ConnectionCheck("a call that is not answered ends at its deadline, and the next call is served") { probe in
            let reply = await probe.resolve("never", deadline: ConnectionProbe.soon)
            probe.expect(reply.failureCode == .deadlineExceeded, "it gave \(reply)")
            let next = await probe.resolve("success")
            probe.expect(next.failureCode == nil, "the call after it gave \(next)")
        },
        ConnectionCheck("a call that its caller cancels ends at once, and the next call is served") { probe in
            let call = Task { await probe.resolve("never") }
            call.cancel()
            let reply = await call.value
            probe.expect(reply.failureCode == .unavailable, "it gave \(reply)")
            let next = await probe.resolve("success")
            probe.expect(next.failureCode == nil, "the call after it gave \(next)")
        },
    ]
}
