import Foundation

/// What photos are looked for by. Every condition has to be met; those that are `nil` or empty do not count.
struct PhotoQuery: Sendable {
    var dates: DateInterval?
    var album: String?
    /// Words, each in the name, the album or the caption.
    var terms: [String] = []
    /// Whether one of the terms is enough.
    var anyTerm = false
    var place: Place?
    /// Each has to be so, and none of the others.
    var included: [@Sendable (Photo) -> Bool] = []
    var excluded: [@Sendable (Photo) -> Bool] = []

    struct Place: Hashable, Sendable {
        var name: String?
        /// In degrees; `nil` when unknown.
        var latitude: Double?
        var longitude: Double?

        /// How near counts as there, in metres: a town and what is around it.
        static let radius = 20_000.0

        func contains(_ photo: Photo) -> Bool {
            if let latitude, let longitude, let distance = photo.distance(toLatitude: latitude, longitude: longitude) {
                return distance <= Self.radius
            }
            // An album named after a place was taken there.
            return name.map { PhotoLibrary.words(photo.album ?? "").isSuperset(of: PhotoLibrary.words($0)) } ?? false
        }
    }

    func matches(_ photo: Photo) -> Bool {
        let words = PhotoLibrary.words(photo.words)
        let found = terms.filter { words.isSuperset(of: PhotoLibrary.words($0)) }.count
        return (dates?.contains(photo.taken) ?? true) && (album == nil || photo.album == album)
            && (place?.contains(photo) ?? true)
            && (terms.isEmpty || found == terms.count || anyTerm && found > 0)
            && included.allSatisfy { $0(photo) } && !excluded.contains { $0(photo) }
    }
}
