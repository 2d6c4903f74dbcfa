import Foundation
import IntentSchema

/// What a look-up showed, as values that another intent acts on.
struct ShownChoices {
    /// How the results of a look-up become requests.
    private struct Link {
        /// The look-up's intent, and the list of its response that holds the results.
        var lookUp: String
        var results: String
        /// The intent that acts on one of them.
        var acting: String
        /// Parameters of the acting intent by those of the look-up that they are taken from.
        var carried: [String: String]
        /// Parameters of the acting intent that a result fills.
        var fills: [String: Fill]
        /// The parameter of the acting intent that tells which of all there is; `nil` where none does.
        var thing: String?
        /// The field with the time by which a result was to be acted on; `nil` where there is none.
        var due: String?
    }

    /// What a parameter gets of a result.
    private enum Fill {
        /// The name in a field, as a speakable string.
        case speakable(String)
        /// A field as it is.
        case field(String)
        /// The instant in a field, as date components.
        case components(String)
        /// The result itself, as a list of one.
        case items
    }

    private static let links = [
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
            lookUp: "INSearchForMediaIntent", results: "mediaItems", acting: "INPlayMediaIntent",
            carried: ["mediaSearch": "mediaSearch"], fills: ["mediaItems": .items]),
    ]

    /// The intent that acts on a result.
    let intent: String
    /// The results, in the order in which they were shown.
    let results: [ParameterValue]
    /// The values that the look-up was about.
    let carried: [String: ParameterValue]
    /// Whether one of the results was acted on since.
    let isActedOn: Bool
    /// The parameter of the acting intent that tells which of all there is; `nil` where none does.
    var thing: String? { link.thing }
    /// The results as a choice of what to act on.
    var question: Question { Question(kind: .choice(results), intent: intent) }
    private let link: Link
    private let calendar: Calendar

    /// - Parameter recent: What was done last, the latest first: an intent and its response.
    /// - Returns: `nil` where the latest neither showed anything to choose from nor acts on what was shown before it.
    init?(recent: [Record], calendar: Calendar) {
        let place = recent.prefix(Self.mostRecords).firstIndex { record in Self.links.contains { $0.lookUp == record.type } }
        guard let place, place + 1 < recent.count, let link = Self.links.first(where: { $0.lookUp == recent[place].type }),
            place == 0 || recent[0].type == link.acting, let results = recent[place + 1][link.results]?.list, !results.isEmpty
        else { return nil }
        self.init(link, results, recent[place], isActedOn: place > 0, calendar)
    }

    /// An intent and its response, and those before them.
    private static let mostRecords = 3

    /// What any look-up has shown last, to tell about; `nil` where it was no list.
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

    /// The look-up that shows what a request may choose from, with the values that both share; `nil` where none does.
    static func lookUp(for acting: String, _ parameters: [String: ParameterValue]) -> (
        intent: String, parameters: [String: ParameterValue]
    )? {
        guard let link = links.first(where: { $0.acting == acting }) else { return nil }
        return (link.lookUp, link.carried.compactMapValues { parameters[$0] })
    }

    /// Whether the results that such a request chooses from are told apart by their times.
    static func choosesByTime(_ acting: String) -> Bool {
        links.first { $0.acting == acting }?.fills.values.contains { if case .components = $0 { true } else { false } } ?? false
    }

    /// The parameters of a request for one of the results.
    func parameters(for index: Int) -> [String: ParameterValue] {
        carried.merging(picked(index)) { $1 }
    }

    /// What the result alone gives.
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

    /// The results at that time of day; `nil` where results have no time.
    func indices(at time: DateComponents) -> [Int]? {
        guard let name = link.fills.first(where: { if case .components = $0.value { true } else { false } })?.key,
            let hour = time.hour
        else { return nil }
        return results.indices.filter { index in
            guard let own = picked(index)[name]?.dateComponents else { return false }
            return own.hour.map { $0 % 12 == hour % 12 } ?? false && (own.minute ?? 0) == (time.minute ?? 0)
        }
    }

    /// What a result is called; `nil` where nothing names it.
    func name(of index: Int) -> String? {
        picked(index).values.compactMap { $0.record?.name }.first ?? results[index].record?.name
    }

    /// What the result alone gives, and the amount that it is about, for reading "half of it".
    func context(of index: Int) -> [String: ParameterValue] {
        let amounts = results[index].record?.fields.filter { $0.value.record?.type == "INCurrencyAmount" } ?? [:]
        let amount = amounts["amountDue"] ?? (amounts.count == 1 ? amounts.first?.value : nil)
        return picked(index).merging(amount.map { ["amount": $0] } ?? [:]) { own, _ in own }
    }

    /// The results that were to be acted on before the instant; `nil` where results have no such time.
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
    /// The words that it goes by; `nil` where it has none.
    fileprivate var name: String? {
        for field in ["nickname", "name", "title", "spokenPhrase"] {
            if let text = self[field]?.string ?? self[field]?.record?["spokenPhrase"]?.string { return text }
        }
        // "A table at Nopa" goes by the restaurant's name.
        return type == "INRestaurant" ? nil : self["restaurant"]?.record?.name
    }
}
