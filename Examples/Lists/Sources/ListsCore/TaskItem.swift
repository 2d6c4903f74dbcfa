import Foundation

/// A task, as a view of its VTODO component.
public struct TaskItem: Hashable, Sendable, Identifiable {
    public private(set) var component: CalendarComponent
    /// The name of the list's folder.
    public let list: String
    let source: ItemSource

    public var id: String { component["UID"]?.text ?? source.fallbackIdentifier }

    init(_ component: CalendarComponent, list: String, source: ItemSource) {
        self.component = component
        self.list = list
        self.source = source
    }

    public var title: String {
        get { component["SUMMARY"]?.text ?? "" }
        set { component["SUMMARY"] = ContentLine("SUMMARY", text: newValue) }
    }

    public var isCompleted: Bool {
        switch component["STATUS"]?.value.uppercased() {
        case "COMPLETED", "CANCELLED": true
        case nil: component["COMPLETED"] != nil
        default: false
        }
    }

    /// Whether it is of high priority: 1 to 4 in RFC 5545, section 3.8.1.9.
    public var isFlagged: Bool {
        get { (1...4).contains(component["PRIORITY"].flatMap { Int($0.value) } ?? 0) }
        set {
            guard newValue != isFlagged else { return }
            component["PRIORITY"] = newValue ? ContentLine("PRIORITY", value: "1") : nil
        }
    }

    /// When it is due; `nil` where it has no time. Setting it takes away whatever the reminder was put off to.
    public var due: CalendarTime? {
        get { (component["DUE"] ?? (recurrence == nil ? nil : component["DTSTART"])).flatMap { CalendarTime($0) } }
        set {
            component["DUE"] = newValue?.line(named: "DUE")
            if recurrence != nil {
                component["DTSTART"] = newValue?.line(named: "DTSTART")
            } else if let start = component["DTSTART"].flatMap({ CalendarTime($0) }),
                newValue.map({ !$0.isLater(than: start) }) ?? false
            {
                // A start that is not before the due time is against the rules.
                component["DTSTART"] = nil
            }
            component["DURATION"] = nil
            component.removeComponents(named: "VALARM", where: \.isSnooze)
            setAlarm()
        }
    }

    public var recurrence: Recurrence? { component["RRULE"].map { Recurrence($0.value) } }

    /// Sets when the task is due and how it repeats.
    public mutating func schedule(_ due: CalendarTime?, repeating recurrence: Recurrence?) {
        component["RRULE"] = recurrence.map { ContentLine("RRULE", value: $0.text) }
        self.due = due
    }

    /// Where to be reminded; `nil` for nowhere.
    public var place: PlaceReminder? {
        get { component.components(named: "VALARM").lazy.compactMap { PlaceReminder($0) }.first }
        set {
            component.removeComponents(named: "VALARM") { PlaceReminder($0) != nil }
            guard let newValue else { return }
            component.parts.append(.component(newValue.alarm(titled: title, identifier: "\(id)-place")))
        }
    }

    /// Until when the reminder was put off; `nil` where it was not.
    public var snoozedUntil: Date? {
        component.components(named: "VALARM").first(where: \.isSnooze)?["TRIGGER"].flatMap { CalendarTime($0) }?
            .date(in: Calendar(identifier: .gregorian))
    }

    public var created: Date? { instant("CREATED") }
    public var modified: Date? { instant("LAST-MODIFIED") ?? created }

    private func instant(_ property: String) -> Date? {
        component[property].flatMap { CalendarTime($0) }?.date(in: Calendar(identifier: .gregorian))
    }

    /// When the person is reminded of it; `nil` where there is no time. A day counts from nine in the morning.
    public func reminder(in calendar: Calendar) -> Date? {
        if let snoozedUntil { return snoozedUntil }
        return due?.reminder(in: calendar)
    }

    /// The hour at which a reminder without a time comes.
    static let morning = 9

    /// Puts the reminder off with an alarm of its own, RFC 9074, section 7.
    public mutating func snooze(until date: Date) {
        component.removeComponents(named: "VALARM", where: \.isSnooze)
        component.parts.append(
            .component(
                CalendarComponent(
                    "VALARM",
                    [
                        .property(ContentLine("UID", text: "\(id)-snooze")),
                        .property(ContentLine("ACTION", value: "DISPLAY")),
                        .property(ContentLine("DESCRIPTION", text: title)),
                        .property(
                            ContentLine(
                                "TRIGGER", parameters: "VALUE=DATE-TIME", value: CalendarTime.line(named: "TRIGGER", date).value)),
                        .property(ContentLine("RELATED-TO", parameters: "RELTYPE=SNOOZE", value: "\(id)-alarm")),
                    ])))
    }

    /// Marks it as done; of a task that repeats, only until the next time.
    ///
    /// - Throws: `NotebookError` with code `unknownRecurrence`.
    public mutating func complete(at now: Date, in calendar: Calendar) throws(NotebookError) {
        guard !isCompleted else { return }
        if let recurrence, let due, let next = try recurrence.next(from: due, after: now, in: calendar) {
            return schedule(next.due, repeating: next.rule)
        }
        component["STATUS"] = ContentLine("STATUS", value: "COMPLETED")
        component["COMPLETED"] = CalendarTime.line(named: "COMPLETED", now)
        component["PERCENT-COMPLETE"] = ContentLine("PERCENT-COMPLETE", value: "100")
        component.removeComponents(named: "VALARM", where: \.isSnooze)
    }

    /// Marks it as still to do.
    public mutating func reopen() {
        component["STATUS"] = ContentLine("STATUS", value: "NEEDS-ACTION")
        component["COMPLETED"] = nil
        component["PERCENT-COMPLETE"] = nil
    }

    /// Notes when it was changed.
    mutating func touch(at now: Date) {
        component["DTSTAMP"] = CalendarTime.line(named: "DTSTAMP", now)
        component["LAST-MODIFIED"] = CalendarTime.line(named: "LAST-MODIFIED", now)
    }

    /// An alarm at the due time, in place of the one that was; alarms of other programs stay.
    private mutating func setAlarm() {
        let identifier = "\(id)-alarm"
        component.removeComponents(named: "VALARM") { $0["UID"]?.text == identifier }
        guard let due else { return }
        let offset = due.hasTime ? "PT0S" : "PT\(Self.morning)H"
        component.parts.append(
            .component(
                CalendarComponent(
                    "VALARM",
                    [
                        .property(ContentLine("UID", text: identifier)), .property(ContentLine("ACTION", value: "DISPLAY")),
                        .property(ContentLine("DESCRIPTION", text: title)),
                        .property(ContentLine("TRIGGER", parameters: "RELATED=END", value: offset)),
                    ])))
    }
}

extension CalendarComponent {
    /// Whether an alarm stands in for another that was put off.
    fileprivate var isSnooze: Bool {
        properties.contains { $0.name.uppercased() == "RELATED-TO" && $0.parameter("RELTYPE")?.uppercased() == "SNOOZE" }
    }
}
