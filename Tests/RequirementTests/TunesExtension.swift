import Foundation
import Intents

/// A media app that plays whatever it is asked for. Notes tell it what to say about the person.
final class TunesExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { TunesHandler() }
}

final class TunesHandler: NSObject, INPlayMediaIntentHandling, INSearchForMediaIntentHandling,
    INUpdateMediaAffinityIntentHandling,
    INCreateNoteIntentHandling
{
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        let items = intent.mediaItems ?? intent.mediaContainer.map { [$0] } ?? []
        guard items.isEmpty else { return items.map { .success(with: $0) } }
        return [Self.found(intent.mediaSearch).map { .success(with: $0) } ?? .needsValue()]
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        Notebook.note(intent)
        return INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        Notebook.note(intent)
        let response = INSearchForMediaIntentResponse(code: .success, userActivity: nil)
        response.mediaItems = [Self.item("Harbour Lights", .song)]
        return response
    }

    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        Notebook.note(intent)
        return INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil)
    }

    private static func found(_ search: INMediaSearch?) -> INMediaItem? {
        guard let search else { return nil }
        return item(search.mediaName ?? search.artistName ?? search.genreNames?.first ?? "Anything", search.mediaType)
    }

    private static func item(_ title: String, _ type: INMediaItemType) -> INMediaItem {
        INMediaItem(identifier: title.lowercased(), title: title, type: type, artwork: nil)
    }

    // MARK: - Notes say what to do

    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        let words = ((intent.content as? INTextNoteContent)?.text ?? "").lowercased().split(separator: " ").map(String.init)
        let title = words.dropFirst().joined(separator: " ")
        switch words.first {
        case "subscribed": Self.tell(.subscribed, title)
        case "unsubscribed": Self.tell(.notSubscribed, title)
        case "unknown": Self.tell(.unknown, title)
        case "music": Self.expect([Self.item(title, .song)])
        case "episode": Self.expect([Self.item(title, .podcastEpisode)])
        case "both": Self.expect([Self.item(title, .podcastEpisode), Self.item("after \(title)", .song)])
        case "emptied": Self.expect([])
        case "only": INUpcomingMediaManager.shared.setPredictionMode(.onlyPredictSuggestedIntents, for: .music)
        default: break
        }
        return INCreateNoteIntentResponse(code: .success, userActivity: nil)
    }

    private static func tell(_ status: INMediaUserContext.SubscriptionStatus, _ count: String) {
        let context = INMediaUserContext()
        context.subscriptionStatus = status
        context.numberOfLibraryItems = Int(count)
        context.becomeCurrent()
    }

    /// Each of the items is expected by itself.
    private static func expect(_ items: [INMediaItem]) {
        let intents = items.map { item in
            INPlayMediaIntent(
                mediaItems: [item], mediaContainer: nil, playShuffled: nil, playbackRepeatMode: .unknown, resumePlayback: true,
                playbackQueueLocation: .unknown, playbackSpeed: nil, mediaSearch: nil)
        }
        INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: intents))
    }
}
