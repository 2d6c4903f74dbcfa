import Foundation
import Intents
import IntentsTesting
import MediaPlayer
import NeighbourFiles
import Testing

/// MediaPlayer, on a machine without a library and a player.
struct MediaPlayerTests {
    @Test("there is no library to use, and queries find nothing")
    func library() async {
        #expect(await MPMediaLibrary.requestAuthorization() == .restricted)
        #expect(MPMediaLibrary.authorizationStatus() == .restricted)
        let query = MPMediaQuery.albums()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: "Blue", forProperty: MPMediaItemPropertyAlbumTitle))
        #expect(query.groupingType == .album && query.filterPredicates?.count == 1)
        #expect(query.items == nil && query.collections == nil)
        #expect(MPMediaItem().title == nil && MPMediaItemCollection(items: [MPMediaItem()]).count == 1)
    }

    @Test("the player stays stopped and says why it cannot play")
    func player() async {
        let player = MPMusicPlayerController.systemMusicPlayer
        player.setQueue(with: MPMediaQuery.songs())
        player.play()
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && !player.isPreparedToPlay)
        await #expect(throws: MPError(.notSupported)) { try await player.prepareToPlay() }
    }

    @Test("a radio app streams what its library does not have")
    func conversation() async throws {
        let talk = try TestConversation(with: TestApp(StationHandler.self, intents: [INPlayMediaIntent.self]))
        try await talk.say("play Lantern Street")
        try await talk.expectResponse("success")
        // What one person's app plays is nobody else's affair.
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
    }
}
