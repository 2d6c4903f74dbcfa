public import IntentSchema

/// A vCard file cannot be read.
public typealias CardFileError = CodedError<CardFileErrorDomain>

/// The domain of `CardFileError`.
public enum CardFileErrorDomain {}

extension CodedError.Code where Domain == CardFileErrorDomain {
    /// The file does not exist, is a folder, or has no read permission.
    public static var unreadable: Self { Self(rawValue: "unreadable") }
    /// The text is not UTF-8 but UTF-16.
    public static var wrongEncoding: Self { Self(rawValue: "wrongEncoding") }
}
