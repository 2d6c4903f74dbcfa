import Foundation
import IntentSchema
public import RecordObjects

/// Names a parameter of an intent or a field of a response.
open class INParameter: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INParameter" }

    public convenience init(for aClass: AnyClass, keyPath: String) {
        var record = Record(Self._recordType)
        let owner = (aClass as? RecordObject.Type)?._recordType ?? String(describing: aClass)
        record._set("parameterClass", owner)
        record._set("parameterKeyPath", keyPath)
        self.init(_record: record)
    }

    /// - Returns: `nil` if the key path is neither a parameter of an intent nor a field of a response.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let owner = Root.self as? RecordObject.Type, let name = owner._parameterName(of: keyPath) else { return nil }
        self.init(for: owner, keyPath: name)
    }

    /// The class that has the parameter; `INIntent` if the process has no such class.
    public var parameterClass: AnyClass { RecordClasses.named(_ownerName) ?? INIntent.self }

    public var parameterKeyPath: String { _value("parameterKeyPath") }

    /// The name of the class that has the parameter.
    public var _ownerName: String { _value("parameterClass") }

    /// Whether both name the same parameter with the same indexes.
    public func isEqual(to parameter: INParameter) -> Bool {
        _record == parameter._record
    }

    /// Selects an element of a list along the key path.
    public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
        var indexes = _field("indexes")?.record ?? Record("UserInfo")
        indexes[subKeyPath] = .integer(index)
        _setField("indexes", .record(indexes))
    }

    /// The selected element; `NSNotFound` if there is none.
    public func index(forSubKeyPath subKeyPath: String) -> Int {
        _field("indexes")?.record?[subKeyPath]?.integer ?? NSNotFound
    }
}
