/// Something that takes what apps bring or send, and must neither trap nor break its promises on any input.
public enum AppSubject: String, CaseIterable, Sendable {
    /// What a program sends, as a stream of bytes.
    case frames
    /// The property list of an app.
    case bundles

    /// - Throws: `BrokenPromise`.
    public func run(_ input: [UInt8]) throws {
        switch self {
        case .frames: try Frames.run(input)
        case .bundles: try Bundles.run(input)
        }
    }
}
