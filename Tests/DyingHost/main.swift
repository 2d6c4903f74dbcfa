import Containment
import Foundation

// A host that starts a program and waits to be killed. Its arguments: whether the program is contained, the executable, its bundle, the folder
// that it may change, and the file that it locks.
let arguments = CommandLine.arguments
let containment = Containment.detected()
let command =
    arguments[1] == "contained"
    ? try containment.command(
        for: ContainedProgram(
            executable: arguments[2], arguments: ["linger", arguments[5]],
            readableFolders: [arguments[3]] + [SwiftLibraries.folder()].compactMap { $0 }, writableFolders: [arguments[4]]))
    : LaunchCommand(executable: arguments[2], arguments: ["linger", arguments[5]])
let process = try command.start(input: 0, output: 1, errors: 2)
// Where it ends by itself, so does its host, with what it has printed.
var status: Int32 = 0
// The filter of bubblewrap is the containment's.
withExtendedLifetime(containment) {
    while waitpid(process.number, &status, 0) < 0 && errno == EINTR {}
}
