import Intents
import RidesApp
import RidesCore
import Testing

@testable import RidesExtension

@Suite("What Swift Cabs answers", .serialized)
struct RideHandlerTests {
    /// 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// Everything happens in a folder that belongs to this run.
    init() {
        _ = Self.folder
        RideClock.set { Self.now }
    }

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("rides-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    private static let ferryBuilding = placemark("Ferry Building", 37.7955, -122.3937)
    private static let airport = placemark("Airport", 37.6213, -122.3790)

    private static func placemark(_ name: String, _ latitude: Double, _ longitude: Double) -> CLPlacemark {
        CLPlacemark(location: CLLocation(latitude: latitude, longitude: longitude), name: name, postalAddress: nil)
    }

    private static func request(
        from pickup: CLPlacemark? = ferryBuilding, to dropOff: CLPlacemark? = airport, option: String? = nil, party: Int? = nil,
        hoursAhead: Double? = nil
    ) -> INRequestRideIntent {
        let start = hoursAhead.map { DateComponents.instant(now.addingTimeInterval($0 * 3600)) }
        return INRequestRideIntent(
            pickupLocation: pickup, dropOffLocation: dropOff, rideOptionName: option.map { INSpeakableString(spokenPhrase: $0) },
            partySize: party, paymentMethod: nil, scheduledPickupTime: start.map { INDateComponentsRange(start: $0, end: nil) })
    }

    @Test("The pickup is what was said, or else where the app last saw the rider")
    func pickup() {
        func resolve(_ intent: INRequestRideIntent) -> INPlacemarkResolutionResult? {
            answer { RideRequestHandler().resolvePickupLocation(for: intent, with: $0) }
        }
        #expect(resolve(Self.request()) == .success(with: Self.ferryBuilding))
        #expect(resolve(Self.request(from: Self.placemark("Reno", 39.5, -119.8))) == .unsupported())
        #expect(resolve(Self.request(from: Self.placemark("Nowhere", 400, .nan))) == .unsupported())
        #expect(resolve(Self.request(from: nil))?.description.contains("Ferry Building") == true)
    }

    @Test("The drop-off is asked for, lies in the area and is not the pickup")
    func dropOff() {
        func resolve(_ intent: INRequestRideIntent, _ expected: INPlacemarkResolutionResult) {
            RideRequestHandler().resolveDropOffLocation(for: intent) { #expect($0 == expected) }
        }
        resolve(Self.request(), .success(with: Self.airport))
        resolve(Self.request(to: nil), .needsValue())
        resolve(Self.request(to: Self.placemark("Reno", 39.5, -119.8)), .unsupported())
        resolve(Self.request(to: Self.placemark("The pier beside it", 37.7956, -122.3937)), .unsupported())
    }

    @Test("The option is the one named, or one of those that take the party")
    func rideOption() {
        func resolve(_ option: String?, _ party: Int?, _ expected: INSpeakableStringResolutionResult) {
            let intent = Self.request(option: option, party: party)
            RideRequestHandler().resolveRideOptionName(for: intent) {
                #expect($0 == expected, "\(option ?? "none"), \(party ?? 0)")
            }
        }
        let names = RideProduct.all.map(\.speakableName)
        resolve(nil, 3, .notRequired())
        resolve("saloon", nil, .success(with: names[1]))
        resolve("yacht", nil, .disambiguation(with: names))
        resolve("yacht", 4, .disambiguation(with: [names[1], names[2]]))
        resolve("Compact", 6, .confirmationRequired(with: names[2]))
        resolve("Compact", 40, .success(with: names[0]))
    }

    @Test(
        "A party is one at least and fits into the largest car",
        arguments: [(nil, 1), (1, 1), (6, 6), (0, nil), (-2, nil), (40, nil)] as [(Int?, Int?)])
    func partySize(said: Int?, taken: Int?) {
        RideRequestHandler().resolvePartySize(for: Self.request(party: said)) { result in
            #expect(result == (taken.map { .success(with: $0) } ?? .unsupported()))
        }
    }

    @Test("A time is not asked for, and not one of the past")
    func scheduledTime() {
        func resolve(_ hours: Double?) -> INDateComponentsRangeResolutionResult? {
            let intent = Self.request(hoursAhead: hours)
            return answer { RideRequestHandler().resolveScheduledPickupTime(for: intent, with: $0) }
        }
        #expect(resolve(nil) == .notRequired())
        #expect(resolve(-2) == .unsupported())
        // What is too far ahead has a code of its own when confirming.
        for hours in [2, 24 * 9] { #expect(resolve(Double(hours))?.description.contains("success") == true) }
    }

    @Test("SYS-15 what the extension books is booked once, found again, shown by the app, which shares its code, and cancelled")
    func booking() async {
        let intent = INRequestRideIntent(_record: Self.request(option: "SUV", party: 5)._record)
        var offered: INRideStatus?
        RideRequestHandler().confirm(intent: intent) { response in
            #expect(response.code == .ready)
            offered = response.rideStatus
        }
        #expect(offered?.driver?.rating != nil && offered?.vehicle?.location != nil && offered?.rideIdentifier == nil)
        #expect(offered?.rideOption?.priceRange?.maximumPrice?.decimalValue ?? 0 > 12)
        var booked: INRequestRideIntentResponse?
        RideRequestHandler().handle(intent: intent) { booked = $0 }
        #expect(booked?.code == .success && booked?.rideStatus?.phase == .confirmed)
        let id = booked?.rideStatus?.rideIdentifier ?? ""
        RideStatusHandler().handle(intent: INGetRideStatusIntent()) { #expect($0.rideStatus?.rideIdentifier == id) }
        RideRequestHandler().confirm(intent: Self.request()) { response in
            #expect(response.code == .failureRequiringAppLaunchPreviousRideNeedsCompletion)
        }
        let app = RidesApplication()
        #expect(booked?.userActivity.map(app.application(continue:)) == true && app.screen == .ride(id))
        #expect(!app.application(continue: .ride("SC-999")))
        let cancelled = await RideCancellationHandler().handle(cancelRide: INCancelRideIntent(rideIdentifier: id))
        #expect(cancelled.code == .success && cancelled.cancellationFee == nil)
        RideStatusHandler().handle(intent: INGetRideStatusIntent()) {
            #expect($0.code == .success && $0.rideStatus == nil)
        }
    }

    @Test("What became of a request is reported: nothing before it is handled, the ride after that")
    func report() async {
        var record = Self.request(option: "SUV", party: 5)._record
        record["identifier"] = .string("to be reported")
        let intent = INRequestRideIntent(_record: record)
        let handler = RideRequestHandler()
        guard case .notHandled = await handler.report(on: "a", of: intent) else {
            Issue.record("a ride that was not requested is reported")
            return
        }
        var booked: INRequestRideIntentResponse?
        handler.handle(intent: intent) { booked = $0 }
        guard case .handled(let response) = await handler.report(on: "a", of: intent) else {
            Issue.record("the ride is not reported")
            return
        }
        let reported = response as? INRequestRideIntentResponse
        #expect(reported?.code == .success)
        #expect(reported?.rideStatus?.rideIdentifier == booked?.rideStatus?.rideIdentifier)
        let id = booked?.rideStatus?.rideIdentifier ?? ""
        #expect(await RideCancellationHandler().handle(cancelRide: INCancelRideIntent(rideIdentifier: id)).code == .success)
    }

    @Test("A ride too far ahead or out of the area ends with the code that says so")
    func failures() {
        RideRequestHandler().confirm(intent: Self.request(hoursAhead: 24 * 9)) { response in
            #expect(response.code == .failureRequiringAppLaunchRideScheduledTooFar)
        }
        RideRequestHandler().confirm(intent: Self.request(to: Self.placemark("Reno", 39.5, -119.8))) { response in
            #expect(response.code == .failureRequiringAppLaunchNoServiceInArea)
        }
        RideFeedbackHandler().handle(sendRideFeedback: INSendRideFeedbackIntent(rideIdentifier: "SC-999")) {
            #expect($0.code == .failure)
        }
    }

    @Test("RID-01 every option is listed with price, pickup time and expiry")
    func options() {
        let intent = INListRideOptionsIntent(pickupLocation: Self.ferryBuilding, dropOffLocation: Self.airport)
        RideOptionsHandler().handle(intent: intent) { response in
            #expect(response.code == .success && response.expirationDate ?? .distantPast > Self.now)
            #expect(response.rideOptions?.map(\.identifier) == ["compact", "sedan", "suv"])
            let prices = (response.rideOptions ?? []).compactMap { $0.priceRange?.minimumPrice?.decimalValue }
            #expect(prices.count == 3 && prices == prices.sorted())
        }
    }
}

/// What a method with a completion handler answers before it returns; `nil` when it does not.
func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> Answer? {
    var answer: Answer?
    call { answer = $0 }
    return answer
}
