import Intents
import MediaCore

class AddMediaHandler: NSObject, INAddMediaIntentHandling {

    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
        let searching = MediaSearching<INAddMediaMediaItemResolutionResult> { reason in
            .unsupported(forReason: INAddMediaMediaItemUnsupportedReason(rawValue: reason.rawValue) ?? .serviceUnavailable)
        }
        return searching.resolve(intent.mediaItems, intent.mediaSearch)
    }

    func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult {
        if case .library? = intent.mediaDestination { return .success(with: .library) }
        let name = intent.mediaDestination?.playlistName
        switch Jukebox.attempt("finding a playlist", { try $0.destination(called: name) }) {
        case .playlist(let name)?: return .success(with: .playlist(name))
        case .perhaps(let name)?: return .confirmationRequired(with: .playlist(name))
        case .choice(let names)? where !names.isEmpty: return .disambiguation(with: names.map { .playlist($0) })
        case .choice?: return name == nil ? .success(with: .library) : .unsupported(forReason: .playlistNameNotFound)
        case .fixed?: return .unsupported(forReason: .playlistNotEditable)
        case nil: return .unsupported()
        }
    }

    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        let isAdded = Jukebox.attempt("adding") { jukebox in
            let tracks = try jukebox.tracks(of: intent.mediaItems)
            return try !tracks.isEmpty && jukebox.add(tracks.map(\.id), to: intent.mediaDestination?.playlistName)
        }
        return INAddMediaIntentResponse(code: isAdded == true ? .success : .failure, userActivity: nil)
    }
}
