/// Identifies a saved activity.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of the activity that opens a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
