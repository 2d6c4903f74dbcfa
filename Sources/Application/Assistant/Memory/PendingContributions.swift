import ExtensionProtocol
import IntentSchema
import Store

/// What an app has contributed for a person and is not stored yet. However much an app sends, little more is kept than can be stored.
struct PendingContributions {
    /// The most bytes of a contribution, about. One with a larger image or text is dropped.
    static let mostBytes = 65_536
    /// How many of them may wait before those that no longer matter are dropped.
    private static let mostChanges = 4 * Donation.mostPerApp

    /// In the order to apply them.
    private(set) var changes: [TimedContribution] = []

    mutating func add(_ item: TimedContribution) {
        guard item.contribution.fits(in: Self.mostBytes) else { return }
        changes.append(item)
        if changes.count >= Self.mostChanges { compact() }
    }

    /// Deletions first, then what is left of the donations, and the last of what replaces what was before.
    private mutating func compact() {
        guard let time = changes.last?.time else { return }
        var deletions = PendingDeletions()
        var donations: [TimedContribution] = []
        var known: Set<String> = []
        var supplied: [TimedContribution] = []
        var notifications = PendingNotifications()
        // From the end, because a deletion concerns what came before it, and of equals the last one counts.
        for item in changes.reversed() {
            switch item.contribution {
            case .deletion(let deleted): deletions.add(deleted)
            case .donation(let record):
                guard donations.count < Donation.mostPerApp, !deletions.include(record) else { continue }
                let isNews = record.donationIdentifier.map { known.insert("\(record.type) \($0)").inserted } ?? true
                if isNews { donations.append(item) }
            case .notification, .notificationsRemoved: notifications.add(item)
            default:
                guard let kind = SuppliedContribution(item.contribution)?.kind, known.insert(kind).inserted else { continue }
                supplied.append(item)
            }
        }
        changes = deletions.all.map { TimedContribution(.deletion($0), at: time) } + supplied + donations.reversed()
        changes += notifications.all
    }
}

/// Deletions of the same donations, in any order.
private struct PendingDeletions {
    private var interactions = Selected()
    private var activities = Selected()
    private var groups: Set<String> = []

    private struct Selected {
        var areAll = false
        var names: Set<String> = []

        mutating func add(_ more: [String]) {
            names.formUnion(more)
            // No more donations are ever kept. An app that names more has none left that it can mean to keep.
            if names.count > Donation.mostPerApp { areAll = true }
            if areAll { names = [] }
        }

        func include(_ name: String?) -> Bool { areAll || name.map(names.contains) ?? false }
    }

    mutating func add(_ deleted: AppContribution.Donations) {
        switch deleted {
        case .all: interactions.areAll = true
        case .allActivities: activities.areAll = true
        case .identifiers(let names): interactions.add(names)
        case .activities(let names): activities.add(names)
        case .group(let name):
            groups.insert(name)
            if groups.count > Donation.mostPerApp { interactions.areAll = true }
        }
        if interactions.areAll { (interactions.names, groups) = ([], []) }
        if activities.areAll { activities.names = [] }
    }

    func include(_ record: Record) -> Bool {
        if record.isActivity { return activities.include(record.donationIdentifier) }
        return interactions.include(record.donationIdentifier) || record["groupIdentifier"]?.string.map(groups.contains) ?? false
    }

    /// Deletions that come to the same: at most one of each kind, and one of each group.
    var all: [AppContribution.Donations] {
        var all: [AppContribution.Donations] = []
        if interactions.areAll { all.append(.all) }
        if activities.areAll { all.append(.allActivities) }
        if !interactions.names.isEmpty { all.append(.identifiers(interactions.names.sorted())) }
        if !activities.names.isEmpty { all.append(.activities(activities.names.sorted())) }
        return all + groups.sorted().map { .group($0) }
    }
}

/// What is left of notifications and their removals, added from the last one to the first. Of each notification, the last change counts.
private struct PendingNotifications {
    private var isAllRemoved = false
    private var known: Set<String> = []
    private var changes: [TimedContribution] = []

    mutating func add(_ item: TimedContribution) {
        guard !isAllRemoved else { return }
        switch item.contribution {
        case .notification(let request):
            guard let identifier = request.notificationIdentifier, known.insert(identifier).inserted else { return }
            changes.append(item)
        case .notificationsRemoved(let identifiers?):
            let news = identifiers.filter { known.insert($0).inserted }
            if !news.isEmpty { changes.append(TimedContribution(.notificationsRemoved(news), at: item.time)) }
        default: changes.append(item)
        }
        // No more are ever kept. An app that names more has none left that it can mean to keep.
        isAllRemoved = known.count > Donation.mostPerApp || item.contribution == .notificationsRemoved(nil)
        if isAllRemoved, item.contribution != .notificationsRemoved(nil) {
            changes.append(TimedContribution(.notificationsRemoved(nil), at: item.time))
        }
    }

    /// In the order to apply them.
    var all: [TimedContribution] { changes.reversed() }
}

extension AppContribution {
    /// Whether it has at most about this many bytes.
    fileprivate func fits(in bytes: Int) -> Bool {
        var left = bytes
        switch self {
        case .donation(let record):
            // A booking may consist of many reservations.
            if record["intent"]?.record?.type == KeptReservation.intent { left *= 16 }
            record.spend(&left)
        case .userContext(let record), .notification(let record): record.spend(&left)
        case .suggestedShortcuts(let records), .relevantShortcuts(let records), .upcomingMedia(let records):
            // A list may be as long as many donations.
            left *= 16
            for record in records where left >= 0 { record.spend(&left) }
        case .deletion(.identifiers(let names)), .deletion(.activities(let names)), .notificationsRemoved(let names?):
            left *= 16
            for name in names { left -= name.utf8.count }
        case .deletion(.group(let name)): left -= name.utf8.count
        // Media types are numbered from 0; what else an app sends would be kept for each number.
        case .predictionMode(_, let type): left = 0..<64 ~= type ? left : -1
        case .deletion, .notificationsRemoved: break
        }
        return left >= 0
    }
}

extension Record {
    /// Subtracts about as many bytes as it has; stops below 0.
    fileprivate func spend(_ left: inout Int) {
        left -= type.utf8.count
        for (name, value) in fields where left >= 0 {
            left -= name.utf8.count + 8
            value.spend(&left)
        }
    }
}

extension ParameterValue {
    fileprivate func spend(_ left: inout Int) {
        switch self {
        case .string(let text): left -= text.utf8.count
        case .data(let data): left -= data.count
        case .list(let values): for value in values where left >= 0 { value.spend(&left) }
        case .record(let record): record.spend(&left)
        default: break
        }
    }
}
