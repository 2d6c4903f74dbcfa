public import Foundation
public import IntentSchema
import Synchronization

/// The base of every Apple-shaped value object: a typed view over a `Record`.
///
/// Getters build fresh objects from the record and setters store the other object's record, so an object that was assigned
/// somewhere and is changed later changes nothing there. Equality, hashing, description, copying and coding come from the record.
/// Members whose names start with an underscore are for generated code and for the extension runtime.
///
/// The record is guarded by a lock, so objects may be used from any thread.
open class RecordObject: NSObject, NSCopying, NSSecureCoding, Codable, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.
    private let storage: Mutex<Record>

    /// The name of the record type that the class shows.
    open class var _recordType: String { "RecordObject" }

    /// The classes below that show types of their own, so that a record is shown by the class that fits it.
    open class var _subclasses: [RecordObject.Type] { [] }

    /// The class at or below this one that shows records of the type; this one where none does.
    open class func _class(showing type: String) -> RecordObject.Type {
        if type == _recordType { return self }
        return _subclasses.first { $0._recordType == type } ?? self
    }

    /// The name of the field that a key path from this class leads to; `nil` when it leads to none.
    open class func _parameterName(of keyPath: AnyKeyPath) -> String? { nil }

    /// Shows a record. Fields that the class does not know are kept.
    public required init(_record: Record) {
        storage = Mutex(_record)
        super.init()
    }

    /// Shows a record without any field set.
    public convenience override init() {
        self.init(_record: Record(Self._recordType))
    }

    /// The record shown.
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

    /// Returns a copy of the object.
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

    /// Writes the record as JSON.
    open func encode(with coder: NSCoder) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A record that JSON cannot carry (a number that is not finite) is left out, so decoding it gives nil.
        guard let data = try? encoder.encode(_record) else { return }
        coder.encode(data as NSData, forKey: Self.codingKey)
    }

    /// Writes the record.
    open func encode(to encoder: any Encoder) throws {
        try _record.encode(to: encoder)
    }

    /// Reads a record of the class's type.
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

    /// Reads what `encode(with:)` wrote; `nil` for anything else, whatever the bytes are.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: Self.codingKey) as? Data,
            let record = try? JSONDecoder().decode(Record.self, from: data), record.type == Self._recordType
        else { return nil }
        self.init(_record: record)
    }
}
