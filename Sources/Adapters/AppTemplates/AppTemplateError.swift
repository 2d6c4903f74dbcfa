package import IntentSchema

/// A reason why no package can be made for an app.
package typealias AppTemplateError = CodedError<AppTemplateErrorDomain>

/// The domain of `AppTemplateError`.
package enum AppTemplateErrorDomain {}

extension CodedError.Code where Domain == AppTemplateErrorDomain {
    /// The name or the identifier cannot be an app's.
    package static var wrongName: Self { Self(rawValue: "wrongName") }
    /// There is no such intent, or no app handles it.
    package static var unknownIntent: Self { Self(rawValue: "unknownIntent") }
    /// The files have no class that can be the extension's, or several.
    package static var noExtension: Self { Self(rawValue: "noExtension") }
    /// A file or folder cannot be read, or is not what it has to be.
    package static var unreadable: Self { Self(rawValue: "unreadable") }
    /// The folder to write exists.
    package static var exists: Self { Self(rawValue: "exists") }
    /// The folder cannot be written.
    package static var unwritable: Self { Self(rawValue: "unwritable") }
}
