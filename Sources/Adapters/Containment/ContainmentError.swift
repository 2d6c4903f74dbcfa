public import IntentSchema

/// An error in what a contained program is to be given.
public typealias ContainmentError = CodedError<ContainmentErrorDomain>

/// The domain of `ContainmentError`.
public enum ContainmentErrorDomain {}

extension CodedError.Code where Domain == ContainmentErrorDomain {
    /// A path is relative, contains `..` or a zero byte, or names nothing.
    public static var badPath: Self { Self(rawValue: "badPath") }
    /// A folder is inside one that the program may change, and could by now be a link to anywhere.
    public static var changeableFolder: Self { Self(rawValue: "changeableFolder") }
    /// An argument or the name of an environment variable cannot be passed to a program.
    public static var badArgument: Self { Self(rawValue: "badArgument") }
    /// The system does not start a program.
    public static var notStarted: Self { Self(rawValue: "notStarted") }
}
