public import Foundation

/// A bitmap, as the data from which it was made.
public final class CGImage: Sendable {
    /// The encoded image, such as PNG.
    public let data: Data

    public init(data: Data) {
        self.data = data
    }
}
