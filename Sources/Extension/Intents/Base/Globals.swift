/// The version of the framework that this one stands in for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let IntentsVersionNumber: Double = 1.0
