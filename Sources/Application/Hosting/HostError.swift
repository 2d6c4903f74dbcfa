/// Why a host could not be opened or used, in one sentence that includes what to do next.
public struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
