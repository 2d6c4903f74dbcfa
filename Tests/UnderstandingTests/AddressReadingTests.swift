import Foundation
import IntentSchema
import Testing
import Understanding

struct AddressReadingTests {
    /// What the drop-off of a ride is read as: its name, then number, street, town, region and code, and whether it is located.
    private static func place(_ said: String) -> String {
        guard case .request(let hypothesis)? = Fixtures.read("book a ride to \(said)").acts.first else { return "-" }
        if let several = hypothesis.ambiguities["dropOffLocation"] { return "any of \(several.count)" }
        guard let place = hypothesis.parameters["dropOffLocation"]?.record else {
            return hypothesis.unknownValues["dropOffLocation"].map { "unknown \($0)" } ?? "-"
        }
        let parts = ["subThoroughfare", "thoroughfare", "locality", "administrativeArea", "postalCode"].map {
            place[$0]?.string ?? ""
        }
        return parts.joined(separator: "|") + (place.coordinate == nil ? "" : " located")
    }

    static let rows: [(said: String, means: String)] = [
        ("12 Main Street", "12|Main Street|||"), ("12 main st", "12|main st|||"), ("12b Baker Street", "12b|Baker Street|||"),
        ("1600 Amphitheatre Parkway, Mountain View", "1600|Amphitheatre Parkway|Mountain View|California| located"),
        ("1600 amphitheatre parkway mountain view", "1600|amphitheatre parkway|Mountain View|California| located"),
        ("1 Infinite Loop, Cupertino, CA 95014", "1|Infinite Loop|Cupertino|California|95014 located"),
        ("sixteen hundred pennsylvania avenue", "1600|pennsylvania avenue|||"),
        ("350 5th Avenue, New York", "350|5th Avenue|New York|New York| located"),
        ("350 5th Avenue in New York, NY 10118", "350|5th Avenue|New York|New York|10118 located"),
        ("221b Baker Street, London, England", "221b|Baker Street|London|England| located"),
        ("400 Broadway", "400|Broadway|||"), ("77 Park Avenue West", "77|Park Avenue West|||"),
        ("500 Saint Marks Place", "500|Saint Marks Place|||"),
        ("9 Elm Street, Smallville, Kansas", "9|Elm Street|Smallville|Kansas|"),
        ("42 Wallaby Way, Suite 7", "42|Wallaby Way|||"), ("10 Oak Street, Springfield", "any of 4"),
        ("10 Oak Street, Springfield, IL", "10|Oak Street|Springfield|Illinois| located"),
        ("10 North 4th Street", "10|North 4th Street|||"), ("37.7749, -122.4194", "|||| located"),
        ("24th Street and Valencia Street", "|24th Street and Valencia Street|||"),
        ("5th Avenue and Broadway", "|5th Avenue and Broadway|||"),
        ("the ferry building", "||San Francisco|California| located"), ("Narnia", "unknown Narnia"),
    ]

    @Test("addresses are read, whether anybody knows them or not", arguments: rows)
    func addresses(said: String, means: String) {
        #expect(Self.place(said) == means)
    }

    @Test("the corner of two streets is one place, and a street and something else are two")
    func corners() {
        for said in ["24th street and mission", "4th street and townsend", "5th avenue and 23rd street"] {
            let read = Fixtures.read("book a ride to \(said)").acts.first?.requests
            #expect(read?.first?.followers?.isEmpty ?? true, "'\(said)'")
        }
        for said in ["24th street and home", "24th street and the airport"] {
            #expect(Self.place(said) != "|\(said)|||", "'\(said)'")
        }
    }

    @Test("an address that nobody has located has no location, and is kept as it was said")
    func unlocated() {
        guard case .request(let hypothesis) = Fixtures.read("book a ride to 12 Main Street for two people").acts.first else {
            Issue.record("it should be a request")
            return
        }
        let place = hypothesis.parameters["dropOffLocation"]?.record
        #expect(place?["name"]?.string == "12 Main Street")
        #expect(place?["location"] == nil)
        #expect(hypothesis.parameters["partySize"] == .integer(2))
    }
}
