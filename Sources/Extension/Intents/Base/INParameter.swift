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

    /// - Returns: `nil` when the key path leads to no parameter of an intent and no field of a response.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let owner = Root.self as? RecordObject.Type, let name = owner._parameterName(of: keyPath) else { return nil }
        self.init(for: owner, keyPath: name)
    }

    /// The class whose parameter is named; `INIntent` when the process has no such class.
    public var parameterClass: AnyClass { RecordClasses.named(_ownerName) ?? INIntent.self }

    public var parameterKeyPath: String { _value("parameterKeyPath") }

    /// The name of the class whose parameter is named.
    public var _ownerName: String { _value("parameterClass") }

    /// Whether both name the same parameter with the same indexes.
    public func isEqual(to parameter: INParameter) -> Bool {
        _record == parameter._record
    }

    /// Chooses an element of a list on the way to the parameter.
    public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
        var indexes = _field("indexes")?.record ?? Record("UserInfo")
        indexes[subKeyPath] = .integer(index)
        _setField("indexes", .record(indexes))
    }

    /// The element chosen; `NSNotFound` when none is.
    public func index(forSubKeyPath subKeyPath: String) -> Int {
        _field("indexes")?.record?[subKeyPath]?.integer ?? NSNotFound
    }
}
