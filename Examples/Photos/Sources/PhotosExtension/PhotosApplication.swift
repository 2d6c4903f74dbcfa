import ExtensionRuntime
import Intents

/// Shoebox itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class PhotosApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case library
        /// The files' paths, the newest first, and whether they are shown one after the other.
        case photos([String], plays: Bool)
    }

    public private(set) var screen = Screen.library

    public init() {
        do {
            let albums = try PhotoLibrary.shared?.albums(called: "") ?? []
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: albums), of: .photoAlbumName)
        } catch {
            PhotoLibrary.report(error, in: "the start of the app")
        }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == PhotoLibrary.photosActivityType {
            guard let photos = userActivity.userInfo?["photos"] as? [String] else { return false }
            screen = .photos(photos, plays: userActivity.userInfo?["plays"] as? Bool ?? false)
            return true
        }
        let intent = userActivity.interaction?.intent
        guard intent is INSearchForPhotosIntent || intent is INStartPhotoPlaybackIntent else { return false }
        screen = .library
        return true
    }
}
