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
        var check: AnswerCheck
        var pool: ProgramPool
        var startProgram: ProgramStart
        var post: @Sendable (ExtensionEvent) -> Void
    }

    private struct State {
        var current: (session: ProgramSession, version: String)?
        var starting: (task: Task<Result<ProgramSession, ExtensionFailure>, Never>, version: String)?
        /// The version that was called last.
        var version = ""
        var restarts: RestartGuard
    }

    private enum Step {
        case running(ProgramSession)
        case starting(Task<Result<ProgramSession, ExtensionFailure>, Never>)
        /// A version that is not to be called any more is being started.
        case startingOther(Task<Result<ProgramSession, ExtensionFailure>, Never>)
        case resting(Duration)
    }

    let ledger = OperationLedger()
    private let setting: Setting
    private let state: Mutex<State>

    init(_ setting: Setting) {
        self.setting = setting
        state = Mutex(State(restarts: RestartGuard(setting.pool.limits)))
    }

    private var name: String { setting.program.name }

    deinit { state.withLock(\.current)?.session.retire("nobody uses the app any more") }

    /// The program that takes calls: the one that runs, or a new one.
    ///
    /// - Parameter deadline: how long the caller can wait for it.
    func session(deadline: Duration) async -> Result<ProgramSession, ExtensionFailure> {
        while true {
            switch step(setting.program.version(), deadline) {
            case .running(let session): return .success(session)
            case .starting(let task): return await task.value
            case .startingOther(let task): _ = await task.value
            case .resting(let rest):
                let count = state.withLock(\.restarts.count)
                let seconds = Int((rest / .seconds(1)).rounded(.up))
                return .failure(
                    ExtensionFailure(
                        .unavailable,
                        "\(name) has failed \(count) times in a row and is left alone for another \(seconds) s; its log says why")
                )
            }
        }
    }

    private func step(_ version: String, _ deadline: Duration) -> Step {
        let (step, outdated): (Step, ProgramSession?) = state.withLock { state in
            if state.version != version {
                // A new version deserves a new chance.
                state.restarts.succeeded()
                state.version = version
            }
            var outdated: ProgramSession?
            if let current = state.current {
                if current.version == version { return (.running(current.session), nil) }
                outdated = current.session
                state.current = nil
            }
            if let (task, started) = state.starting {
                return (started == version ? .starting(task) : .startingOther(task), outdated)
            }
            switch state.restarts.decision(at: .now) {
            case .rest(let rest): return (.resting(rest), outdated)
            case .start(let pause):
                guard pause < deadline else { return (.resting(pause), outdated) }
                let task = Task { await start(version, after: pause) }
                state.starting = (task, version)
                return (.starting(task), outdated)
            }
        }
        outdated?.retire("the app was updated")
        return step
    }

    /// How the programs do.
    var condition: ProgramCondition {
        state.withLock { state in
            let failures = state.restarts.count
            if state.current != nil { return ProgramCondition(.running, failures: failures) }
            if state.starting != nil { return ProgramCondition(.starting, failures: failures) }
            guard case .rest(let rest) = state.restarts.decision(at: .now) else {
                return ProgramCondition(.stopped, failures: failures)
            }
            return ProgramCondition(.resting, failures: failures, rest: rest)
        }
    }

    /// The program that runs, if it sends updates about the request.
    func sessionFollowing(_ request: String) -> ProgramSession? {
        state.withLock(\.current).flatMap { $0.session.isFollowing(request) ? $0.session : nil }
    }

    /// Notes that the program works.
    func succeeded() {
        state.withLock { if $0.restarts.count > 0 { $0.restarts.succeeded() } }
    }

    private func start(_ version: String, after pause: Duration) async -> Result<ProgramSession, ExtensionFailure> {
        if pause > .zero { try? await Task.sleep(for: pause) }
        do throws(ProgramPool.Obstacle) {
            try setting.pool.makeRoom()
        } catch {
            state.withLock { $0.starting = nil }
            let reason =
                switch error {
                case .tooMany: "\(setting.pool.limits.programs) programs of apps are at work; try later"
                case .over: "the host is ending; ask again when it runs"
                }
            return .failure(ExtensionFailure(.unavailable, "\(name) was not started: \(reason)"))
        }
        let result = await start()
        // Before calls can reach it.
        if case .success(let session) = result { session.greet(setting.hello) }
        state.withLock { state in
            state.starting = nil
            switch result {
            case .success(let session): state.current = (session, version)
            case .failure: state.restarts.failed(at: .now)
            }
        }
        guard case .success(let session) = result else {
            setting.pool.giveBack()
            return result
        }
        setting.pool.add(session)
        session.begin()
        return result
    }

    private func start() async -> Result<ProgramSession, ExtensionFailure> {
        let program = setting.program
        if let excess = program.excess(for: setting.hello.person, setting.pool.limits) {
            program.note(excess)
            return .failure(ExtensionFailure(.unavailable, "\(name) was not started: \(excess)"))
        }
        do {
            let command = try program.command(setting.hello.person, setting.services)
            let ended = ReplyGate<String>()
            let started = try await setting.startProgram(command, program.log) { ended.settle($0) }
            let session = ProgramSession(
                started, named: name, for: setting.hello.person, setting.services, setting.check, setting.pool.limits,
                note: { program.note($0) },
                excess: { [limits = setting.pool.limits, person = setting.hello.person] in
                    program.excess(for: person, limits)
                },
                owner: ProgramSession.Owner(
                    post: setting.post, conclude: { [ledger] in ledger.conclude($0, ExtensionAnswer($1)) },
                    ended: { [weak self] in self?.ended($0, hasFailed: $1) },
                    exited: { [pool = setting.pool] in pool.remove($0) },
                    staysWarm: { [weak pool = setting.pool] in pool?.staysWarm($0) ?? false }))
            Task { session.exited(await ended.wait()) }
            return .success(session)
        } catch {
            program.note("\(error)")
            return .failure(ExtensionFailure(.unavailable, "\(name) was not started: \(error)"))
        }
    }

    private func ended(_ session: ProgramSession, hasFailed: Bool) {
        state.withLock { state in
            guard state.current?.session === session else { return }
            state.current = nil
            if hasFailed { state.restarts.failed(at: .now) }
        }
    }
}
