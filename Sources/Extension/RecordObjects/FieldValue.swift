public import IntentSchema

/// A Swift type that a record's field can hold.
public protocol _FieldValue {
    /// The value read from a field; `nil` if the field contains something else.
    static func _read(_ value: ParameterValue) -> Self?
    /// The value as it is stored in a field.
    var _written: ParameterValue { get }
    /// The value of a non-optional property while its field is not set.
    static var _absent: Self { get }
}

extension RecordObject {
    /// The field as that type; `nil` if it is not set or contains something else.
    public final func _optional<Value: _FieldValue>(_ field: String) -> Value? {
        _field(field).flatMap(Value._read)
    }

    /// The field as that type, or the type's value for an absent field.
    public final func _value<Value: _FieldValue>(_ field: String) -> Value {
        _optional(field) ?? Value._absent
    }

    /// Sets the field; `nil` removes it.
    public final func _set<Value: _FieldValue>(_ field: String, _ value: Value?) {
        _setField(field, value?._written)
    }
}

extension Record {
    /// Sets the field; `nil` removes it. For initializers, which build a record before the object exists.
    public mutating func _set<Value: _FieldValue>(_ field: String, _ value: Value?) {
        self[field] = value?._written
    }
}

extension RecordObject: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Self? {
        value.record.map { record in
            ((_class(showing: record.type) as? Self.Type) ?? self).init(_record: record)
        }
    }
    public var _written: ParameterValue { .record(_record) }
    public static var _absent: Self { Self(_record: Record(_recordType)) }
}

extension Array: _FieldValue where Element: _FieldValue {
    public static func _read(_ value: ParameterValue) -> [Element]? {
        guard let list = value.list else { return nil }
        let elements = list.compactMap(Element._read)
        return elements.count == list.count ? elements : nil
    }
    public var _written: ParameterValue { .list(map(\._written)) }
    public static var _absent: [Element] { [] }
}

extension Set: _FieldValue where Element: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Set<Element>? {
        guard let elements = [Element]._read(value) else { return nil }
        return Set(elements)
    }
    /// In an order that depends only on the elements.
    public var _written: ParameterValue {
        .list(map(\._written).sorted { RecordText.describe($0) < RecordText.describe($1) })
    }
    public static var _absent: Set<Element> { [] }
}
