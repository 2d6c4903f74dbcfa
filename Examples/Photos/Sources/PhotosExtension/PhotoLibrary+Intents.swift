import Intents

extension PhotoLibrary {
    /// The folder `Pictures` in the one that the extension shares with the app; `nil` where there is none. Whoever wants to see photos there
    /// copies them into it.
    static var shared: PhotoLibrary? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier).map {
            PhotoLibrary(folder: $0.appendingPathComponent("Pictures"), calendar: .ofPerson)
        }
    }

    /// Tells the developer of failures that are not the person's.
    static func report(_ error: any Error, in method: String) {
        FileHandle.standardError.write(Data("Shoebox: \(method) failed: \(error)\n".utf8))
    }

    /// What resolving an album's name comes to.
    static func resolution(ofAlbum name: String?) -> INStringResolutionResult {
        guard let name else { return .notRequired() }
        do {
            let albums = try shared?.albums(called: name) ?? []
            switch albums.count {
            case 0: return .unsupported()
            case 1: return .success(with: albums[0])
            default: return .disambiguation(with: albums)
            }
        } catch {
            report(error, in: "resolveAlbumName")
            return .unsupported()
        }
    }

    /// What resolving the people comes to: nothing tells who is in a photo.
    static func resolution(ofPeople people: [INPerson]?) -> [INPersonResolutionResult] {
        people.map { $0.map { _ in .unsupported() } } ?? [.notRequired()]
    }
}

/// What a search and a slideshow ask for alike.
protocol PhotoRequest {
    var dateCreated: INDateComponentsRange? { get }
    var locationCreated: CLPlacemark? { get }
    var albumName: String? { get }
    var searchTerms: [String]? { get }
    var searchTermsOperator: INConditionalOperator { get }
    var includedAttributes: INPhotoAttributeOptions { get }
    var excludedAttributes: INPhotoAttributeOptions { get }
}

extension INSearchForPhotosIntent: PhotoRequest {}
extension INStartPhotoPlaybackIntent: PhotoRequest {}

extension PhotoRequest {
    /// The photos that are asked for, the newest first; `nil` where something is asked of them that the library cannot tell.
    ///
    /// - Throws: what the file system says.
    func photos() throws -> [Photo]? {
        guard let library = PhotoLibrary.shared, let included = Self.conditions(includedAttributes),
            let excluded = Self.conditions(excludedAttributes)
        else { return nil }
        var query = PhotoQuery()
        query.dates = dateCreated.flatMap { DateInterval($0, in: library.calendar) }
        query.album = albumName
        query.terms = searchTerms ?? []
        query.anyTerm = searchTermsOperator == .any
        query.place = locationCreated.map { place in
            let coordinate = place.location?.coordinate
            return PhotoQuery.Place(
                name: place.locality ?? place.name, latitude: coordinate?.latitude, longitude: coordinate?.longitude)
        }
        query.included = included
        query.excluded = excluded
        return try library.photos().filter(query.matches)
    }

    private static func conditions(_ attributes: INPhotoAttributeOptions) -> [@Sendable (Photo) -> Bool]? {
        let known: [(INPhotoAttributeOptions, @Sendable (Photo) -> Bool)] = [
            (.photo, { $0.kind != .video }), (.video, { $0.kind == .video }), (.GIF, { $0.kind == .animation }),
            (.screenshot, { $0.isScreenshot }), (.selfie, { $0.isSelfie }), (.frontFacingCamera, { $0.isSelfie }),
            (.squarePhoto, { $0.isSquare }), (.panoramaPhoto, { $0.isPanorama }),
        ]
        let all = known.reduce(into: INPhotoAttributeOptions()) { $0.formUnion($1.0) }
        guard all.isSuperset(of: attributes) else { return nil }
        return known.filter { attributes.contains($0.0) }.map(\.1)
    }
}

extension DateInterval {
    /// From the first instant to the last; a day without a time means all of it. `nil` where nothing is said.
    fileprivate init?(_ range: INDateComponentsRange, in calendar: Calendar) {
        func end(_ components: DateComponents) -> Date? {
            guard components.hour == nil, let day = calendar.date(from: components) else {
                return calendar.date(from: components)
            }
            return calendar.date(byAdding: .day, value: 1, to: day)?.addingTimeInterval(-1)
        }
        let start = range.startDateComponents.flatMap { calendar.date(from: $0) }
        let last = (range.endDateComponents ?? range.startDateComponents).flatMap(end)
        guard start != nil || last != nil else { return nil }
        let first = start ?? .distantPast
        self.init(start: first, end: max(first, last ?? .distantFuture))
    }
}

extension NSUserActivity {
    /// Opens the app at photos.
    static func showing(_ photos: [Photo], plays: Bool) -> NSUserActivity {
        let activity = NSUserActivity(activityType: PhotoLibrary.photosActivityType)
        // An activity is no place for a library.
        activity.userInfo = ["photos": photos.prefix(500).map(\.file.path), "plays": plays]
        return activity
    }
}
