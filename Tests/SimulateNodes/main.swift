import Foundation
import NodeSimulation

// Runs the simulation of nodes until so many events have happened. `Scripts/simulate-nodes` builds and runs it.
//
//   simulate-nodes EVENTS SEED      episodes with the seeds SEED, SEED + 1, ... until EVENTS have happened
//   simulate-nodes episode SEED     one episode, with everything that happens
let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "episode", let seed = UInt64(arguments[2]) {
    let result = Episode(seed: seed).run { print($0) }
    for problem in result.problems { print("WRONG \(problem)") }
    print("fingerprint \(String(result.fingerprint, radix: 16)), outcomes \(result.outcomes)")
    exit(result.problems.isEmpty ? 0 : 1)
}
guard arguments.count == 3, let events = Int(arguments[1]), let first = UInt64(arguments[2]) else {
    FileHandle.standardError.write(Data("wrong arguments; see Tests/SimulateNodes/main.swift\n".utf8))
    exit(64)
}
let summary = Summary.run(events: events, from: first)
print(summary)
exit(summary.problems.isEmpty ? 0 : 1)
