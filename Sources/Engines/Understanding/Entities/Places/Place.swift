public import CompactCoding
public import IntentSchema

/// An entry of the gazetteer.
public struct Place: Hashable, Sendable, Codable {
    /// The full name, such as `San Francisco International Airport`.
    public var name: String
    /// Other names that people use.
    public var aliases: [String]?
    /// The category, such as `airport`, `station` or `city`.
    public var category: String
    /// In degrees (WGS 84).
    public var latitude: Double
    /// In degrees (WGS 84), negative to the west.
    public var longitude: Double
    /// The town it is in; `nil` if it is a town itself or in none.
    public var locality: String?
    /// The state, canton or province.
    public var administrativeArea: String?
    /// The country's name, such as `United States`.
    public var country: String
    /// ISO 3166-1, two letters.
    public var isoCountryCode: String

    public init(
        name: String, aliases: [String]? = nil, category: String, latitude: Double, longitude: Double, locality: String? = nil,
        administrativeArea: String? = nil, country: String, isoCountryCode: String
    ) {
        self.name = name
        self.aliases = aliases
        self.category = category
        self.latitude = latitude
        self.longitude = longitude
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.country = country
        self.isoCountryCode = isoCountryCode
    }

    /// The latitude and longitude.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// The place as a `CLPlacemark` record.
    public var placemark: Record {
        var address = ["country": country, "isoCountryCode": isoCountryCode]
        address["locality"] = locality ?? (category == Self.cityCategory ? name : nil)
        address["administrativeArea"] = administrativeArea
        return .placemark(name: name, coordinate: coordinate, address: address)
    }

    /// The category of towns.
    static let cityCategory = "city"
}

extension Place: Archivable {
    public static var blank: Place { Place(name: "", category: "", latitude: 0, longitude: 0, country: "", isoCountryCode: "") }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&name)
        try archive.part(&aliases)
        try archive.part(&category)
        try archive.part(&latitude)
        try archive.part(&longitude)
        try archive.part(&locality)
        try archive.part(&administrativeArea)
        try archive.part(&country)
        try archive.part(&isoCountryCode)
    }
}
