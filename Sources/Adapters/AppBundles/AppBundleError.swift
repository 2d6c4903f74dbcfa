public import IntentSchema

/// An error in an app's property lists.
public typealias AppBundleError = CodedError<AppBundleErrorDomain>

/// The domain of `AppBundleError`.
public enum AppBundleErrorDomain {}

extension CodedError.Code where Domain == AppBundleErrorDomain {
    /// A required file or folder is missing.
    public static var missingFile: Self { Self(rawValue: "missingFile") }
    /// A file cannot be read or is too large.
    public static var unreadable: Self { Self(rawValue: "unreadable") }
    /// A file is not a property list.
    public static var illFormed: Self { Self(rawValue: "illFormed") }
    /// A required key is missing.
    public static var missingKey: Self { Self(rawValue: "missingKey") }
    /// A value has the wrong type, is empty, or is an unsubstituted build setting such as `$(NAME)`.
    public static var wrongValue: Self { Self(rawValue: "wrongValue") }
    /// The app has extensions that cannot be installed together.
    public static var severalExtensions: Self { Self(rawValue: "severalExtensions") }
}
