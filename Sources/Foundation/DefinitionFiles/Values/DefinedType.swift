/// The type of a parameter's, a response's or an object's value.
public enum DefinedType: Hashable, Sendable, Codable {
    /// A type that every file knows.
    case plain(Plain)
    /// An enumeration of the file, by its name there.
    case enumeration(String)
    /// An object type of the file, by its name there.
    case object(String)
    /// An object without a type of its own.
    case untypedObject
    /// A type of the system, in an intent of the system.
    case system(String)

    /// The types that every file knows, by the names that files give them.
    public enum Plain: String, Hashable, Sendable, Codable, CaseIterable {
        /// Text.
        case string = "String"
        /// Yes or no.
        case boolean = "Boolean"
        /// A whole number.
        case integer = "Integer"
        /// A number.
        case decimal = "Decimal"
        /// A duration in seconds.
        case timeInterval = "TimeInterval"
        /// A day, a time or both.
        case dateComponents = "DateComponents"
        /// A place.
        case placemark = "Placemark"
        /// A person.
        case person = "Person"
        /// An address on the network.
        case url = "URL"
        /// A file.
        case file = "File"
        /// Text that can be spoken.
        case speakableString = "SpeakableString"
        /// An amount of money.
        case currencyAmount = "CurrencyAmount"
        /// A way to pay.
        case paymentMethod = "PaymentMethod"
        /// A mass.
        case mass = "Mass"
        /// A length.
        case distance = "Distance"
        /// A temperature.
        case temperature = "Temperature"
        /// A speed.
        case speed = "Speed"
        /// A volume.
        case volume = "Volume"
        /// An energy.
        case energy = "Energy"
    }
}
