public import Foundation
public import Intents

/// The version of the framework that this one stands in for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let IntentsUIVersionNumber: Double = 1.0

/// A bitmap, by the data that it was made from.
public final class CGImage: Sendable {
    /// The encoded image, such as PNG.
    public let data: Data

    public init(data: Data) {
        self.data = data
    }
}

extension INImage {
    /// An image with the bitmap's data.
    public convenience init(cgImage imageRef: CGImage) {
        self.init(imageData: imageRef.data)
    }

    /// The size at which the host shows an image of the response, in points.
    public class func imageSize(for response: INIntentResponse) -> CGSize { CGSize(width: 60, height: 60) }
}
