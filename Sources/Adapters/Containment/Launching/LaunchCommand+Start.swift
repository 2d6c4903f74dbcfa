import Foundation
import ProcessSpawning

extension LaunchCommand {
    /// Starts the program, in a process group of its own, with the usual signals, and with three open files.
    ///
    /// Call it on a thread that lives as long as the program may (``LaunchThread``): a contained program is killed when that thread ends.
    ///
    /// - Parameters:
    ///   - input: The descriptor that becomes its standard input. It stays open in this process, as do the others.
    ///   - output: The descriptor that becomes its standard output.
    ///   - errors: The descriptor that becomes its standard error.
    /// - Throws: `ContainmentError.notStarted` if the system refuses, `badPath` if a folder that the program was given cannot be opened any more.
    public func start(input: Int32, output: Int32, errors: Int32) throws(ContainmentError) -> LaunchedProcess {
        if let restrictions { return try start(restrictions, input, output, errors) }
        return LaunchedProcess(number: try spawn(input, output, errors))
    }

    private func start(_ restrictions: Restrictions, _ input: Int32, _ output: Int32, _ errors: Int32) throws(ContainmentError)
        -> LaunchedProcess
    {
        let folder = try TemporaryFolder()
        do throws(ContainmentError) {
            let ruleset = try restrictions.landlock.ruleset(
                restrictions.permits(temporaryFolder: folder.path), network: restrictions.network)
            defer { close(ruleset) }
            var plan = process_spawning_plan()
            (plan.input, plan.output, plan.errors, plan.ruleset) = (input, output, errors, ruleset)
            var command = self
            command.environment["TMPDIR"] = folder.path
            return LaunchedProcess(number: try command.start(&plan, restrictions), temporaryFolder: folder)
        } catch {
            folder.remove()
            throw error
        }
    }

    private func start(_ plan: inout process_spawning_plan, _ restrictions: Restrictions) throws(ContainmentError) -> pid_t {
        let limits = restrictions.limits.values
        var filter = restrictions.filter.bytes
        let number = withStrings { path, arguments, environment in
            restrictions.workingFolder.withCString { folder in
                limits.withUnsafeBufferPointer { limits in
                    filter.withUnsafeMutableBytes { filter in
                        plan.executable = path
                        plan.arguments = arguments
                        plan.environment = environment
                        plan.folder = folder
                        (plan.limits, plan.limit_count) = (limits.baseAddress, limits.count)
                        (plan.filter, plan.filter_length) = (filter.baseAddress, UInt16(restrictions.filter.instructions.count))
                        return process_spawning_start(&plan)
                    }
                }
            }
        }
        guard number < 0 else { return number }
        let step = String(cString: plan.failed)
        if step == "execve" { throw refusal(plan.error) }
        throw ContainmentError(
            .notStarted, "'\(executable)' cannot be contained, \(step): \(errorText(plan.error)); run errand doctor")
    }

    private func spawn(_ input: Int32, _ output: Int32, _ errors: Int32) throws(ContainmentError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        process_spawning_close_from(&actions, STDERR_FILENO + 1)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that signals of the terminal do not reach it; and the usual signals, of which hosts may ignore some.
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var process: pid_t = 0
        let problem = withStrings { path, arguments, environment in
            posix_spawn(&process, path, &actions, &attributes, arguments, environment)
        }
        guard problem == 0 else { throw refusal(problem) }
        return process
    }

    private func refusal(_ problem: Int32) -> ContainmentError {
        ContainmentError(.notStarted, "'\(executable)' cannot be executed, \(errorText(problem))")
    }

    /// Lends C the path, the arguments with the path before them, and the variables, each list with a null pointer at its end.
    private func withStrings<Result>(
        _ body: (
            UnsafePointer<CChar>, UnsafePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<UnsafeMutablePointer<CChar>?>
        ) -> Result
    ) -> Result {
        let arguments: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
        let environment: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        return executable.withCString { path in
            arguments.withUnsafeBufferPointer { arguments in
                // Neither list is empty.
                environment.withUnsafeBufferPointer { body(path, arguments.baseAddress!, $0.baseAddress!) }
            }
        }
    }
}
