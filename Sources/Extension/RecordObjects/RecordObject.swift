public import Foundation
public import IntentSchema
import Synchronization

/// The base of every Apple-shaped value object: a typed view over a `Record`.
///
/// Getters create objects from the record and setters copy the other object's record, so changing an object after assigning it
/// somewhere has no effect there. Equality, hashing, description, copying and coding come from the record. Members whose names
/// start with an underscore are for generated code and for the extension runtime.
///
/// A lock guards the record, so objects may be used from any thread.
open class RecordObject: NSObject, NSCopying, NSSecureCoding, Codable, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.
    private let storage: Mutex<Record>

    /// The name of the record type that the class wraps.
    open class var _recordType: String { "RecordObject" }

    /// The subclasses that wrap types of their own, so that a record is wrapped by the most specific class.
    open class var _subclasses: [RecordObject.Type] { [] }

    /// The class at or below this one that wraps records of the type; this one if there is none.
    open class func _class(showing type: String) -> RecordObject.Type {
        if type == _recordType { return self }
        return _subclasses.first { $0._recordType == type } ?? self
    }

    /// The name of the field for a key path of this class; `nil` if there is none.
    open class func _parameterName(of keyPath: AnyKeyPath) -> String? { nil }

    /// Wraps a record. Fields that the class does not know are preserved.
    public required init(_record: Record) {
        storage = Mutex(_record)
        super.init()
    }

    /// Wraps a record with no fields set.
    public convenience override init() {
        self.init(_record: Record(Self._recordType))
    }

    /// The wrapped record.
    public final var _record: Record {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    /// Sets a field's value; `nil` removes it.
    public final func _setField(_ field: String, _ value: ParameterValue?) {
        storage.withLock { $0[field] = value }
    }

    /// A field's value as stored.
    public final func _field(_ field: String) -> ParameterValue? {
        storage.withLock { $0[field] }
    }

    // Copying and comparing

    /// A copy of the object.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(_record: _record)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? RecordObject else { return false }
        return other === self || (type(of: other) == type(of: self) && other._record == _record)
    }

    open override var hash: Int { _record.hashValue }

    open override var description: String { RecordText.describe(_record) }

    open override var debugDescription: String { description }

    // Coding

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    private static let codingKey = "record"

    /// Encodes the record as JSON.
    open func encode(with coder: NSCoder) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A record that JSON cannot represent (a number that is not finite) is left out, so decoding it returns nil.
        guard let data = try? encoder.encode(_record) else { return }
        coder.encode(data as NSData, forKey: Self.codingKey)
    }

    /// Encodes the record.
    open func encode(to encoder: any Encoder) throws {
        try _record.encode(to: encoder)
    }

    /// Decodes a record of the class's type.
    ///
    /// - Throws: `DecodingError` for anything else.
    public required convenience init(from decoder: any Decoder) throws {
        let record = try Record(from: decoder)
        guard record.type == Self._recordType else {
            let problem = "expected \(Self._recordType), found \(record.type)"
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problem))
        }
        self.init(_record: record)
    }

    /// Decodes an object; `nil` for anything else, whatever the bytes are.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: Self.codingKey) as? Data,
            let record = try? JSONDecoder().decode(Record.self, from: data), record.type == Self._recordType
        else { return nil }
        self.init(_record: record)
    }
}
