import Intents

// Completion handlers

public class CompletionPhotoExtension: INExtension, INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {
    public override func handler(for intent: INIntent) -> Any { return self }

    public func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
    ) {
        let terms = intent.searchTerms ?? []
        completion(terms.isEmpty ? [.notRequired()] : terms.map { .success(with: $0) })
    }

    public func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        guard let people = intent.peopleInPhoto else { return completion([.notRequired()]) }
        completion(people.map(INPersonResolutionResult.success))
    }

    public func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSearchForPhotosIntent.self))
        userActivity.userInfo = [
            "term": intent.searchTerms?.first ?? "", "favorites": intent.includedAttributes.contains(.favorite),
        ]
        userActivity.title = "Search Results"
        userActivity.isEligibleForHandoff = true
        let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: userActivity)
        response.searchResultsCount = intent.searchTerms?.count
        completion(response)
    }

    public func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void) {
        let response = INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil)
        response.searchResultsCount = intent.albumName == nil ? 0 : 12
        completion(response)
    }
}

// Functions that return

public final class AsyncPhotoExtension: INExtension, INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {
    public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] {
        guard let terms = intent.searchTerms, !terms.isEmpty else { return [.notRequired()] }
        return terms.map { .success(with: $0) }
    }

    public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
        intent.peopleInPhoto?.map { .success(with: $0) } ?? [.notRequired()]
    }

    public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
        let activity = NSUserActivity(activityType: NSStringFromClass(INSearchForPhotosIntent.self))
        activity.title = "Search Results"
        activity.userInfo = ["term": intent.searchTerms?.first ?? ""]
        activity.addUserInfoEntries(from: ["favorites": intent.includedAttributes == .favorite])
        let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: activity)
        response.searchResultsCount = intent.searchTerms?.count
        return response
    }

    public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
        let response = INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil)
        response.searchResultsCount = intent.albumName.map { _ in 12 } ?? 0
        return response
    }
}

// The first spelling

public class FirstGenerationPhotoExtension: INExtension, INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {
    public func resolvePeopleInPhoto(
        forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        if let people = intent.peopleInPhoto, people.count > 0 {
            var personResolutions = [INPersonResolutionResult]()
            for person in people {
                personResolutions.append(INPersonResolutionResult.success(with: person))
            }
            completion(personResolutions)
        } else {
            completion([INPersonResolutionResult.notRequired()])
        }
    }

    public func handle(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
    ) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSearchForPhotosIntent.self))
        userActivity.title = "Search Results"
        userActivity.userInfo = [
            "term": intent.searchTerms?.first ?? "", "favorites": intent.includedAttributes.contains(.favorite),
        ]
        let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: userActivity)
        response.searchResultsCount = intent.searchTerms?.count
        completion(response)
    }

    public func resolveAlbumName(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        if let album = intent.albumName {
            completion(INStringResolutionResult.success(with: album))
        } else {
            completion(INStringResolutionResult.notRequired())
        }
    }

    public func handle(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
    ) {
        let response = INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil)
        response.searchResultsCount = intent.albumName != nil ? 12 : 0
        completion(response)
    }
}
