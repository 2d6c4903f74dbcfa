public import ExtensionProtocol
import ExtensionWire
import Foundation
public import IntentSchema
import Synchronization

/// The connection to a program of an app, which is started when it is first needed, for each person one of their own.
///
/// A program that is idle is ended; one that fails is started again at the next call, after a while if it keeps failing; one that
/// misses a deadline gets no more calls and is killed once nothing can be expected of it.
public final class ProcessConnection: ExtensionConnection {
    /// The version of extension.proto that this host speaks.
    static let version: UInt32 = 1

    /// The events of all people's programs.
    public let events: ExtensionEvents
    let program: ExtensionProgram
    private let description: AppDescription
    private let inAppIntents: [String]
    private let services: HostServices
    let check: AnswerCheck
    private let pool: ProgramPool
    private let startProgram: ProgramStart
    private let people = Mutex<[String: PersonPrograms]>([:])

    /// - Parameters:
    ///   - program: what is started.
    ///   - description: what the app declares; its intents are those that the program is called for.
    ///   - inAppIntents: those of the intents that the app handles itself, rather than its extension.
    ///   - services: what the host offers the app.
    ///   - events: receives what programs send unprompted.
    ///   - catalogue: the definitions that answers have to conform to.
    ///   - pool: counts the programs of the host.
    public convenience init(
        _ program: ExtensionProgram, of description: AppDescription, inAppIntents: [String] = [], services: HostServices,
        events: ExtensionEvents = ExtensionEvents(), catalogue: Catalogue = .system, pool: ProgramPool = ProgramPool()
    ) {
        self.init(
            program, of: description, inAppIntents: inAppIntents, services: services, events: events, catalogue: catalogue,
            pool: pool
        ) { try await ProgramStarter.start($0, log: $1, exited: $2) }
    }

    /// - Parameter startProgram: starts programs, or what tests put in their place.
    package init(
        _ program: ExtensionProgram, of description: AppDescription, inAppIntents: [String] = [], services: HostServices,
        events: ExtensionEvents = ExtensionEvents(), catalogue: Catalogue = .system, pool: ProgramPool = ProgramPool(),
        startProgram: @escaping ProgramStart
    ) {
        self.startProgram = startProgram
        self.program = program
        self.description = description
        self.inAppIntents = inAppIntents
        self.services = services
        self.events = events
        check = AnswerCheck(catalogue: catalogue)
        self.pool = pool
    }

    public func condition(for person: String) -> ProgramCondition? {
        people.withLock { $0[person] }?.condition ?? ProgramCondition(.stopped)
    }

    public func launch(for person: String) async {
        guard program.isApplication, let programs = programs(of: person) else { return }
        _ = await perform(.launch(WireEmpty()), about: .init(title: "launch"), of: programs, deadline: pool.limits.opening)
    }

    public func continueActivity(_ activity: Record, for person: String) async -> Bool {
        guard let programs = programs(of: person), check.problem(in: activity) == nil else { return false }
        // Without an app, the activity is shown by whoever hands it over.
        guard program.isApplication else { return true }
        let reply = await perform(
            .continueActivity(WireRecord(activity)), about: .init(title: "continue an activity"), of: programs,
            deadline: pool.limits.opening)
        if case .success(let answer) = reply, case .accepted(true) = answer.reply { return true }
        return false
    }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        guard let programs = programs(of: request.person) else { return ExtensionAnswer(.failed(stranger(request.person))) }
        guard case .handle(let operation) = request.method else {
            return await send(request, of: programs, operation: nil, deadline)
        }
        return await programs.ledger.once(operation) {
            await send(request, of: programs, operation: operation, deadline)
        }
    }

    private func send(
        _ request: ExtensionRequest, of programs: PersonPrograms, operation: String?, _ deadline: Duration
    ) async -> ExtensionAnswer {
        let subject = ProgramSession.Subject(
            title: request.title, request: request.identifier, intent: request.intent.type, operation: operation)
        switch await perform(.call(WireCall(request, deadline: deadline)), about: subject, of: programs, deadline: deadline) {
        case .failure(let failure): return ExtensionAnswer(.failed(failure))
        case .success(let answer):
            do throws(WireError) {
                return check.checked(try answer.answer(), to: request, of: program.name)
            } catch {
                return ExtensionAnswer(.failed(ExtensionFailure(.badReply, "\(program.name): \(error.message)")))
            }
        }
    }

    public func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        guard program.suppliesCards else { return nil }
        guard let programs = programs(of: request.person) else { throw stranger(request.person) }
        let subject = ProgramSession.Subject(
            title: "the card of \(request.intent.type)", request: request.identifier, intent: request.intent.type)
        let reply = await perform(
            .configureCard(WireInteraction(request, deadline: deadline)), about: subject, of: programs, deadline: deadline)
        let answer = try reply.get()
        switch answer.reply {
        case .notImplemented: return nil
        case .failed(let failure): throw failure.failure
        case .card(let record):
            let given: Record
            do throws(WireError) { given = try record.record() } catch {
                throw ExtensionFailure(.badReply, "\(program.name): \(error.message)")
            }
            let (card, omissions) = SuppliedCard.read(given)
            events.post(remarks: omissions, of: program.name, about: request)
            return card
        case .resolved, .responded, .options, .accepted, .notHandled, nil:
            throw ExtensionFailure(.badReply, "\(program.name): \(subject.title): the program answered something else")
        }
    }

    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        guard let programs = programs(of: request.person) else { return stranger(request.person) }
        await stopUpdates(of: request, deadline: deadline)
        let subject = ProgramSession.Subject(
            title: "start updates of \(request.intent.type)", request: request.identifier, intent: request.intent.type,
            startsUpdates: true)
        let reply = await perform(
            .startUpdates(WireUpdates(request, deadline: deadline)), about: subject, of: programs, deadline: deadline)
        let failure: ExtensionFailure
        switch reply {
        case .failure(let problem): failure = problem
        case .success(let answer):
            switch answer.reply {
            case .accepted(true): return nil
            case .failed(let problem): failure = problem.failure
            default: failure = ExtensionFailure(.unavailable, "\(subject.title): the program sends no updates")
            }
        }
        programs.sessionFollowing(request.identifier)?.endUpdates(of: request.identifier)
        return failure
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        guard let programs = people.withLock({ $0[request.person] }),
            let session = programs.sessionFollowing(request.identifier)
        else { return }
        session.endUpdates(of: request.identifier)
        let subject = ProgramSession.Subject(title: "stop updates of \(request.intent.type)", request: request.identifier)
        _ = await session.perform(.stopUpdates(WireUpdates(request, deadline: deadline)), about: subject, deadline: deadline)
    }

    /// Sends a message to the person's program, starting it if need be.
    func perform(
        _ body: WireHostMessage.OneOf_Body, about subject: ProgramSession.Subject, of programs: PersonPrograms,
        deadline: Duration
    ) async -> ProgramSession.Reply {
        while true {
            let session: ProgramSession
            switch await programs.session(deadline: deadline) {
            case .failure(let failure): return .failure(failure)
            case .success(let found): session = found
            }
            guard let reply = await session.perform(body, about: subject, deadline: deadline) else {
                // It was ending; what was not sent to it goes to the next one.
                await Task.yield()
                continue
            }
            if case .success = reply { programs.succeeded() }
            return reply
        }
    }

    /// The person's programs; `nil` for people unknown to the host.
    func programs(of person: String) -> PersonPrograms? {
        people.withLock { people in
            if let known = people[person] { return known }
            guard let offered = services.services(for: person, app: description.id) else { return nil }
            let hello = WireHello.with {
                $0.version = Self.version
                $0.app = description.id
                $0.person = person
                $0.intents = description.intents
                $0.inAppIntents = inAppIntents
                $0.calendar = WireCalendar(offered.calendar ?? .current)
                $0.groupContainers = offered.groupContainers?.path ?? ""
                $0.hasOwnClock_p = offered.now != nil
                $0.operationsFolder = offered.operations?.path ?? ""
            }
            let made = PersonPrograms(
                PersonPrograms.Setting(
                    program: program, hello: hello, services: offered, check: check, pool: pool, startProgram: startProgram,
                    post: { [events] in events.post($0) }))
            people[person] = made
            return made
        }
    }

    func stranger(_ person: String) -> ExtensionFailure {
        ExtensionFailure(
            .badRequest, "\(program.name): the host offers nothing for the person '\(person)'; name a person whom it knows")
    }
}
