import IntentSchema
import Intents
import RecordObjects
import TestSupport
import Testing

struct RoundTripTests {
    static let types = RecordClasses.all.keys.sorted()
    static let seed: UInt64 = 20_261_121

    @Test("an object gives back the very record that it shows, through copies and archives", arguments: types)
    func recordSurvives(type: String) throws {
        let type = try #require(RecordClasses.named(type))
        var random = RandomRecords(seed: Self.seed)
        for round in 1...(LongTests.areRun ? 20 : 8) {
            var record = random.record(type._recordType)
            record["of a later version"] = .integer(round)
            #expect(Catalogue.system.mismatch(in: record) == nil, "seed \(Self.seed)")
            let object = type.init(_record: record)
            #expect(object._record == record)
            #expect(object == type.init(_record: record))
            #expect(object.copy() as? RecordObject == object)
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            #expect(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? RecordObject == object, "seed \(Self.seed)")
            #expect(try Self.decode(type, from: JSONEncoder().encode(object)) == object, "seed \(Self.seed)")
        }
    }

    @Test("every intent, response and type of the catalogue has a class that shows it")
    func allShown() {
        let plain: Set = ["DateInterval", "Measurement", "NSRange", "PersonNameComponents", "UserInfo"]
        let intents = Catalogue.system.intents.values.flatMap { [$0.name, $0.response] }
        let missing = Set(intents).union(Catalogue.system.records.keys).subtracting(plain).subtracting(RecordClasses.all.keys)
        #expect(missing.isEmpty)
        #expect(intents.count == 122)
    }

    @Test("cases of a later version are kept, read as unknown and named when a request has one", arguments: types)
    func unknownCases(type: String) throws {
        let type = try #require(RecordClasses.named(type))
        for field in RandomRecords(seed: Self.seed).fields(of: type._recordType) {
            guard case .enumeration = field.type else { continue }
            let record = Record(type._recordType, [field.name: .integer(8_191)])
            let object = type.init(_record: record)
            #expect((object.copy() as? RecordObject)?._record == record && object.description.contains("\(field.name): 8191"))
            #expect(try Self.decode(type, from: JSONEncoder().encode(object))._record == record)
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            #expect(
                (unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? RecordObject)?._record == record,
                "\(field.name)")
        }
    }

    @Test("a case of a later version reads as the one for what is not known")
    func unknownCaseReads() throws {
        let status = INRideStatus(_record: Record("INRideStatus", ["phase": .integer(8_191)]))
        #expect(status.phase == .unknown && Catalogue.system.mismatch(in: status._record)?.message.contains("phase") == true)
        let intent = INSetTaskAttributeIntent(_record: Record("INSetTaskAttributeIntent", ["status": .integer(-3)]))
        #expect(intent.status == .unknown)
        intent.suggestedInvocationPhrase = "kept"
        #expect(intent._record["status"] == .integer(-3))
        let response = INStartCallIntentResponse(_record: Record("INStartCallIntentResponse", ["code": .integer(8_191)]))
        #expect(response.code == .unspecified)
    }

    private static func decode(_ type: RecordObject.Type, from data: Data) throws -> RecordObject {
        try JSONDecoder().decode(type, from: data)
    }

    @Test("JSON of another type is refused")
    func otherType() throws {
        let data = try JSONEncoder().encode(INImage(named: "a"))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(INPerson.self, from: data) }
    }

    @Test("every value that a property reads is written back as it was")
    func propertiesSurvive() {
        var random = RandomRecords(seed: Self.seed)
        for _ in 1...100 {
            let status = INRideStatus(_record: random.record("INRideStatus"))
            let copy = INRideStatus()
            copy.rideIdentifier = status.rideIdentifier
            copy.phase = status.phase
            copy.completionStatus = status.completionStatus
            copy.vehicle = status.vehicle
            copy.driver = status.driver
            copy.estimatedPickupDate = status.estimatedPickupDate
            copy.estimatedDropOffDate = status.estimatedDropOffDate
            copy.estimatedPickupEndDate = status.estimatedPickupEndDate
            copy.scheduledPickupTime = status.scheduledPickupTime
            copy.pickupLocation = status.pickupLocation
            copy.waypoints = status.waypoints
            copy.dropOffLocation = status.dropOffLocation
            copy.rideOption = status.rideOption
            copy.userActivityForCancelingInApplication = status.userActivityForCancelingInApplication
            copy.additionalActionActivities = status.additionalActionActivities
            var expected = status._record
            // A property that is not optional writes what it shows for a field that was not set.
            expected["phase"] = expected["phase"] ?? .integer(INRidePhase.unknown.rawValue)
            #expect(copy._record == expected, "seed \(Self.seed)")
        }
    }

    @Test("each field of the wrong kind is found, named and traps nothing", arguments: Catalogue.system.intents.keys.sorted())
    func wrongKinds(intent: String) throws {
        let random = RandomRecords(seed: Self.seed)
        let wrong: [ParameterValue] = [
            .data(Data([1])), .record(Record("INNoSuchThing")), .list([.bool(true), .integer(1)]), .double(.nan), .integer(.max),
        ]
        for field in random.fields(of: intent) {
            for value in wrong where Catalogue.system.mismatch(of: value, with: field.type) != nil {
                let record = Record(intent, [field.name: value])
                let mismatch = try #require(Catalogue.system.mismatch(in: record))
                #expect(mismatch.message.contains("\(intent).\(field.name)"))
            }
        }
        #expect(RecordClasses.named(intent)?.init(_record: Record("something else")) != nil)
    }

    @Test("properties of a record full of nonsense read as not set")
    func nonsense() {
        let fields = RandomRecords(seed: 1).fields(of: "INRequestRideIntent").map { ($0.name, ParameterValue.data(Data([7]))) }
        let intent = INRequestRideIntent(_record: Record("INRequestRideIntent", Dictionary(uniqueKeysWithValues: fields)))
        #expect(intent.pickupLocation == nil && intent.dropOffLocation == nil && intent.rideOptionName == nil)
        #expect(intent.partySize == nil && intent.paymentMethod == nil && intent.scheduledPickupTime == nil)
        let place = CLPlacemark(_record: Record("CLPlacemark", ["location": .integer(1), "timeZone": .string("Nowhere/Land")]))
        #expect(place.location == nil && place.timeZone == nil && place.postalAddress == nil)
        let person = INPerson(
            _record: Record("INPerson", ["displayName": .integer(1), "isMe": .string("yes"), "aliases": .bool(true)]))
        #expect(person.displayName == "" && person.isMe == false && person.aliases == nil && person.spokenPhrase == "")
        let option = INRideOption(_record: Record("INRideOption", ["estimatedPickupDate": .string("soon")]))
        #expect(option.name == "" && option.estimatedPickupDate == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test(
        "bytes that are no archive of the class decode to nothing",
        arguments: ["", "{}", #"{"type":"INPerson","fields":{}}"#, "\u{0}\u{1}"])
    func garbage(text: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(Data(text.utf8) as NSData, forKey: "record")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(INRideStatus(coder: unarchiver) == nil)
    }
}
