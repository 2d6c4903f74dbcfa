import Foundation
import IntentSchema
public import RecordObjects

/// A request with the values known so far. Subclasses expose the parameters of one kind of request.
open class INIntent: RecordObject, INIntentSetImageKeyPath, @unchecked Sendable {
    open override class var _recordType: String { "INIntent" }

    open override class func _class(showing type: String) -> RecordObject.Type { RecordClasses.named(type) ?? self }

    /// Identifies the request, the same for every call about it; `nil` for intents that do not come from a request.
    public var identifier: String? { _optional("identifier") }

    /// A description of the request, derived from the class's name.
    public var intentDescription: String? {
        let name = Self._recordType.dropFirst(2)
        let bare = name.hasSuffix("Intent") ? name.dropLast(6) : name
        let words = bare.replacing(/[A-Z]/) { " \($0.output.lowercased())" }.drop { $0 == " " }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// A phrase for making this request again.
    public var suggestedInvocationPhrase: String? {
        get { _optional("suggestedInvocationPhrase") }
        set { _set("suggestedInvocationPhrase", newValue) }
    }

    /// The occasions on which the request may be suggested.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { _value("shortcutAvailability") }
        set { _set("shortcutAvailability", newValue) }
    }

    /// What donating the request adds to its parameters.
    public var donationMetadata: INIntentDonationMetadata? {
        get { _optional("donationMetadata") }
        set { _set("donationMetadata", newValue) }
    }

    /// The image for the request: the first one set, in order of parameter name.
    open func keyImage() -> INImage? {
        let images = _field("parameterImages")?.record?.fields ?? [:]
        return images.sorted { $0.key < $1.key }.lazy.compactMap { INImage._read($0.value) }.first
    }
}

/// A type on which images can be set by key path.
public protocol _INIntentSetImageKeyPath: RecordObject {}

/// The public name for types on which images can be set by key path. `INIntent` conforms; nothing else needs to.
public protocol INIntentSetImageKeyPath: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath {
    /// Sets the image for a parameter's value; `nil` removes it. Key paths that are not parameters have no effect.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let name = Self._parameterName(of: parameterName) else { return }
        var images = _field("parameterImages")?.record ?? Record("UserInfo")
        images[name] = image?._written
        _setField("parameterImages", images.fields.isEmpty ? nil : .record(images))
    }

    /// The image for a parameter's value; `nil` if none was set.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        guard let name = Self._parameterName(of: parameterName) else { return nil }
        return _field("parameterImages")?.record?[name].flatMap(INImage._read)
    }
}

/// What donating a request adds to its parameters.
open class INIntentDonationMetadata: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INIntentDonationMetadata" }
}
