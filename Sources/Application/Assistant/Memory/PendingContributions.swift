import ExtensionProtocol
import IntentSchema
import Store

/// What an app has contributed for a person and is not stored yet. However much an app sends, little more is kept than can be stored.
struct PendingContributions {
    /// The most bytes of a contribution, about. One with a larger image or text is dropped.
    static let mostBytes = 65_536
    /// How many of them may wait before those that no longer matter are dropped.
    private static let mostChanges = 2 * Donation.mostPerApp

    /// In the order to apply them.
    private(set) var changes: [TimedContribution] = []

    mutating func add(_ item: TimedContribution) {
        guard item.contribution.fits(in: Self.mostBytes) else { return }
        changes.append(item)
        if changes.count >= Self.mostChanges { compact() }
    }

    /// Deletions first, then what is left of the donations, and the last of what replaces what was before.
    private mutating func compact() {
        var deletions = PendingDeletions()
        var donations: [TimedContribution] = []
        var supplied: [String: TimedContribution] = [:]
        for item in changes {
            switch item.contribution {
            case .donation: donations.append(item)
            case .deletion(let deleted):
                for deleted in deletions.add(deleted) {
                    let isDeleted = deleted.selector
                    donations.removeAll { $0.contribution.donation.map(isDeleted) ?? false }
                }
            default:
                if let kind = SuppliedContribution(item.contribution)?.kind { supplied[kind] = item }
            }
        }
        guard let time = changes.last?.time else { return }
        changes = deletions.all.map { TimedContribution(.deletion($0), at: time) } + donations.suffix(Donation.mostPerApp)
        changes += supplied.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// Deletions in any order, which come to the same.
private struct PendingDeletions {
    private var everything: Set<Bool> = []
    private var identifiers: Set<String> = []
    private var activities: Set<String> = []
    private var groups: Set<String> = []

    /// - Returns: what to delete of what came before.
    mutating func add(_ deleted: AppContribution.Donations) -> [AppContribution.Donations] {
        let before = everything
        switch deleted {
        case .all: everything.insert(false)
        case .allActivities: everything.insert(true)
        case .identifiers(let names): identifiers.formUnion(names)
        case .activities(let names): activities.formUnion(names)
        case .group(let name): groups.insert(name)
        }
        // No more donations are ever kept. An app that names more has none left that it can mean to keep.
        if identifiers.count + groups.count > Donation.mostPerApp / 2 { everything.insert(false) }
        if activities.count > Donation.mostPerApp / 4 { everything.insert(true) }
        if everything.contains(false) { (identifiers, groups) = ([], []) }
        if everything.contains(true) { activities = [] }
        return [deleted] + everything.subtracting(before).map { $0 ? .allActivities : .all }
    }

    var all: [AppContribution.Donations] {
        var all: [AppContribution.Donations] = everything.sorted { !$0 && $1 }.map { $0 ? .allActivities : .all }
        if !identifiers.isEmpty { all.append(.identifiers(identifiers.sorted())) }
        if !activities.isEmpty { all.append(.activities(activities.sorted())) }
        return all + groups.sorted().map { .group($0) }
    }
}

extension AppContribution {
    /// The donated record; `nil` for other contributions.
    fileprivate var donation: Record? { if case .donation(let record) = self { record } else { nil } }

    /// Whether it has at most about this many bytes.
    fileprivate func fits(in bytes: Int) -> Bool {
        var left = bytes
        switch self {
        case .donation(let record), .userContext(let record): record.spend(&left)
        case .suggestedShortcuts(let records), .relevantShortcuts(let records), .upcomingMedia(let records):
            // A list may be as long as many donations.
            left *= 16
            for record in records where left >= 0 { record.spend(&left) }
        case .deletion(.identifiers(let names)), .deletion(.activities(let names)):
            left *= 16
            for name in names { left -= name.utf8.count }
        case .deletion(.group(let name)): left -= name.utf8.count
        // Media types are numbered from 0; what else an app sends would be kept for each number.
        case .predictionMode(_, let type): left = 0..<64 ~= type ? left : -1
        case .deletion: break
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
