/// The modules whose classes are written in Objective-C on other systems, or stand for such.
private let objectiveCModules: Set<Substring> = [
    "Contacts", "CoreLocation", "Foundation", "FoundationFormatters", "HostEnvironment", "Intents", "IntentsUI",
    "LocalAuthentication", "MapKit", "MediaPlayer", "UIKit", "UserNotifications",
]

/// The name of a class as Objective-C knows it: `INStartCallIntent` for a class of this API, which apps compare with activity types,
/// and `Module.Class` for a class of an app.
///
/// Foundation's function of this name includes the module, and traps for a class that is declared inside of another type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && objectiveCModules.contains(parts[0]) ? String(parts[1]) : name
}
