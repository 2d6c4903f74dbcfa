public import CoreLocation

/// Looks places up by name, using what the host knows.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable except for the geocoder, which has its own lock.

    /// What to search for.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?

        public override init() {
            super.init()
        }

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }

    /// The results, the best first.
    open class Response: NSObject, @unchecked Sendable {
        // Sendable by hand: immutable.
        public let mapItems: [MKMapItem]

        init(_ placemarks: [CLPlacemark]) {
            mapItems = placemarks.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
            super.init()
        }
    }

    private let geocoder = CLGeocoder()
    private let query: String

    public init(request: Request) {
        query = request.naturalLanguageQuery ?? ""
        super.init()
    }

    open var isSearching: Bool { geocoder.isGeocoding }

    /// The handler is called on another thread.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        geocoder.geocodeAddressString(query) { placemarks, error in
            completionHandler(placemarks.map(Response.init), error)
        }
    }

    /// - Throws: `CLError.geocodeFoundNoResult` if there is no place of that name.
    open func start() async throws -> Response {
        Response(try await geocoder.geocodeAddressString(query))
    }

    open func cancel() {
        geocoder.cancelGeocode()
    }
}
