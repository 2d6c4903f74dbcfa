import Foundation
import IntentSchema

/// The results shown by a look-up, as values another intent can act on.
struct ShownChoices {
    /// How the results of a look-up map to requests.
    struct Link {
        /// The look-up's intent, and the response field holding the list of results.
        var lookUp: String
        var results: String
        /// The intent that acts on a result.
        var acting: String
        /// Parameters of the acting intent, mapped to the look-up parameters they are copied from.
        var carried: [String: String]
        /// Parameters of the acting intent that are filled from a result.
        var fills: [String: Fill]
        /// The parameter of the acting intent that identifies the object; `nil` if there is none.
        var thing: String?
        /// The field with a result's due date; `nil` if there is none.
        var due: String?
    }

    /// How a result fills a parameter.
    enum Fill {
        /// The name in a field, as a speakable string.
        case speakable(String)
        /// A field, unchanged.
        case field(String)
        /// The instant in a field, as date components.
        case components(String)
        /// The result itself, as a one-element list.
        case items
    }

    static let links = [
        Link(
            lookUp: "INListRideOptionsIntent", results: "rideOptions", acting: "INRequestRideIntent",
            carried: ["pickupLocation": "pickupLocation", "dropOffLocation": "dropOffLocation"],
            fills: ["rideOptionName": .speakable("name")], thing: "dropOffLocation"),
        Link(
            lookUp: "INGetAvailableRestaurantReservationBookingsIntent", results: "availableBookings",
            acting: "INBookRestaurantReservationIntent",
            carried: [
                "restaurant": "restaurant", "preferredBookingDateComponents": "bookingDateComponents", "partySize": "partySize",
            ],
            fills: [
                "restaurant": .field("restaurant"), "bookingDateComponents": .components("bookingDate"),
                "partySize": .field("partySize"),
            ], thing: "restaurant"),
        Link(
            lookUp: "INSearchForBillsIntent", results: "bills", acting: "INPayBillIntent", carried: [:],
            fills: ["billPayee": .field("billPayee")], thing: "billPayee", due: "dueDate"),
        Link(
            lookUp: "INSearchForMediaIntent", results: "mediaItems", acting: TurnReader.playing,
            carried: ["mediaSearch": "mediaSearch"], fills: ["mediaItems": .items]),
    ]

    /// The intent that acts on a result.
    let intent: String
    /// The results, in the order shown.
    let results: [ParameterValue]
    /// The values copied from the look-up's parameters.
    let carried: [String: ParameterValue]
    /// Whether one of the results has since been acted on.
    let isActedOn: Bool
    /// The parameter of the acting intent that identifies the object; `nil` if there is none.
    var thing: String? { link.thing }
    /// The results as a choice question.
    var question: Question { Question(kind: .choice(results), intent: intent) }
    private let link: Link
    private let calendar: Calendar

    /// - Parameter recent: The most recent intents and responses, latest first.
    /// - Returns: `nil` unless the latest record showed a list of results or acted on one shown before it.
    init?(recent: [Record], calendar: Calendar) {
        let place = recent.prefix(Self.mostRecords).firstIndex { record in Self.links.contains { $0.lookUp == record.type } }
        guard let place, place + 1 < recent.count, let link = Self.links.first(where: { $0.lookUp == recent[place].type }),
            place == 0 || recent[0].type == link.acting, let results = recent[place + 1][link.results]?.list, !results.isEmpty
        else { return nil }
        self.init(link, results, recent[place], isActedOn: place > 0, calendar)
    }

    /// The latest intent and response, and the records before them.
    private static let mostRecords = 3

    /// The results last shown by any look-up, for questions about them; `nil` if it showed no list.
    init?(toldOf recent: [Record], calendar: Calendar) {
        guard recent.count >= 2, recent[1].type.hasPrefix(recent[0].type) else { return nil }
        let lists = recent[1].fields.filter { $0.value.list?.first?.record != nil }.sorted { $0.key < $1.key }
        guard let (name, value) = lists.first, let results = value.list else { return nil }
        let link = Link(lookUp: recent[0].type, results: name, acting: recent[0].type, carried: [:], fills: [:])
        self.init(link, results, recent[0], isActedOn: false, calendar)
    }

    private init(_ link: Link, _ results: [ParameterValue], _ lookUp: Record, isActedOn: Bool, _ calendar: Calendar) {
        self.link = link
        self.results = results
        self.calendar = calendar
        self.isActedOn = isActedOn
        intent = link.acting
        carried = lookUp.fields.reduce(into: [:]) { result, field in
            if let name = link.carried[field.key] { result[name] = field.value }
        }
    }

    /// The results without one of them.
    func without(_ index: Int) -> ShownChoices {
        ShownChoices(self, results.enumerated().filter { $0.offset != index }.map(\.element))
    }

    private init(_ whole: ShownChoices, _ results: [ParameterValue]) {
        self.results = results
        (link, calendar, isActedOn) = (whole.link, whole.calendar, whole.isActedOn)
        (intent, carried) = (whole.intent, whole.carried)
    }

    /// The look-up whose results a request chooses from, with the values they share; `nil` if there is none.
    static func lookUp(for acting: String, _ parameters: [String: ParameterValue]) -> (
        intent: String, parameters: [String: ParameterValue]
    )? {
        guard let link = links.first(where: { $0.acting == acting }) else { return nil }
        return (link.lookUp, link.carried.compactMapValues { parameters[$0] })
    }

    /// The values of a look-up as those of the request that chooses from its results, and the parameter that identifies the object; `nil` if it
    /// looks up nothing that requests of the intent choose from by time.
    static func values(of lookUp: Hypothesis, for acting: String) -> (thing: String, values: [String: ParameterValue])? {
        guard let link = links.first(where: { $0.acting == acting && $0.lookUp == lookUp.intent }), let thing = link.thing,
            choosesByTime(acting)
        else { return nil }
        let values = lookUp.parameters.compactMap { name, value in link.carried[name].map { ($0, value) } }
        return (thing, Dictionary(uniqueKeysWithValues: values))
    }

    /// Whether the results a request chooses from are distinguished by time.
    static func choosesByTime(_ acting: String) -> Bool {
        links.first { $0.acting == acting }?.fills.values.contains { if case .components = $0 { true } else { false } } ?? false
    }

    /// The parameters of a request for one of the results.
    func parameters(for index: Int) -> [String: ParameterValue] {
        carried.merging(picked(index)) { $1 }
    }

    /// The values that come from the result alone.
    func picked(_ index: Int) -> [String: ParameterValue] {
        link.fills.compactMapValues { fill in
            let record = results[index].record
            switch fill {
            case .speakable(let field):
                return record?[field]?.string.map { .record(Record("INSpeakableString", ["spokenPhrase": .string($0)])) }
            case .field(let field): return record?[field]
            case .components(let field): return components(record?[field])
            case .items: return .list([results[index]])
            }
        }
    }

    /// Indices of the results at a time of day; `nil` if results have no time.
    func indices(at time: DateComponents) -> [Int]? {
        guard let name = link.fills.first(where: { if case .components = $0.value { true } else { false } })?.key,
            let hour = time.hour
        else { return nil }
        return results.indices.filter { index in
            guard let own = picked(index)[name]?.dateComponents else { return false }
            return own.hour.map { $0 % 12 == hour % 12 } ?? false && (own.minute ?? 0) == (time.minute ?? 0)
        }
    }

    /// The parameter of the look-up for the time of the results, and the time so long behind the last or before the first of them; `nil` if they
    /// have no time, or that is on another day.
    func time(minutes: Int, isLater: Bool) -> (name: String, time: DateComponents)? {
        guard let field = link.fills.first(where: { if case .components = $0.value { true } else { false } })?.key,
            let name = link.carried.first(where: { $0.value == field })?.key,
            var time = picked(isLater ? results.count - 1 : 0)[field]?.dateComponents, let hour = time.hour
        else { return nil }
        let minute = hour * 60 + (time.minute ?? 0) + (isLater ? minutes : -minutes)
        guard (0..<1_440).contains(minute) else { return nil }
        (time.hour, time.minute) = (minute / 60, minute % 60)
        return (name, time)
    }

    /// The name of a result; `nil` if it has none.
    func name(of index: Int) -> String? {
        picked(index).values.compactMap { $0.record?.name }.first ?? results[index].record?.name
    }

    /// Whether the result is for that many people.
    func holds(_ people: Int, _ index: Int) -> Bool {
        let record = results[index].record
        let ranges = [record] + (record?.fields.values.flatMap(\.elements).map(\.record) ?? [])
        return ranges.contains { part in
            guard let range = part?["partySizeRange"]?.record, let first = range["location"]?.integer,
                let count = range["length"]?.integer
            else { return false }
            return (first..<first + max(0, count)).contains(people)
        }
    }

    /// The values that come from the result alone plus its amount, so that "half of it" can be resolved.
    func context(of index: Int) -> [String: ParameterValue] {
        let amounts = results[index].record?.fields.filter { $0.value.record?.type == "INCurrencyAmount" } ?? [:]
        let amount = amounts["amountDue"] ?? (amounts.count == 1 ? amounts.first?.value : nil)
        return picked(index).merging(amount.map { ["amount": $0] } ?? [:]) { own, _ in own }
    }

    /// Indices of the results due before the instant; `nil` if results have no due date.
    func indices(overdueAt now: Date) -> [Int]? {
        guard let due = link.due else { return nil }
        return results.indices.filter { index in
            guard let date = results[index].record?[due]?.dateComponents.flatMap(calendar.date(from:)) else { return false }
            return date < now
        }
    }

    private func components(_ value: ParameterValue?) -> ParameterValue? {
        if let components = value?.dateComponents { return .dateComponents(components) }
        guard case .date(let date)? = value else { return nil }
        return .dateComponents(calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
    }
}

extension Record {
    /// The display name; `nil` if there is none.
    fileprivate var name: String? {
        for field in ["nickname", "name", "title", "spokenPhrase"] {
            if let text = self[field]?.string ?? self[field]?.record?["spokenPhrase"]?.string { return text }
        }
        // "A table at Nopa" goes by the restaurant's name.
        return type == "INRestaurant" ? nil : self["restaurant"]?.record?.name
    }
}
