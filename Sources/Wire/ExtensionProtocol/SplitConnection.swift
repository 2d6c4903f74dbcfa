public import IntentSchema

/// The connections to the two parts of an app: intents that the app handles itself go to the app, all others to its extension.
///
/// The extension may leave handling to the app, by answering `.handleInApp`. The app is then asked to handle the intent within what
/// is left of the deadline, and its response is the answer. If it has no method for that, the extension's response is the answer,
/// and the app is opened as after `.continueInApp`.
public struct SplitConnection: ExtensionConnection {
    private let inApp: Set<String>
    private let application: any ExtensionConnection
    private let extensionConnection: any ExtensionConnection
    private let catalogue: Catalogue
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - inApp: the intents that the app handles itself (`INIntentsSupported`).
    ///   - application: also launches the app and opens it.
    ///   - extensionConnection: shares its `events` with the app's connection.
    ///   - catalogue: the definitions of the intents, whose response codes tell which requests an extension leaves to its app.
    ///   - clock: measures how much of a deadline is left.
    public init(
        inApp: [String], application: any ExtensionConnection, extension extensionConnection: any ExtensionConnection,
        catalogue: Catalogue, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.inApp = Set(inApp)
        self.application = application
        self.extensionConnection = extensionConnection
        self.catalogue = catalogue
        self.clock = clock
    }

    /// The events of the extension's connection, which the app's connection shares.
    public var events: ExtensionEvents { extensionConnection.events }

    private func part(_ intent: String) -> any ExtensionConnection { inApp.contains(intent) ? application : extensionConnection }

    public func condition(for person: String) -> ProgramCondition? {
        .joining([application, extensionConnection].compactMap { $0.condition(for: person) })
    }

    /// Launches the app; its extension is created at the first request.
    public func launch(for person: String) async { await application.launch(for: person) }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        guard mayBeLeftToApplication(request) else { return await part(request.intent.type).send(request, deadline: deadline) }
        let elapsed = clock.stopwatch()
        let answer = await extensionConnection.send(request, deadline: deadline)
        guard isLeftToApplication(answer, request.intent.type) else { return answer }
        // Both connections replay the answer to an operation that they have handled, so a repeated request has one effect.
        let own = await application.send(request, deadline: max(.zero, deadline - elapsed()))
        return own.isAboutMissingMethod
            ? unhandled(answer, own, request)
            : ExtensionAnswer(
                own.reply, remarks: answer.remarks + own.remarks, handler: own.handler)
    }

    /// Asks the part that would handle the intent; the app as well, if the extension has left the intent to it.
    public func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        let intent = query.intent.type
        let elapsed = clock.stopwatch()
        let report = await part(intent).report(on: query, deadline: deadline)
        guard case .answered(let reply) = report, !inApp.contains(intent),
            catalogue.intents[intent]?.mayBeLeftToApplication == true, isLeftToApplication(ExtensionAnswer(reply), intent)
        else { return report }
        let own = await application.report(on: query, deadline: max(.zero, deadline - elapsed()))
        guard case .answered(let answer) = own, ExtensionAnswer(answer).isAboutMissingMethod else { return own }
        return report
    }

    private func mayBeLeftToApplication(_ request: ExtensionRequest) -> Bool {
        guard case .handle = request.method, !inApp.contains(request.intent.type) else { return false }
        return catalogue.intents[request.intent.type]?.mayBeLeftToApplication == true
    }

    private func isLeftToApplication(_ answer: ExtensionAnswer, _ intent: String) -> Bool {
        guard case .responded(let response) = answer.reply, let raw = response["code"]?.integer else { return false }
        return catalogue.intents[intent]?.responseCode(raw)?.name == IntentDefinition.handleInApp
    }

    /// The extension's answer, which opens the app, with a remark for the developer.
    private func unhandled(_ answer: ExtensionAnswer, _ own: ExtensionAnswer, _ request: ExtensionRequest) -> ExtensionAnswer {
        var answer = answer
        var reason = "it has no method that handles it"
        if case .failed(let failure) = own.reply { reason = failure.message }
        answer.remarks += own.remarks
        answer.remarks.append(
            "the extension left \(request.intent.type) to the app, which was opened instead of handling it: \(reason)")
        return answer
    }

    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await part(request.intent.type).startUpdates(of: request, deadline: deadline)
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await part(request.intent.type).stopUpdates(of: request, deadline: deadline)
    }

    /// The extension supplies the cards, also those of intents that the app handles itself.
    public func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        try await extensionConnection.card(for: request, deadline: deadline)
    }

    public func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await application.continueActivity(activity, for: person)
    }
}

extension ExtensionAnswer {
    /// Whether the app was not asked, because it has no method for the intent.
    fileprivate var isAboutMissingMethod: Bool {
        switch reply {
        case .notImplemented: true
        case .failed(let failure): [.noHandler, .wrongHandler, .undeclaredIntent].contains(failure.code)
        case .resolved, .responded, .options: false
        }
    }
}

extension Clock<Duration> {
    /// Starts measuring.
    ///
    /// - Returns: tells how much time has passed.
    fileprivate func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}

extension AppDescription {
    /// The intents that the app's extension may leave to the app, by answering `.handleInApp`.
    ///
    /// - Parameter inApp: the intents that the app handles itself anyway.
    package func intentsLeftToApplication(besides inApp: [String], of catalogue: Catalogue) -> [String] {
        intents.filter { !inApp.contains($0) && catalogue.intents[$0]?.mayBeLeftToApplication == true }
    }
}
