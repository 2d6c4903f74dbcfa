import ExtensionProtocol
import Foundation

/// What the apps have contributed, in memory.
struct MemoryContributions {
    struct Key: Hashable {
        var person: String
        var app: String
    }

    struct Kept {
        /// In the order in which they arrived.
        var donations: [Donation] = []
        var supplied = AppContributions()
        /// The identifiers of the donations that count for reservations, by what identifies these.
        var reservations: [String: String] = [:]
    }

    var kept: [Key: Kept] = [:]

    mutating func keep(_ contributions: [TimedContribution], of app: String, for person: String) throws {
        try StoreInput.check(person: person)
        try StoreInput.check(app, "an app's identifier", mayBeEmpty: false)
        guard let now = contributions.map(\.time).max() else { return }
        var all = kept[Key(person: person, app: app)] ?? Kept()
        for item in contributions {
            switch item.contribution {
            case .donation(let record):
                let donation = Donation(record, of: app, origin: item.origin, at: item.time)
                all.donations.removeAll { $0.content.type == record.type && $0.identifier == donation.identifier }
                all.donations.append(donation)
                guard !donation.content.isActivity else { continue }
                all.reservations = all.reservations.filter { $0.value != donation.identifier }
                for (item, _) in donation.reservations { all.reservations[item] = donation.identifier }
            case .deletion(let deleted):
                let isDeleted = deleted.selector
                all.donations.removeAll { isDeleted($0.content) }
            default: all.supplied.apply(item.contribution)
            }
        }
        // Reservations matter for longer, and what else an app donates does not push them out.
        for donatesReservations in [false, true] {
            let age = donatesReservations ? KeptReservation.longestAge : Donation.longestAge
            let own = all.donations.filter { $0.donatesReservations == donatesReservations && $0.time >= now - age }
            let left = Set(own.latest(Donation.mostPerApp).map(\.key))
            all.donations.removeAll { $0.donatesReservations == donatesReservations && !left.contains($0.key) }
        }
        all.donations = all.donations.latest(.max).reversed()
        let living = Set(all.donations.lazy.filter(\.donatesReservations).map(\.identifier))
        all.reservations = all.reservations.filter { living.contains($0.value) }
        kept[Key(person: person, app: app)] = all
    }

    func donations(of app: String?, for person: String) -> [Donation] {
        let own = kept.filter { $0.key.person == person && app ?? $0.key.app == $0.key.app }
        return own.sorted { $0.key.app < $1.key.app }.flatMap(\.value.donations).latest(.max)
    }

    func reservations(of person: String) -> [KeptReservation] {
        kept.filter { $0.key.person == person }.sorted { $0.key.app < $1.key.app }.flatMap { key, all in
            all.donations.flatMap { donation in
                donation.reservations.filter { all.reservations[$0.item] == donation.identifier }.map {
                    KeptReservation(app: key.app, reservation: $0.reservation)
                }
            }
        }
    }

    func counts(for person: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        for (key, all) in kept where key.person == person && !all.donations.isEmpty { counts[key.app] = all.donations.count }
        return counts
    }

    mutating func eraseDonations(of app: String?, for person: String) -> Int {
        var count = 0
        for key in kept.keys where key.person == person && app ?? key.app == key.app {
            count += kept[key]?.donations.count ?? 0
            kept[key]?.donations = []
        }
        return count
    }

    mutating func erase(_ app: String) {
        kept = kept.filter { $0.key.app != app }
    }

    func supplied(by app: String, for person: String) -> AppContributions {
        kept[Key(person: person, app: app)]?.supplied ?? AppContributions()
    }
}

extension Donation {
    /// Identifies it among those of its person and app.
    fileprivate var key: String { "\(content.type) \(identifier)" }
}

extension [Donation] {
    /// The latest, the latest first; of those of one time, the one that arrived last.
    fileprivate func latest(_ limit: Int) -> [Donation] {
        let ordered = enumerated().sorted { ($0.element.time, $0.offset) > ($1.element.time, $1.offset) }
        return ordered.prefix(Swift.max(0, limit)).map(\.element)
    }
}
