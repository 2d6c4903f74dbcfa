import Intents
import MediaPlayer

/// Plays from the person's library where there is one, and streams otherwise, like radio apps of 2019.
public class StationHandler: INExtension, INPlayMediaIntentHandling {
    private let player = MPMusicPlayerController.applicationQueuePlayer

    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        guard let name = intent.mediaSearch?.mediaName else { return completion([.unsupported()]) }
        let query = MPMediaQuery.songs()
        query.addFilterPredicate(
            MPMediaPropertyPredicate(value: name, forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
        if MPMediaLibrary.authorizationStatus() == .authorized, let song = query.items?.first {
            let item = INMediaItem(
                identifier: "\(song.persistentID)", title: song.title, type: .song, artwork: nil, artist: song.artist)
            return completion(INPlayMediaMediaItemResolutionResult.successes(with: [item]))
        }
        let stream = INMediaItem(identifier: "stream:\(name)", title: name, type: .radioStation, artwork: nil)
        completion(INPlayMediaMediaItemResolutionResult.successes(with: [stream]))
    }

    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        guard let item = intent.mediaItems?.first, let identifier = item.identifier else {
            return completion(INPlayMediaIntentResponse(code: .failureUnknownMediaType, userActivity: nil))
        }
        player.shuffleMode = intent.playShuffled == true ? .songs : .off
        player.setQueue(with: [identifier])
        player.prepareToPlay { error in
            if let error = error as? MPError, error.code == .notSupported {
                MPNowPlayingInfoCenter.default().nowPlayingInfo = [
                    MPMediaItemPropertyTitle: item.title ?? "", MPNowPlayingInfoPropertyPlaybackRate: 1.0,
                ]
                let response = INPlayMediaIntentResponse(code: .success, userActivity: nil)
                response.nowPlayingInfo = MPNowPlayingInfoCenter.default().nowPlayingInfo
                return completion(response)
            }
            self.player.play()
            completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
        }
    }
}
