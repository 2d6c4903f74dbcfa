import Intents

enum Library {
    static let songs = ["Blue", "Blue Train", "Summer"]

    static func item(_ title: String) -> INMediaItem {
        INMediaItem(identifier: "id-\(title)", title: title, type: .song, artwork: nil, artist: "The Band")
    }

    static func items(_ search: INMediaSearch?) -> [INMediaItem] {
        guard let name = search?.mediaName ?? search?.albumName ?? search?.genreNames?.first else { return [] }
        return songs.filter { $0.hasPrefix(name) }.map(item)
    }

    static var playlists: [INMediaDestination] { ["Road", "Rain"].map { .playlist($0) } }
}

// Completion handlers

public class CompletionMediaExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any { return CompletionMedia() }
}

final class CompletionMedia: NSObject, INPlayMediaIntentHandling, INAddMediaIntentHandling, INSearchForMediaIntentHandling,
    INUpdateMediaAffinityIntentHandling
{
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        if let mediaItems = intent.mediaItems, !mediaItems.isEmpty {
            completion(INPlayMediaMediaItemResolutionResult.successes(with: mediaItems))
            return
        }
        find(intent.mediaSearch) { optionalItems in
            guard let items = optionalItems, !items.isEmpty else {
                completion([INPlayMediaMediaItemResolutionResult.unsupported(forReason: .unsupportedMediaType)])
                return
            }
            if items.count == 1 {
                completion(INPlayMediaMediaItemResolutionResult.successes(with: items))
            } else {
                completion([INPlayMediaMediaItemResolutionResult.disambiguation(with: items)])
            }
        }
    }

    private func find(_ search: INMediaSearch?, completion: ([INMediaItem]?) -> Void) {
        switch search?.mediaType {
        case .song?, .music?, .unknown?: completion(Library.items(search))
        case nil: completion(nil)
        default: completion([])
        }
    }

    func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) {
        let speed = intent.playbackSpeed ?? 1
        if speed > 2 {
            completion(.unsupported(forReason: .aboveMaximum))
        } else {
            completion(INPlayMediaPlaybackSpeedResolutionResult.success(with: speed))
        }
    }

    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        guard let item = intent.mediaItems?.first, let identifier = item.identifier else {
            return completion(.init(code: .failureUnknownMediaType, userActivity: nil))
        }
        let response = INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
        response.nowPlayingInfo = ["identifier": identifier, "shuffled": intent.playShuffled == true]
        completion(response)
    }

    func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
    ) {
        switch intent.mediaDestination {
        case .playlist(let name)? where name == "Road": completion(.success(with: .playlist(name)))
        case .playlist: completion(.unsupported(forReason: .playlistNameNotFound))
        case .library: completion(.success(with: .library))
        case .none: completion(.disambiguation(with: Library.playlists))
        }
    }

    func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
        completion(INAddMediaIntentResponse(code: intent.mediaItems == nil ? .failure : .success, userActivity: nil))
    }

    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
        let response = INSearchForMediaIntentResponse(code: .success, userActivity: nil)
        response.mediaItems = Library.items(intent.mediaSearch)
        completion(response)
    }

    func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void) {
        let code: INUpdateMediaAffinityIntentResponseCode
        switch intent.affinityType {
        case .like: code = .success
        case .dislike: code = .failure
        case .unknown: fallthrough
        @unknown default: code = .unspecified
        }
        completion(INUpdateMediaAffinityIntentResponse(code: code, userActivity: nil))
    }
}

// Functions that return, on the main actor

public final class AsyncMediaExtension: INExtension {
    @MainActor private static let player = AsyncMedia()

    public override func handler(for intent: INIntent) -> Any { AsyncMediaFront() }

    @MainActor static var shared: AsyncMedia { player }
}

@MainActor
final class AsyncMedia {
    private(set) var queue: [String] = []

    func play(_ item: INMediaItem, at location: INPlaybackQueueLocation) {
        switch location {
        case .unknown, .now: queue = [item.identifier ?? ""]
        case .next: queue.insert(item.identifier ?? "", at: 0)
        case .later: queue.append(item.identifier ?? "")
        @unknown default: break
        }
    }
}

final class AsyncMediaFront: NSObject, INPlayMediaIntentHandling, INAddMediaIntentHandling, INSearchForMediaIntentHandling,
    INUpdateMediaAffinityIntentHandling
{
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        if let items = intent.mediaItems, !items.isEmpty {
            return INPlayMediaMediaItemResolutionResult.successes(with: items)
        }
        let found = Library.items(intent.mediaSearch)
        if found.isEmpty { return [.unsupported(forReason: .unsupportedMediaType)] }
        if found.count > 1 { return [INPlayMediaMediaItemResolutionResult.disambiguation(with: found)] }
        return found.map { .init(mediaItemResolutionResult: .success(with: $0)) }
    }

    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
        let speed = intent.playbackSpeed ?? 1.0
        return speed > 2 ? .unsupported(forReason: .aboveMaximum) : .success(with: speed)
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        guard let item = intent.mediaItems?.first else { return .init(code: .failureUnknownMediaType, userActivity: nil) }
        await AsyncMediaExtension.shared.play(item, at: intent.playbackQueueLocation)
        let response = INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
        response.nowPlayingInfo = ["identifier": item.identifier ?? "", "shuffled": intent.playShuffled ?? false]
        return response
    }

    func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult {
        guard let destination = intent.mediaDestination else { return .disambiguation(with: Library.playlists) }
        if let name = destination.playlistName, name != "Road" { return .unsupported(forReason: .playlistNameNotFound) }
        return .success(with: destination)
    }

    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        .init(code: intent.mediaItems == nil ? .failure : .success, userActivity: nil)
    }

    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        let response = INSearchForMediaIntentResponse(code: .success, userActivity: nil)
        response.mediaItems = Library.items(intent.mediaSearch)
        return response
    }

    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        .init(code: intent.affinityType == .like ? .success : .failure, userActivity: nil)
    }
}
