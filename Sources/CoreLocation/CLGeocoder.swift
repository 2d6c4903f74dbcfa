public import Contacts
public import Foundation
import IntentSchema
import RecordObjects

/// Why a place or a position could not be found.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
    }

    public static let errorDomain = "kCLErrorDomain"

    public let code: Code
    /// What happened, for the developer.
    public let localizedDescription: String

    init(_ code: Code, _ description: String) {
        self.code = code
        localizedDescription = description
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// Answers a request to a geocoder.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names and addresses, and the names of positions, on the assistant's map.
///
/// The map is the host's: its gazetteer and the addresses of the person's contacts. Nothing leaves the machine unless the host says so.
/// A geocoder made while a handler serves a call goes on with that call's map.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Sendable by hand: nothing changes after the initializer.
    private let services: HostServices

    public override init() {
        services = HostServices.current
    }

    /// Whether a request is under way; requests are answered at once.
    open var isGeocoding: Bool { false }

    /// Forgets requests that are not answered yet; there are none.
    open func cancelGeocode() {}

    /// Finds places of that name or address, the likeliest first.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(completionHandler) { try places(addressString) }
    }

    /// Finds places of that name or address, those in the region first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        answer(completionHandler) { try places(addressString, in: region) }
    }

    /// Finds places of that name or address, those in the region first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: region, completionHandler: completionHandler)
    }

    /// Finds the place of an address.
    open func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(completionHandler) { try places(postalAddress) }
    }

    /// Finds the nearest known place.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(completionHandler) { try place(at: location) }
    }

    /// Finds the nearest known place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, completionHandler: completionHandler)
    }

    /// Finds places of that name or address, the likeliest first.
    ///
    /// - Throws: `CLError` when there is none.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try places(addressString) }

    /// Finds places of that name or address, those in the region first.
    ///
    /// - Throws: `CLError` when there is none.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try places(addressString, in: region)
    }

    /// Finds the place of an address.
    ///
    /// - Throws: `CLError` when there is none.
    open func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] { try places(postalAddress) }

    /// Finds the nearest known place.
    ///
    /// - Throws: `CLError` when there is none.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try place(at: location) }

    private func answer(_ handler: CLGeocodeCompletionHandler, _ find: () throws -> [CLPlacemark]) {
        do {
            handler(try find(), nil)
        } catch {
            handler(nil, error)
        }
    }

    private func places(_ text: String, in region: CLRegion? = nil) throws -> [CLPlacemark] {
        let found = services.places(text).map { CLPlacemark(_record: $0) }
        guard !found.isEmpty else { throw CLError(.geocodeFoundNoResult, "nothing on the map is called \"\(text)\"") }
        guard let circle = region as? CLCircularRegion else { return found }
        let isInside = { (place: CLPlacemark) in place.location.map { circle.contains($0.coordinate) } ?? false }
        return found.filter(isInside) + found.filter { !isInside($0) }
    }

    private func places(_ address: CNPostalAddress) throws -> [CLPlacemark] {
        let lines = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        do {
            return try places(lines.replacing("\n", with: ", "))
        } catch {
            // The map may know the town if not the street.
            guard !address.city.isEmpty else { throw error }
            return try places([address.city, address.state].filter { !$0.isEmpty }.joined(separator: ", "))
        }
    }

    private func place(at location: CLLocation) throws -> [CLPlacemark] {
        let position = location.coordinate
        guard let found = services.place(Coordinate(latitude: position.latitude, longitude: position.longitude)) else {
            throw CLError(.geocodeFoundNoResult, "the map knows no place near \(position.latitude), \(position.longitude)")
        }
        return [CLPlacemark(_record: found)]
    }
}
