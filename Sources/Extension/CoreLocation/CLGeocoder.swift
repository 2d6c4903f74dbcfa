public import Contacts
public import Foundation
import HostEnvironment
import IntentSchema
import RecordObjects
import Synchronization

/// Leads from addresses to places and back, by what the host knows.
///
/// Completion handlers are called from another thread, each of them once. What is found depends on the host: `errand` looks into its
/// gazetteer of towns, stations and airports.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Sendable by hand: what changes is guarded by a lock.
    // For work that continues outside of the call in which the geocoder was made; within calls the call's own counts.
    private let kept = AppEnvironment.scope?.environment
    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
    private let numbers = Mutex(0)

    private var environment: AppEnvironment? { AppEnvironment.active(kept, for: "CLGeocoder") }

    /// Whether a look-up with a completion handler is under way.
    open var isGeocoding: Bool { tasks.withLock { !$0.isEmpty } }

    /// Gives up; handlers get `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }

    // Names and addresses

    /// - Throws: `CLError.geocodeFoundNoResult` when no place fits.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try placemarks(await environment?.placemarks(named: addressString) ?? [])
    }

    /// Places in the region come first.
    ///
    /// - Throws: `CLError.geocodeFoundNoResult` when no place fits.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        let found = try await geocodeAddressString(addressString)
        guard let circle = region as? CLCircularRegion else { return found }
        let isInside = { (placemark: CLPlacemark) in placemark.location.map { circle.contains($0.coordinate) } ?? false }
        return found.filter(isInside) + found.filter { !isInside($0) }
    }

    /// - Throws: `CLError.geocodeFoundNoResult` when no place fits.
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

    /// - Throws: `CLError.geocodeFoundNoResult` when the host knows nothing near.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        guard let coordinate = location._record.coordinate, CLLocationCoordinate2DIsValid(location.coordinate) else {
            throw CLError(.geocodeFoundNoResult)
        }
        return try placemarks(await environment?.placemarks(near: coordinate) ?? [])
    }

    /// - Throws: `CLError.geocodeFoundNoResult` when the host knows nothing near.
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
        // Unstructured: a completion handler is called after the call that was made has returned.
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

/// An app's handler on its way to the task that calls it.
private struct CarriedHandler: @unchecked Sendable {
    // Safe: it is called once, and apps expect that this happens on another thread.
    let call: ([CLPlacemark]?, (any Error)?) -> Void
}
