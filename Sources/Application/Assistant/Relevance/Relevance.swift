import Foundation
import IntentSchema

/// Decides which of the shortcuts that apps name are relevant, from what is known of the person's time and place.
///
/// A shortcut is relevant if one of its providers applies, or if it has none. What the device has no way to know (headphones, workouts,
/// activity goals) never applies.
struct Relevance {
    let time: Date
    /// With the person's time zone.
    let calendar: Calendar
    /// Where the person is; `nil` when unknown, and then no place applies.
    let location: Coordinate?
    let contacts: [Contact]

    /// The shortcut that a record of the type `INRelevantShortcut` describes, if it is relevant now; otherwise `nil`.
    func shortcut(_ record: Record, of app: String) -> RelevantShortcut? {
        guard let reference = record["shortcut"]?.record,
            let content = (reference["intent"] ?? reference["userActivity"])?.record
        else { return nil }
        let providers = record["relevanceProviders"]?.list ?? []
        var reasons = providers.compactMap(\.record).compactMap(reason)
        if providers.isEmpty { reasons = [.always] }
        guard !reasons.isEmpty else { return nil }
        let card = record["watchTemplate"]?.record
        func text(_ value: ParameterValue?) -> String? { value?.string.flatMap { $0.isEmpty ? nil : $0 } }
        return RelevantShortcut(
            app: app, content: content, title: text(card?["title"]) ?? text(content["title"]), subtitle: text(card?["subtitle"]),
            isInformation: record["shortcutRole"]?.integer == 1, reasons: reasons.sorted { $0.rank < $1.rank })
    }

    /// What an app expects to be played next, records of the type `INPlayMediaIntent`, as far as it names anything.
    static func upcoming(_ intents: [Record], of app: String) -> [RelevantShortcut] {
        intents.prefix(mostUpcoming).compactMap { intent in
            let items = (intent["mediaContainer"].map { [$0] } ?? []) + (intent["mediaItems"]?.list ?? [])
            guard let title = items.lazy.compactMap({ $0.record?["title"]?.string }).first(where: { !$0.isEmpty }) else {
                return nil
            }
            return RelevantShortcut(app: app, content: intent, title: title, reasons: [.upcoming])
        }
    }

    /// Of an app; those named first are the likeliest.
    private static let mostUpcoming = 3

    private func reason(_ provider: Record) -> RelevantShortcut.Reason? {
        switch provider.type {
        case "INDateRelevanceProvider": interval(provider).flatMap { $0.start <= time && time < $0.end ? .time($0) : nil }
        case "INLocationRelevanceProvider":
            provider["region"]?.record.flatMap { region in
                contains(region) ? .place(region["identifier"]?.string ?? "") : nil
            }
        case "INDailyRoutineRelevanceProvider":
            provider["situation"]?.integer.flatMap(RelevantShortcut.Routine.init).flatMap { isNow($0) ? .routine($0) : nil }
        default: nil
        }
    }

    /// When a date provider applies. Without an end, it is the rest of the day.
    private func interval(_ provider: Record) -> DateInterval? {
        guard let start = provider["startDate"]?.date else { return nil }
        let end = provider["endDate"]?.date ?? calendar.dateInterval(of: .day, for: start)?.end
        guard let end, end > start else { return nil }
        return DateInterval(start: start, end: end)
    }

    /// Whether the person is in a region of the type `CLCircularRegion`; its radius is in metres.
    private func contains(_ region: Record) -> Bool {
        guard let location, let center = region["center"]?.record?.coordinate, let radius = region["radius"]?.double else {
            return false
        }
        return center.distance(to: location) <= radius
    }

    // MARK: - The day

    private static let morning = 5..<11
    private static let evening = 17..<22
    private static let commute = [7..<9, 16..<19]

    private func isNow(_ routine: RelevantShortcut.Routine) -> Bool {
        let hour = calendar.component(.hour, from: time)
        switch routine {
        case .morning: return Self.morning.contains(hour)
        case .evening: return Self.evening.contains(hour)
        case .home: return place == "home"
        case .work: return place == "work"
        case .school: return place == "school"
        case .gym: return place == "gym"
        case .commute:
            let isUnderWay = place != "home" && place != "work"
            return isUnderWay && !calendar.isDateInWeekend(time) && Self.commute.contains { $0.contains(hour) }
        }
    }

    /// The label of the person's own address where they are.
    private var place: String? {
        location.flatMap { contacts.ownPlace(at: $0) }?["name"]?.string
    }

    /// When the answer may next be another one because of the time: the start or end of what apps name, or a full hour.
    func nextChange(in records: [Record]) -> Date {
        let intervals = records.flatMap { $0["relevanceProviders"]?.list ?? [] }.compactMap(\.record).filter {
            $0.type == "INDateRelevanceProvider"
        }.compactMap(interval)
        let hour = calendar.dateInterval(of: .hour, for: time)?.end ?? time.addingTimeInterval(3_600)
        return intervals.flatMap { [$0.start, $0.end] }.filter { $0 > time }.reduce(hour, min)
    }
}

extension RelevantShortcut.Reason {
    /// Smaller for stronger reasons: a place is rarer than a time, and that is rarer than a part of each day.
    var rank: Int {
        switch self {
        case .place: 0
        case .time: 1
        case .routine: 2
        case .always: 3
        case .upcoming: 4
        }
    }
}
