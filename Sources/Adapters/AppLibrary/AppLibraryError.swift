public import IntentSchema

/// An error of installing, finding or removing apps.
public typealias AppLibraryError = CodedError<AppLibraryErrorDomain>

/// The domain of `AppLibraryError`.
public enum AppLibraryErrorDomain {}

extension CodedError.Code where Domain == AppLibraryErrorDomain {
    /// The bundle has errors; the message has them all, a line each.
    public static var unusableBundle: Self { Self(rawValue: "unusableBundle") }
    /// The identifier cannot be the name of a folder.
    public static var wrongIdentifier: Self { Self(rawValue: "wrongIdentifier") }
    /// No app with this identifier is installed.
    public static var notInstalled: Self { Self(rawValue: "notInstalled") }
    /// An installed app's files are missing or damaged.
    public static var damaged: Self { Self(rawValue: "damaged") }
    /// The disk, or the person's share of it, is full.
    public static var full: Self { Self(rawValue: "full") }
    /// A file or folder cannot be read or written.
    public static var unavailable: Self { Self(rawValue: "unavailable") }
}
