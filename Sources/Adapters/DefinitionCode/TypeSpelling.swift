import DefinitionFiles

/// How Swift code writes a type of a definition file. Every name has its module, because an app may have types of the same names.
struct TypeSpelling {
    /// A single value, such as `Foundation.NSNumber`; the argument of a response's factory.
    let value: String
    /// The result of resolving it, such as `Intents.INIntegerResolutionResult`.
    let result: String
    /// An object among the options to choose from.
    let option: String
    /// An option as Xcode 11 wrote it.
    let olderOption: String
    /// The label of the setter that stores numbers as what they are; `nil` for the ordinary one.
    private let setter: String?
    /// Whether a property is never `nil`.
    private let isEnumeration: Bool
    let isList: Bool

    /// The type of a property.
    var property: String {
        guard isList else { return isEnumeration ? value : "\(value)?" }
        return "[\(element)]?"
    }

    /// The argument of a factory.
    var argument: String { isList ? "[\(element)]" : value }

    // Enumerations are no objects, of which lists consist.
    private var element: String { isEnumeration ? "Foundation.NSNumber" : value }

    /// The statements that read and write a property.
    func getter(_ field: String) -> String {
        isEnumeration && !isList ? "_value(\(field.literal))" : "_optional(\(field.literal))"
    }

    func setter(_ field: String) -> String {
        guard let setter else { return "_set(\(field.literal), newValue)" }
        return "_set(\(field.literal), \(setter)\(isList ? "s" : ""): newValue)"
    }

    /// - Parameter intent: the intent that uses the type; `nil` for an object's property.
    init(_ type: DefinedType, isList: Bool, in intent: DefinedIntent?, of file: DefinitionFile) {
        switch type {
        case .plain(let plain): self.init(Self.table[plain] ?? .object("INObject", result: "INObject"), isList)
        case .enumeration(let name):
            let className = file.enumeration(name).map { file.className(of: $0, in: intent) } ?? name
            self.init(
                Row(
                    value: className.quoted, result: "\(className)ResolutionResult", option: "Foundation.NSNumber",
                    olderOption: "Foundation.NSNumber"), isList, isEnumeration: true)
        case .object(let name):
            let className = file.objectType(name)?.className ?? name
            self.init(
                Row(
                    value: className.quoted, result: "\(className)ResolutionResult", option: className.quoted,
                    olderOption: className.quoted), isList)
        case .untypedObject, .system: self.init(.object("INObject", result: "INObject"), isList)
        }
    }

    private init(_ row: Row, _ isList: Bool, isEnumeration: Bool = false) {
        value = row.value
        result = row.result
        option = row.option
        olderOption = row.olderOption
        setter = row.setter
        self.isEnumeration = isEnumeration
        self.isList = isList
    }
}

extension TypeSpelling {
    private struct Row {
        var value: String
        var result: String
        var option: String
        var olderOption: String
        var setter: String?

        static func number(_ result: String, setter: String? = nil) -> Row {
            let number = "Foundation.NSNumber"
            return Row(
                value: number, result: "Intents.IN\(result)ResolutionResult", option: number, olderOption: number, setter: setter)
        }

        static func bridged(_ value: String, _ object: String, result: String) -> Row {
            Row(value: value, result: "Intents.IN\(result)ResolutionResult", option: "Foundation.\(object)", olderOption: value)
        }

        static func object(_ name: String, module: String = "Intents", result: String) -> Row {
            let value = "\(module).\(name)"
            return Row(value: value, result: "Intents.\(result)ResolutionResult", option: value, olderOption: value)
        }

        static func measurement(_ unit: String, result: String) -> Row {
            bridged("Foundation.Measurement<Foundation.\(unit)>", "NSMeasurement", result: result)
        }
    }

    private static let table: [DefinedType.Plain: Row] = [
        .string: .bridged("Swift.String", "NSString", result: "String"),
        .boolean: .number("Boolean", setter: "truth"),
        .integer: .number("Integer", setter: "integer"),
        .decimal: .number("Double"),
        .timeInterval: .number("TimeInterval"),
        .dateComponents: .bridged("Foundation.DateComponents", "NSDateComponents", result: "DateComponents"),
        .placemark: .object("CLPlacemark", module: "CoreLocation", result: "INPlacemark"),
        .person: .object("INPerson", result: "INPerson"),
        .url: .bridged("Foundation.URL", "NSURL", result: "URL"),
        .file: .object("INFile", result: "INFile"),
        .speakableString: .object("INSpeakableString", result: "INSpeakableString"),
        .currencyAmount: .object("INCurrencyAmount", result: "INCurrencyAmount"),
        .paymentMethod: .object("INPaymentMethod", result: "INPaymentMethod"),
        .mass: .measurement("UnitMass", result: "Mass"),
        .distance: .measurement("UnitLength", result: "Length"),
        .temperature: .measurement("UnitTemperature", result: "Temperature"),
        .speed: .measurement("UnitSpeed", result: "Speed"),
        .volume: .measurement("UnitVolume", result: "Volume"),
        .energy: .measurement("UnitEnergy", result: "Energy"),
    ]
}
