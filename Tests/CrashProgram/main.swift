import Assistant
import Foundation
import Hosting
import IntentSchema
import Store

// Holds a conversation in a data folder, or resumes it, while something goes wrong at a point. `Scripts/crash-matrix` runs it.
//
//   CrashProgram talk APP DATA CACHE inside|programs TIME FAULT POINT LINE...   TIME in seconds since 1970; POINT counted from 1
//   CrashProgram program APP                                                    the app's program, as a host starts it
//
// ERRAND_STORE is where the store is, as for errand. On standard output, each point has a line, and so have the messages that the person
// is shown.
let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "program" { HostedApps.runProgram(of: arguments[2]) }
guard arguments.count > 8, arguments[1] == "talk", let time = Double(arguments[6]),
    let fault = Faults.Fault(rawValue: arguments[7]), let place = Int(arguments[8])
else {
    FileHandle.standardError.write(Data("wrong arguments; see Tests/CrashProgram/main.swift\n".utf8))
    exit(64)
}
signal(SIGPIPE, SIG_IGN)

let directory = URL(filePath: arguments[3], directoryHint: .isDirectory)
let faults = Faults(fault, at: place, filler: directory.appending(path: "filler"))
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
do {
    let configuration = HostConfiguration(
        directory: directory, store: try StoreLocation(ProcessInfo.processInfo.environment["ERRAND_STORE"] ?? "disk"),
        cacheDirectory: URL(filePath: arguments[4], directoryHint: .isDirectory),
        apps: [HostedApps.hosted(arguments[2], isProgram: arguments[5] == "programs", faults)],
        owner: HostedPerson(calendar: calendar),
        clock: {
            faults.readClock()
            return Date(timeIntervalSince1970: time)
        })
    let talk = try await Talk(configuration, faults)
    try await talk.run(Array(arguments[9...]))
    print("end")
} catch {
    print("failed \(error)")
    exit(1)
}
// What programs keep is in their files.
exit(0)
