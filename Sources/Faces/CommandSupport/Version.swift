/// The version of Errand, as printed by both commands.
public enum Version {
    /// As in the headings of CHANGELOG.md: major, minor and patch.
    public static let current = "0.1.0"

    /// What `--version` prints: `errand 0.1.0`.
    public static func text(of command: String) -> String { "\(command) \(current)" }
}
