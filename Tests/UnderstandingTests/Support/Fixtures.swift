import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// A person in San Francisco on Wednesday 4 March 2026 at ten in the morning, with a few contacts and apps.
enum Fixtures {
    static let pack = try? LanguagePack(for: Locale(identifier: "en_US"))
    static let interpreter = pack.flatMap { try? TemplateInterpreter(pack: $0) }

    /// With everything that the command's interpreter has, too.
    static let learned = Result {
        let pack = try requirePack()
        return try TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model())
    }

    /// The system's templates, compiled once.
    private static let compiled = Result { try requirePack().compiledTemplates() }
    private static let places = Result { try requirePack().placeIndex() }

    private static func requirePack() throws -> LanguagePack { try LanguagePack(for: Locale(identifier: "en_US")) }

    /// An interpreter that also reads the catalogue's intents of apps' own.
    static func interpreter(of catalogue: Catalogue) throws -> TemplateInterpreter {
        let pack = try pack ?? requirePack()
        return TemplateInterpreter(
            compiled: try compiled.get(), places: try places.get(), language: try pack.words(),
            custom: try pack.customTemplates(of: catalogue))
    }

    static let contacts: [Contact] = [
        Contact(
            id: "me", givenName: "Alex", familyName: "Rivera", fullName: "Alex Rivera",
            addresses: [
                .init(
                    label: "home", street: "1 Elm Street", city: "San Francisco", state: "CA",
                    coordinate: .init(latitude: 37.76, longitude: -122.42)),
                .init(label: "work", street: "2 Oak Street", city: "Oakland", state: "CA"),
            ], isMe: true),
        Contact(
            id: "c1", givenName: "John", familyName: "Appleseed", fullName: "John Appleseed", organization: "Acme",
            relationship: "brother",
            handles: [
                .init(kind: .phoneNumber, value: "+14155550101", label: "mobile"),
                .init(kind: .phoneNumber, value: "+14155550102", label: "work"),
            ],
            addresses: [
                .init(
                    label: "home", street: "3 Pine Street", city: "Berkeley", state: "CA",
                    coordinate: .init(latitude: 37.87, longitude: -122.27))
            ]),
        Contact(id: "c2", givenName: "John", familyName: "Smith", fullName: "John Smith", organization: "Globex"),
        Contact(
            id: "c3", givenName: "Mary", familyName: "Jones", fullName: "Mary Jones", nicknames: ["Molly"],
            relationship: "mother",
            handles: [.init(kind: .emailAddress, value: "mary@example.com", label: "home")]),
        Contact(id: "c4", givenName: "Anna-Lena", familyName: "Müller", fullName: "Anna-Lena Müller"),
        Contact(id: "c5", fullName: "Corner Bakery", organization: "Corner Bakery"),
        Contact(
            id: "c6", givenName: "Priya", familyName: "Patel", fullName: "Priya Patel", relationship: "sister",
            addresses: [.init(label: "work", street: "4 Ash Street", city: "Palo Alto", state: "CA")]),
    ]

    static let apps: [AppDescription] = [
        AppDescription(
            id: "cabs", name: "Swift Cabs", synonyms: ["Cabs"],
            intents: [
                "INRequestRideIntent", "INListRideOptionsIntent", "INGetRideStatusIntent", "INCancelRideIntent",
                "INSendRideFeedbackIntent",
            ],
            vocabulary: [
                .init(
                    parameters: ["INRequestRideIntent.rideOptionName"], identifier: "black", phrases: ["Black Car", "limousine"]),
                .init(parameters: ["INRequestRideIntent.rideOptionName"], identifier: "pool", phrases: ["Shared", "pool"]),
            ]),
        AppDescription(
            id: "pay", name: "PayApp", synonyms: ["Pay App"],
            intents: [
                "INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent", "INTransferMoneyIntent",
                "INSearchForAccountsIntent", "INSearchForBillsIntent",
            ]),
        AppDescription(
            id: "chat", name: "ChatApp",
            intents: ["INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent"]),
        AppDescription(
            id: "fit", name: "FitLog", intents: ["INStartWorkoutIntent"],
            vocabulary: [
                .init(parameters: ["INStartWorkoutIntent.workoutName"], identifier: "hill", phrases: ["Hill Repeats", "hills"])
            ]),
        AppDescription(id: "phone", name: "Ringer", intents: ["INStartCallIntent", "INSearchCallHistoryIntent"]),
    ]

    static let context: InterpretationContext = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        return InterpretationContext(
            now: Date(timeIntervalSince1970: 1_772_647_200), calendar: calendar, locale: Locale(identifier: "en_US"),
            location: .init(latitude: 37.7749, longitude: -122.4194), appIndex: AppIndex(apps), contacts: ContactIndex(contacts))
    }()

    /// How something said is read, with a question open or not.
    static func read(
        _ text: String, question: Question? = nil, recent: [Record] = [], parameters: [String: ParameterValue] = [:],
        said: [String: ParameterValue] = [:], heard: [String] = []
    ) -> Interpretation {
        var context = context
        context.said = said
        context.heard = heard
        context.parameters = parameters
        context.recent = recent
        context.question = question
        return interpreter?.interpret(text, in: context) ?? Interpretation(acts: [])
    }
}
