import Intents

/// Shows photos one after the other.
final class SlideshowHandler: NSObject, INStartPhotoPlaybackIntentHandling {
    func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult {
        intent.dateCreated.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult {
        intent.locationCreated.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult {
        PhotoLibrary.resolution(ofAlbum: intent.albumName)
    }

    func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] {
        PhotoLibrary.resolution(ofPeople: intent.peopleInPhoto)
    }

    func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
        do {
            guard let photos = try intent.photos() else {
                return INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
            }
            if photos.isEmpty, try PhotoLibrary.shared?.photos().isEmpty ?? true {
                return INStartPhotoPlaybackIntentResponse(code: .failureAppConfigurationRequired, userActivity: nil)
            }
            let response = INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: .showing(photos, plays: true))
            response.searchResultsCount = photos.count
            return response
        } catch {
            PhotoLibrary.report(error, in: "handle(Slideshow)")
            return INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
