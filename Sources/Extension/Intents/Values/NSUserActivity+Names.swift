/// What tells saved activities apart.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of the activity that opens a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
