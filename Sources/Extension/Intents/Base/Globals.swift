/// The version of the framework that this one replaces.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let IntentsVersionNumber: Double = 1.0
