import CommandSupport

/// The commands of `errand-lab` that used to be commands of `errand`.
enum MovedCommands {
    private static let names: Set<String> = ["check", "eval", "record", "test", "train"]

    /// A failure that says where the command has moved; `nil` if the arguments do not start with one of these.
    static func failure(_ arguments: some Collection<String>) -> CommandFailure? {
        guard let name = arguments.first, names.contains(name) else { return nil }
        return CommandFailure(
            "'\(name)' is a command of errand-lab: run errand-lab \(name), or swift run errand-lab \(name)")
    }
}
