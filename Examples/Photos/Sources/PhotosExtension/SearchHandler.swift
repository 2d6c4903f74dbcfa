import Intents

/// Finds photos by date, place, album, words and kind.
final class SearchHandler: NSObject, INSearchForPhotosIntentHandling {
    func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult {
        intent.dateCreated.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult {
        intent.locationCreated.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult {
        PhotoLibrary.resolution(ofAlbum: intent.albumName)
    }

    func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
        PhotoLibrary.resolution(ofPeople: intent.peopleInPhoto)
    }

    func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
        do {
            guard let photos = try intent.photos() else {
                return INSearchForPhotosIntentResponse(code: .failure, userActivity: nil)
            }
            if photos.isEmpty, try PhotoLibrary.shared?.photos().isEmpty ?? true {
                return INSearchForPhotosIntentResponse(code: .failureAppConfigurationRequired, userActivity: nil)
            }
            let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: .showing(photos, plays: false))
            response.searchResultsCount = photos.count
            return response
        } catch {
            PhotoLibrary.report(error, in: "handle(Search)")
            return INSearchForPhotosIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
