public import Foundation
import IntentSchema
public import RecordObjects

// Files that handle several kinds of intent read parameters by name, and Foundation has no key-value coding on this platform.
extension RecordObject {
    /// The value of the property; `nil` if it is not set or there is no such property.
    ///
    /// Enumerations and Booleans are returned as numbers and wrapped strings as strings, as the Objective-C runtime would.
    public func value(forKey key: String) -> Any? {
        _field(key).map(RecordClasses.plain)
    }

    /// The value at the end of a dotted path of property names.
    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let value = value(forKey: first) else { return nil }
        guard keys.count > 1 else { return value }
        if let objects = value as? [RecordObject] { return objects.compactMap { $0.value(forKeyPath: keys[1]) } }
        return (value as? RecordObject)?.value(forKeyPath: keys[1])
    }

    /// Sets the value of the property; `nil` removes it. Values that a record cannot hold have no effect.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let value else { return _setField(key, nil) }
        guard let converted = UserInfo.record([key: value]).record[key] else { return }
        _setField(key, converted)
    }
}

extension Foundation.UserDefaults {
    /// The object stored under the key, as `object(forKey:)` finds it.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }

    /// Stores the object under the key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }
}
