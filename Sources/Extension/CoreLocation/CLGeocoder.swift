public import Contacts
public import Foundation
import HostEnvironment
import IntentSchema
import RecordObjects
import Synchronization

/// Converts between addresses and places, using what the host knows.
///
/// Completion handlers are called once, on another thread. The results depend on the host: `errand` searches its gazetteer of
/// towns, stations and airports.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Sendable by hand: a lock guards the mutable state. The environment serves work that continues outside of the call that
    // created the geocoder; within a call, the call's own environment takes precedence.
    private let kept = AppEnvironment.scope?.environment
    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
    private let numbers = Mutex(0)

    private var environment: AppEnvironment? { AppEnvironment.active(kept, for: "CLGeocoder") }

    /// Whether a lookup with a completion handler is in progress.
    open var isGeocoding: Bool { tasks.withLock { !$0.isEmpty } }

    /// Cancels lookups; their handlers receive `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }

    // Names and addresses

    /// - Throws: `CLError.geocodeFoundNoResult` if no place matches.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try placemarks(await environment?.placemarks(named: addressString) ?? [])
    }

    /// Ranks places in the region first.
    ///
    /// - Throws: `CLError.geocodeFoundNoResult` if no place matches.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        let found = try await geocodeAddressString(addressString)
        guard let circle = region as? CLCircularRegion else { return found }
        let isInside = { (placemark: CLPlacemark) in placemark.location.map { circle.contains($0.coordinate) } ?? false }
        return found.filter(isInside) + found.filter { !isInside($0) }
    }

    /// - Throws: `CLError.geocodeFoundNoResult` if no place matches.
    open func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark]
    {
        let address = CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress)
        return try await geocodeAddressString(address.replacingOccurrences(of: "\n", with: ", "))
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.geocodeAddressString(addressString) }
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.geocodeAddressString(addressString, in: region) }
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.geocodeAddressString(addressString, in: region) }
    }

    open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.geocodePostalAddress(postalAddress) }
    }

    // Positions

    /// - Throws: `CLError.geocodeFoundNoResult` if the host knows no place nearby.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        guard let coordinate = location._record.coordinate, CLLocationCoordinate2DIsValid(location.coordinate) else {
            throw CLError(.geocodeFoundNoResult)
        }
        return try placemarks(await environment?.placemarks(near: coordinate) ?? [])
    }

    /// - Throws: `CLError.geocodeFoundNoResult` if the host knows no place nearby.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.reverseGeocodeLocation(location) }
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        start(completionHandler) { try await self.reverseGeocodeLocation(location) }
    }

    // Running

    private func placemarks(_ records: [Record]) throws -> [CLPlacemark] {
        guard !Task.isCancelled else { throw CLError(.geocodeCanceled) }
        guard !records.isEmpty else { throw CLError(.geocodeFoundNoResult) }
        return records.map { CLPlacemark(_record: $0) }
    }

    private func start(
        _ completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void,
        _ lookUp: @escaping @Sendable () async throws -> [CLPlacemark]
    ) {
        let handler = CarriedHandler(call: completionHandler)
        let number = numbers.withLock { number in
            number += 1
            return number
        }
        // Unstructured: the completion handler is called after the method has returned.
        tasks.withLock { tasks in
            tasks[number] = Task {
                let result: Result<[CLPlacemark], any Error>
                do { result = .success(try await lookUp()) } catch { result = .failure(error) }
                self.tasks.withLock { _ = $0.removeValue(forKey: number) }
                switch result {
                case .success(let placemarks): handler.call(placemarks, nil)
                case .failure(let error): handler.call(nil, error)
                }
            }
        }
    }
}

/// Carries an app's handler to the task that calls it.
private struct CarriedHandler: @unchecked Sendable {
    // Safe: it is called once, and apps expect the call on another thread.
    let call: ([CLPlacemark]?, (any Error)?) -> Void
}
