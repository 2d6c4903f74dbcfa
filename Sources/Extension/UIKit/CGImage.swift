public import Foundation

/// A bitmap, by the data that it was made from.
public final class CGImage: Sendable {
    /// The encoded image, such as PNG.
    public let data: Data

    public init(data: Data) {
        self.data = data
    }
}
