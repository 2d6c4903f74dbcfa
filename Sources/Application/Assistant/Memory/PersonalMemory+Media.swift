import Foundation
import IntentSchema
import Store

// What media apps say about a person.
extension PersonalMemory {
    /// What the apps say, with what each suggests playing that fits one of these requests.
    func mediaTies(of apps: [String], fitting requests: [Hypothesis], with person: String) async throws -> [String: MediaTie] {
        var ties: [String: MediaTie] = [:]
        for app in apps {
            let supplied = try await store.supplied(by: app, for: person)
            let fitting = supplied.upcomingMedia.lazy.filter { suggestion in requests.contains { $0.leavesOpen(suggestion) } }
            let upcoming = fitting.map(\.withoutArtwork).first { $0.json.text.count <= PendingContributions.mostBytes }
            let tie = MediaTie(context: supplied.userContext, upcoming: upcoming)
            if tie != MediaTie() { ties[app] = tie }
        }
        return ties
    }
}

extension Record {
    /// The intent without the images of its items, which would be written to the journal.
    fileprivate var withoutArtwork: Record {
        var record = self
        record["mediaContainer"] = self["mediaContainer"].map(\.withoutArtwork)
        record["mediaItems"] = self["mediaItems"]?.list.map { .list($0.map(\.withoutArtwork)) }
        return record
    }
}

extension ParameterValue {
    fileprivate var withoutArtwork: ParameterValue {
        guard var item = record else { return self }
        item["artwork"] = nil
        return .record(item)
    }
}
