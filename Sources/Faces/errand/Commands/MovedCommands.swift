import ArgumentParser
import CommandSupport

/// A command of `errand-lab` that used to be one of `errand`: tells where it is now.
protocol MovedCommand: ParsableCommand {
    static var name: String { get }
    var arguments: [String] { get }
}

extension MovedCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: name, abstract: "Moved to errand-lab \(name).", shouldDisplay: false)
    }

    func run() throws {
        throw CommandFailure(
            "'\(Self.name)' is a command of errand-lab: run errand-lab \(Self.name), or swift run errand-lab \(Self.name)")
    }
}

struct MovedCheck: MovedCommand {
    static let name = "check"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct MovedTest: MovedCommand {
    static let name = "test"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct MovedRecord: MovedCommand {
    static let name = "record"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct MovedTrain: MovedCommand {
    static let name = "train"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct MovedEval: MovedCommand {
    static let name = "eval"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}
