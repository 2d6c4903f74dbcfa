import ExtensionProtocol
import IntentSchema
import Intents
import RecordObjects
import Testing

struct ValueTests {
    @Test("HAN-09 what is assigned is copied, and what a getter returns is a copy")
    func copies() {
        let status = INRideStatus()
        status.rideIdentifier = "one"
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = status
        status.rideIdentifier = "two"
        #expect(response.rideStatus?.rideIdentifier == "one")
        let read = response.rideStatus
        read?.rideIdentifier = "three"
        #expect(response.rideStatus?.rideIdentifier == "one")
        let option = INRideOption(name: "SUV", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))
        let list = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        list.rideOptions = [option]
        option.name = "Compact"
        list.rideOptions?.first?.name = "Sedan"
        #expect(list.rideOptions?.map(\.name) == ["SUV"])
        let activity = NSUserActivity(activityType: "a")
        response.userActivity = activity
        activity.title = "changed"
        #expect(response.userActivity?.title == nil)
    }

    static let names: [(INPerson, String)] = [
        (INPerson(_record: .person(spoken: "my brother")), "my brother"),
        (person(handle: "a@example.org", given: "Ann", family: "Lee", shown: nil), "Ann Lee"),
        (person(handle: "a@example.org", given: nil, family: nil, shown: nil), "a@example.org"),
        (person(handle: "a@example.org", given: "Ann", family: nil, shown: "Annie"), "Annie"),
        (person(handle: "a@example.org", given: "Ann", family: nil, shown: ""), "Ann"),
    ]

    @Test("a person is shown by the best name there is", arguments: names)
    func displayNames(person: INPerson, name: String) {
        #expect(person.displayName == name)
    }

    @Test("the fields that engines write are those that objects show")
    func knownRecords() {
        let address = Contact.Address(
            label: "home", street: "5 Main Street", city: "Springfield", postalCode: "12345", country: "Exland",
            coordinate: Coordinate(latitude: 1, longitude: 2))
        let place = CLPlacemark(_record: address.placemark(name: "home")!)
        #expect(place.name == "home" && place.location?.coordinate.longitude == 2)
        #expect(place.postalAddress?.street == "5 Main Street" && place.postalAddress?.city == "Springfield")
        let contact = Contact(
            id: "c1", givenName: "John", familyName: "Doe", fullName: "John Doe", nicknames: ["Jo"], relationship: "brother",
            handles: [.init(kind: .phoneNumber, value: "+1", label: "mobile")], isMe: true)
        let person = INPerson(_record: contact.person(spoken: "my brother"))
        #expect(person.personHandle?.type == .phoneNumber && person.personHandle?.label == .mobile)
        #expect(person.relationship == .brother && person.isMe && person.contactIdentifier == "c1")
        #expect(person.nameComponents?.givenName == "John" && person.spokenPhrase == "my brother")
        let amount = INCurrencyAmount(_record: .currencyAmount(Decimal(string: "20.10")!, "USD"))
        #expect(amount.amount == NSDecimalNumber(string: "20.10") && amount.currencyCode == "USD")
        let range = INDateComponentsRange(_record: .dateRange(start: DateComponents(hour: 9), end: nil))
        #expect(range.startDateComponents?.hour == 9 && range.endDateComponents == nil)
        #expect(Catalogue.system.mismatch(in: place._record) == nil && Catalogue.system.mismatch(in: person._record) == nil)
    }

    @Test("an address goes into a place and comes out again")
    func addresses() {
        let address = CNMutablePostalAddress()
        address.street = "1 Infinite Loop"
        address.city = "Cupertino"
        address.isoCountryCode = "us"
        let place = CLPlacemark(location: CLLocation(latitude: 37.3, longitude: -122), name: nil, postalAddress: address)
        address.city = "changed"
        #expect(place.locality == "Cupertino" && place.thoroughfare == "1 Infinite Loop")
        #expect(place.postalAddress?.isoCountryCode == "us")
        #expect(CLPlacemark(placemark: place) == place)
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 37.3, longitude: -122), radius: 500, identifier: "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 37.301, longitude: -122)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 37.4, longitude: -122)))
    }

    @Test("numbers, prices and outcomes of rides")
    func rideValues() {
        let range = INPriceRange(firstPrice: 30, secondPrice: 12.5, currencyCode: "EUR")
        #expect(range.minimumPrice == 12.5 && range.maximumPrice == 30)
        let item = INRideFareLineItem(title: "Base", price: 5, currencyCode: "EUR")
        #expect(item?.price == 5)
        let feedback = INSendRideFeedbackIntent(rideIdentifier: "r")
        feedback.rating = 4.5
        #expect(feedback.rating == 4.5)
        let status = INRideCompletionStatus.completed(outstanding: INCurrencyAmount(amount: 9, currencyCode: "EUR"))
        status.defaultTippingOptions = [
            INCurrencyAmount(amount: 1, currencyCode: "EUR"), INCurrencyAmount(amount: 2, currencyCode: "EUR"),
        ]
        #expect(status.isCompleted && status.isOutstanding && !status.isCanceled)
        #expect(status.defaultTippingOptions?.count == 2)
        let size = INRidePartySizeOption(
            partySizeRange: NSRange(location: 1, length: 4), sizeDescription: "1-4", priceRange: range)
        #expect(size.partySizeRange == NSRange(location: 1, length: 4))
    }

    @Test("images and parameters are named by key path")
    func keyPaths() throws {
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "hi", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
        intent.setImage(INImage(named: "group"), forParameterNamed: \.speakableGroupName)
        #expect(intent.image(forParameterNamed: \.speakableGroupName) == INImage(named: "group"))
        #expect(intent.image(forParameterNamed: \.sender) == nil)
        #expect(intent.keyImage() == INImage(named: "group"))
        let parameter = try #require(INParameter(keyPath: \INSendMessageIntent.content))
        #expect(parameter.parameterKeyPath == "content" && parameter.parameterClass == INSendMessageIntent.self)
        let interaction = INInteraction(intent: intent, response: nil)
        #expect(interaction.parameterValue(for: parameter) as? String == "hi")
        #expect(INParameter(keyPath: \INImage.description) == nil)
        #expect(intent.intentDescription == "Send message")
    }

    @Test("what an activity carries keeps its type")
    func userInfo() throws {
        let activity = NSUserActivity(activityType: "a")
        let date = Date(timeIntervalSinceReferenceDate: 5)
        activity.userInfo = [
            "bool": true, "int": 5, "double": 2.0, "string": "s", "date": date, "data": Data([1]), "list": ["a", "b"],
            "nested": ["x": [1, 2]], "numberBool": NSNumber(value: true), "numberInt": NSNumber(value: Int8(1)),
            "numberDouble": NSNumber(value: 2.5), "decimal": NSDecimalNumber(string: "2.50"), "small": UInt8(3),
            "uuid": UUID(uuidString: "00000000-0000-0000-0000-000000000001") as Any,
            "person": INPerson(_record: .person(spoken: "Ann")),
        ]
        #expect(activity._userInfoRemarks.isEmpty)
        let info = try #require((activity.copy() as? NSUserActivity)?.userInfo)
        #expect(info["bool"] as? Bool == true && info["int"] as? Int == 5 && info["double"] as? Double == 2)
        #expect(info["string"] as? String == "s" && info["date"] as? Date == date && info["data"] as? Data == Data([1]))
        #expect(info["list"] as? [String] == ["a", "b"] && (info["nested"] as? [String: Any])?["x"] as? [Int] == [1, 2])
        #expect(info["numberBool"] as? Bool == true && info["numberInt"] as? Int == 1 && info["numberDouble"] as? Double == 2.5)
        #expect(info["decimal"] as? NSDecimalNumber == NSDecimalNumber(string: "2.5") && info["small"] as? Int == 3)
        #expect(
            (info["uuid"] as? UUID)?.uuidString.hasSuffix("01") == true && (info["person"] as? INPerson)?.displayName == "Ann")
        activity.userInfo = ["bad": [NSObject()], "huge": UInt64.max]
        #expect(activity._userInfoRemarks.count == 2 && activity.userInfo?.isEmpty == true)
        activity.userInfo = nil
        #expect(activity.userInfo == nil && activity._userInfoRemarks.isEmpty)
    }

    @Test("a measurement keeps its unit, and an unknown unit reads as nothing")
    func measurements() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(Measurement<UnitLength>._read(distance._written) == distance)
        #expect(Measurement<UnitTemperature>._read(distance._written) == nil)
    }

    @Test("donations are kept and can be taken back")
    func donations() async throws {
        let host = AppHost(AppServices(permission: { _ in .denied }))
        let kept = { host.contributions.donations.compactMap { $0["identifier"]?.string } }
        try await host.run {
            for name in ["one", "two", "three"] {
                let interaction = INInteraction(intent: INHangUpCallIntent(callIdentifier: name), response: nil)
                interaction.identifier = name
                interaction.groupIdentifier = name == "three" ? nil : "group"
                try await interaction.donate()
                interaction.donate(completion: nil)
            }
            #expect(kept() == ["one", "two", "three"])
            try await INInteraction.delete(with: ["one"])
            #expect(kept() == ["two", "three"])
            try await INInteraction.delete(with: "group")
            #expect(kept() == ["three"])
            try await INInteraction.deleteAll()
        }
        #expect(kept().isEmpty)
    }

    private static func person(handle: String, given: String?, family: String?, shown: String?) -> INPerson {
        var names = PersonNameComponents()
        names.givenName = given
        names.familyName = family
        return INPerson(
            personHandle: INPersonHandle(value: handle, type: .emailAddress), nameComponents: names, displayName: shown,
            image: nil,
            contactIdentifier: nil, customIdentifier: nil)
    }
}
