public import Foundation
public import Intents

/// The version of the framework that this one replaces.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let IntentsUIVersionNumber: Double = 1.0

extension INImage {
    /// The size at which the host displays an image of the response, in points.
    public class func imageSize(for response: INIntentResponse) -> CGSize { CGSize(width: 60, height: 60) }
}
