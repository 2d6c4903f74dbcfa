import Intents
import MediaCore

class MediaAffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {

    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
        // Without a word about it, what is playing is meant.
        var playing = MediaQuery()
        playing.reference = .playing
        let searching = MediaSearching<INUpdateMediaAffinityMediaItemResolutionResult> { reason in
            .unsupported(
                forReason: INUpdateMediaAffinityMediaItemUnsupportedReason(rawValue: reason.rawValue) ?? .serviceUnavailable)
        }
        return searching.resolve(intent.mediaItems, intent.mediaSearch, unless: playing)
    }

    func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult {
        intent.affinityType == .unknown ? .needsValue() : .success(with: intent.affinityType)
    }

    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        let items = (intent.mediaItems ?? []).compactMap(\.identifier)
        let isNoted: Void? = Jukebox.attempt("rating") { try $0.rate(items, liked: intent.affinityType == .like) }
        return INUpdateMediaAffinityIntentResponse(code: isNoted == nil ? .failure : .success, userActivity: nil)
    }
}
