import Intents

/// Finds photos and plays them one after the other.
public final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSearchForPhotosIntent: SearchHandler()
        case is INStartPhotoPlaybackIntent: SlideshowHandler()
        default: nil
        }
    }
}
