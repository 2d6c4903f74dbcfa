public import IntentSchema

/// An error of a store. Implementations may define codes of their own.
public typealias StoreError = CodedError<StoreErrorDomain>

/// The domain of `StoreError`.
public enum StoreErrorDomain {}

extension CodedError.Code where Domain == StoreErrorDomain {
    /// The entry's sequence number is not the next one: another writer appends to the same conversation.
    public static var sequenceConflict: Self { Self(rawValue: "sequenceConflict") }
    /// Another node has taken the conversation since.
    public static var leaseLost: Self { Self(rawValue: "leaseLost") }
    /// Another node is in the middle of a turn of the conversation.
    public static var held: Self { Self(rawValue: "held") }
    /// There is no such conversation, or it is there no longer: the person's data was erased, or it was kept as long as the policy says.
    public static var conversationGone: Self { Self(rawValue: "conversationGone") }
    /// The conversation belongs to another person.
    public static var otherPerson: Self { Self(rawValue: "otherPerson") }
    /// Another shortcut of the person has the same phrase.
    public static var samePhrase: Self { Self(rawValue: "samePhrase") }
    /// An appointment is no longer there as it was: another conversation has taken it, or it was changed or removed.
    public static var alreadyTaken: Self { Self(rawValue: "alreadyTaken") }
    /// The operation was begun with other values.
    public static var otherValues: Self { Self(rawValue: "otherValues") }
    /// The input is invalid in every implementation.
    public static var invalidInput: Self { Self(rawValue: "invalidInput") }
    /// The file is not a database, or its contents are damaged.
    public static var damaged: Self { Self(rawValue: "damaged") }
    /// The file is a database of another program.
    public static var foreign: Self { Self(rawValue: "foreign") }
    /// The database was written by a newer version of the program.
    public static var newerVersion: Self { Self(rawValue: "newerVersion") }
    /// The location is read-only.
    public static var readOnly: Self { Self(rawValue: "readOnly") }
    /// The location cannot be opened or created.
    public static var unavailable: Self { Self(rawValue: "unavailable") }
    /// There is no space left.
    public static var full: Self { Self(rawValue: "full") }
    /// Another process kept the database locked for too long.
    public static var busy: Self { Self(rawValue: "busy") }
    /// The store has been closed.
    public static var closed: Self { Self(rawValue: "closed") }
}

extension StoreError {
    /// Whether the store has refused what it was to write, so that it certainly is not written. After other errors, such as that of a server that went away,
    /// it may be written, or even be written later.
    public var isRefusal: Bool {
        [
            .sequenceConflict, .leaseLost, .held, .conversationGone, .otherPerson, .samePhrase, .alreadyTaken, .otherValues,
            .invalidInput,
        ].contains(code)
    }
}
