import Foundation

/// A reminder on arriving at a place or leaving it: an alarm of RFC 9074, section 8.
public struct PlaceReminder: Hashable, Sendable {
    public var name: String
    /// In degrees.
    public var latitude: Double
    public var longitude: Double
    /// Whether it comes on leaving rather than on arriving.
    public var isOnLeaving: Bool

    public init(name: String, latitude: Double, longitude: Double, isOnLeaving: Bool) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.isOnLeaving = isOnLeaving
    }

    /// `nil` where the alarm is of another kind, or says no place.
    init?(_ alarm: CalendarComponent) {
        guard let proximity = alarm["PROXIMITY"]?.value.uppercased(), ["ARRIVE", "DEPART"].contains(proximity),
            let place = alarm.components(named: "VLOCATION").first, let address = place["URL"]?.value, address.hasPrefix("geo:")
        else { return nil }
        let position = address.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",").compactMap { Double($0) }
        guard position.count >= 2 else { return nil }
        self.init(
            name: place["NAME"]?.text ?? "", latitude: position[0], longitude: position[1], isOnLeaving: proximity == "DEPART")
    }

    func alarm(titled title: String, identifier: String) -> CalendarComponent {
        CalendarComponent(
            "VALARM",
            [
                .property(ContentLine("UID", text: identifier)), .property(ContentLine("ACTION", value: "DISPLAY")),
                .property(ContentLine("DESCRIPTION", text: title)),
                // The time that the standard gives to alarms that no time sets off.
                .property(ContentLine("TRIGGER", parameters: "VALUE=DATE-TIME", value: "19760401T005545Z")),
                .property(ContentLine("PROXIMITY", value: isOnLeaving ? "DEPART" : "ARRIVE")),
                .component(
                    CalendarComponent(
                        "VLOCATION",
                        [
                            .property(ContentLine("UID", text: "\(identifier)-where")),
                            .property(ContentLine("NAME", text: name)),
                            .property(ContentLine("URL", value: "geo:\(latitude),\(longitude)")),
                        ])),
            ])
    }
}
