import Intents
import ListsCore

// Inkwell's values as the objects that Intents shows, and back.

extension INTask {
    convenience init(_ task: TaskItem) {
        self.init(
            title: INSpeakableString(spokenPhrase: task.title), status: task.isCompleted ? .completed : .notCompleted,
            taskType: .completable, spatialEventTrigger: task.place.map { INSpatialEventTrigger($0) },
            temporalEventTrigger: INTemporalEventTrigger(task), createdDateComponents: nil, modifiedDateComponents: nil,
            identifier: task.id, priority: task.isFlagged ? .flagged : .notFlagged)
    }
}

extension INTaskList {
    convenience init(_ list: TaskList, tasks: [TaskItem]) {
        self.init(
            title: INSpeakableString(spokenPhrase: list.title), tasks: tasks.map { INTask($0) }, groupName: nil,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: list.id)
    }

    /// With what is still to do.
    convenience init(_ list: TaskList) {
        self.init(list, tasks: list.tasks.filter { !$0.isCompleted })
    }
}

extension INNote {
    convenience init(_ note: NoteItem) {
        func components(_ date: Date?) -> DateComponents? {
            date.map { Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: $0) }
        }
        self.init(
            title: INSpeakableString(spokenPhrase: note.title),
            contents: note.text.isEmpty ? [] : [INTextNoteContent(text: note.text)],
            groupName: INSpeakableString(spokenPhrase: note.folder), createdDateComponents: components(note.created),
            modifiedDateComponents: note.modified == note.created ? nil : components(note.modified), identifier: note.id)
    }
}

extension INNoteContent {
    /// The words; `nil` for pictures and for white space.
    var words: String? {
        let text = (self as? INTextNoteContent)?.text?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text?.isEmpty == true ? nil : text
    }
}

extension INTemporalEventTrigger {
    /// When the person is reminded of the task; `nil` where there is no time.
    convenience init?(_ task: TaskItem) {
        let calendar = Calendar.current
        let snoozed = task.snoozedUntil.map { CalendarTime($0, in: calendar) }
        guard let time = snoozed ?? task.due else { return nil }
        self.init(
            dateComponentsRange: INDateComponentsRange(
                start: time.local(in: calendar), end: nil, recurrenceRule: task.recurrence.flatMap { INRecurrenceRule($0) }))
    }

    /// The time that was asked for, and how it repeats; `nil` where there is none.
    var schedule: (due: CalendarTime, recurrence: Recurrence?)? {
        let range = dateComponentsRange
        guard let start = range.startDateComponents ?? range.endDateComponents else { return nil }
        let recurrence = range.recurrenceRule.flatMap { Recurrence($0) }
        // "Every hour" without a time begins in an hour.
        if start.hour == nil, let seconds = recurrence?.secondsWithinDay {
            return (CalendarTime(Date.ofHost.addingTimeInterval(seconds), hasTime: true, in: .current), recurrence)
        }
        if start.day != nil { return (CalendarTime(start), recurrence) }
        // A time without a day is the next one there is.
        let time = DateComponents(hour: start.hour, minute: start.minute ?? 0, weekday: start.weekday)
        return Calendar.current.nextDate(after: .ofHost, matching: time, matchingPolicy: .nextTime).map {
            (CalendarTime($0, hasTime: start.hour != nil, in: .current), recurrence)
        }
    }

    /// The last day alone of a period that has begun: "at the end of the month".
    var withoutBeginning: INTemporalEventTrigger {
        let (range, calendar) = (dateComponentsRange, Calendar.current)
        guard range.recurrenceRule == nil, let last = range.endDateComponents, let end = calendar.date(from: last),
            let start = range.startDateComponents, start.hour == nil, last.hour == nil, let first = calendar.date(from: start),
            case let today = calendar.startOfDay(for: .ofHost), first < today, today <= end
        else { return self }
        return INTemporalEventTrigger(dateComponentsRange: INDateComponentsRange(start: last, end: nil))
    }

    /// Whether the time is over; never of what repeats.
    var isOver: Bool {
        let calendar = Calendar.current
        guard let schedule, schedule.recurrence == nil, let date = schedule.due.date(in: calendar) else { return false }
        return schedule.due.hasTime ? date < .ofHost : date < calendar.startOfDay(for: .ofHost)
    }
}

extension Recurrence {
    /// `nil` for a frequency that Intents does not name.
    init?(_ rule: INRecurrenceRule) {
        let frequencies: [INRecurrenceFrequency: Frequency] = [
            .minute: .minutely, .hourly: .hourly, .daily: .daily, .weekly: .weekly, .monthly: .monthly, .yearly: .yearly,
        ]
        guard let frequency = frequencies[rule.frequency] else { return nil }
        let days = Self.days.enumerated().filter { rule.weeklyRecurrenceDays.contains($0.element) }.map { $0.offset + 1 }
        self.init(every: rule.interval, frequency, on: days)
    }

    fileprivate static let days: [INDayOfWeekOptions] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
}

extension INRecurrenceRule {
    fileprivate convenience init?(_ recurrence: Recurrence) {
        let frequencies: [Recurrence.Frequency: INRecurrenceFrequency] = [
            .minutely: .minute, .hourly: .hourly, .daily: .daily, .weekly: .weekly, .monthly: .monthly, .yearly: .yearly,
        ]
        guard let frequency = recurrence.frequency.flatMap({ frequencies[$0] }) else { return nil }
        let days = recurrence.weekdays.reduce(into: INDayOfWeekOptions()) { $0.insert(Recurrence.days[$1 - 1]) }
        self.init(interval: recurrence.interval, frequency: frequency, weeklyRecurrenceDays: days)
    }
}

extension INSpatialEventTrigger {
    convenience init(_ place: PlaceReminder) {
        self.init(
            placemark: CLPlacemark(
                location: CLLocation(latitude: place.latitude, longitude: place.longitude), name: place.name, postalAddress: nil),
            event: place.isOnLeaving ? .depart : .arrive)
    }

    /// The place that was asked for; `nil` when nobody knows where it is.
    var place: PlaceReminder? {
        guard let coordinate = placemark.location?.coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let name = placemark.name ?? [placemark.thoroughfare, placemark.locality].compactMap { $0 }.joined(separator: ", ")
        return PlaceReminder(
            name: name, latitude: coordinate.latitude, longitude: coordinate.longitude, isOnLeaving: event == .depart)
    }
}
