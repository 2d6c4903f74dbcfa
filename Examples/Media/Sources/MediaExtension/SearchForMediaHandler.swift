import Intents
import MediaCore

class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {

    func resolveMediaItems(
        for intent: INSearchForMediaIntent, with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) {
        let searching = MediaSearching<INSearchForMediaMediaItemResolutionResult>(takesAll: true, nothingPlaying: .notRequired())
        { reason in
            .unsupported(forReason: INSearchForMediaMediaItemUnsupportedReason(rawValue: reason.rawValue) ?? .serviceUnavailable)
        }
        let results = searching.resolve(intent.mediaItems, intent.mediaSearch)
        completion(results)
    }

    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
        let response = INSearchForMediaIntentResponse(code: .success, userActivity: nil)
        response.mediaItems = intent.mediaItems
        completion(response)
    }
}
