import ExtensionProtocol
import ExtensionWire
import IntentSchema
import Synchronization

/// One person's programs of an app: the one that takes calls, and those that are still ending.
final class PersonPrograms: Sendable {
    /// What the programs need to know of their connection.
    struct Setting: Sendable {
        var program: ExtensionProgram
        var hello: WireHello
        var services: AppServices
        var catalogue: Catalogue
        var pool: ProgramPool
        var post: @Sendable (ExtensionEvent) -> Void
    }

    private struct State {
        var current: ProgramSession?
        /// The version of the current one, or of the one being started.
        var version = ""
        var starting: Task<Result<ProgramSession, ExtensionFailure>, Never>?
        var restarts: RestartGuard
    }

    let ledger = OperationLedger()
    private let setting: Setting
    private let state: Mutex<State>

    init(_ setting: Setting) {
        self.setting = setting
        state = Mutex(State(restarts: RestartGuard(setting.pool.limits)))
    }

    private var name: String { setting.program.name }

    /// The program that takes calls: the one that runs, or a new one.
    ///
    /// - Parameter deadline: how long the caller can wait for it.
    func session(deadline: Duration) async -> Result<ProgramSession, ExtensionFailure> {
        let version = setting.program.version()
        enum Found {
            case running(ProgramSession)
            case starting(Task<Result<ProgramSession, ExtensionFailure>, Never>)
            case resting(Duration)
        }
        let (found, outdated): (Found, ProgramSession?) = state.withLock { state in
            var outdated: ProgramSession?
            if state.version != version {
                outdated = state.current
                state.current = nil
                // A new version deserves a new chance.
                state.restarts.succeeded()
                state.version = version
            }
            if let current = state.current { return (.running(current), outdated) }
            if let starting = state.starting { return (.starting(starting), outdated) }
            switch state.restarts.decision(at: .now) {
            case .rest(let rest): return (.resting(rest), outdated)
            case .start(let pause):
                guard pause < deadline else { return (.resting(pause), outdated) }
                let task = Task { await start(after: pause) }
                state.starting = task
                return (.starting(task), outdated)
            }
        }
        outdated?.retire("the app was updated")
        switch found {
        case .running(let session): return .success(session)
        case .starting(let task): return await task.value
        case .resting(let rest):
            let count = state.withLock(\.restarts.count)
            let seconds = Int((rest / .seconds(1)).rounded(.up))
            return .failure(
                ExtensionFailure(
                    .unavailable,
                    "\(name) has failed \(count) times in a row and is left alone for another \(seconds) s; its log says why"))
        }
    }

    /// The program that runs, if it sends updates about the request.
    func sessionFollowing(_ request: String) -> ProgramSession? {
        state.withLock(\.current).flatMap { $0.isFollowing(request) ? $0 : nil }
    }

    /// Notes that the program works.
    func succeeded() {
        state.withLock { if $0.restarts.count > 0 { $0.restarts.succeeded() } }
    }

    private func start(after pause: Duration) async -> Result<ProgramSession, ExtensionFailure> {
        if pause > .zero { try? await Task.sleep(for: pause) }
        let result = await start()
        state.withLock { state in
            state.starting = nil
            switch result {
            case .success(let session): state.current = session
            case .failure: state.restarts.failed(at: .now)
            }
        }
        if case .success(let session) = result { session.begin(setting.hello) }
        return result
    }

    private func start() async -> Result<ProgramSession, ExtensionFailure> {
        let program = setting.program
        guard setting.pool.makeRoom() else {
            return .failure(
                ExtensionFailure(
                    .unavailable, "\(name) was not started: \(setting.pool.limits.programs) programs of apps are at work; try later"))
        }
        do {
            let command = try program.command(setting.hello.person, setting.services)
            let ended = ReplyGate<String>()
            let started = try await ProgramStarter.start(command, log: program.log) { ended.settle($0) }
            let session = ProgramSession(
                started, named: name, for: setting.hello.person, setting.services, of: setting.catalogue, setting.pool.limits,
                note: { program.note($0) },
                owner: ProgramSession.Owner(
                    post: setting.post, conclude: { [ledger] in ledger.conclude($0, ExtensionAnswer($1)) },
                    ended: { [weak self] in self?.ended($0, hasFailed: $1) }))
            setting.pool.add(session)
            Task { session.exited(await ended.wait()) }
            return .success(session)
        } catch {
            program.note("\(error)")
            return .failure(ExtensionFailure(.unavailable, "\(name) was not started: \(error)"))
        }
    }

    private func ended(_ session: ProgramSession, hasFailed: Bool) {
        setting.pool.remove(session)
        state.withLock { state in
            guard state.current === session else { return }
            state.current = nil
            if hasFailed { state.restarts.failed(at: .now) }
        }
    }
}
