/// The fleet that a new database starts with. People, numbers and plates are invented.
enum FleetRoster {
    private static let districts = [
        GeoPoint(latitude: 37.7790, longitude: -122.4130), GeoPoint(latitude: 37.8180, longitude: -122.2640),
        GeoPoint(latitude: 37.5630, longitude: -122.3240), GeoPoint(latitude: 37.3510, longitude: -121.9200),
    ]

    private static let people = [
        ("Amara", "Okafor"), ("Benedikt", "Lindqvist"), ("Chiara", "Donati"), ("Dmitri", "Valev"), ("Esperanza", "Quintero"),
        ("Farid", "Nazari"), ("Greta", "Holm"), ("Hiroshi", "Tanabe"), ("Ines", "Carvalho"), ("Jarek", "Wolski"),
        ("Kalinda", "Rao"), ("Luca", "Ferretti"), ("Mireille", "Dubois"), ("Nnamdi", "Eze"), ("Olga", "Petrenko"),
        ("Paolo", "Marchetti"), ("Quynh", "Tran"), ("Rasmus", "Bech"), ("Salma", "Haddad"), ("Tomás", "Ibarra"),
        ("Ulrike", "Brandt"), ("Viktor", "Sorin"), ("Wanjiru", "Kamau"), ("Xiulan", "Shen"), ("Yusuf", "Demir"),
        ("Zofia", "Nowak"), ("Anton", "Reiter"), ("Bahar", "Yilmaz"), ("Cormac", "Daly"), ("Dalia", "Mansour"),
        ("Emil", "Strand"), ("Fatou", "Ndiaye"), ("Gideon", "Marsh"), ("Hana", "Kovář"), ("Isandro", "Luz"),
        ("Jonna", "Virtanen"),
    ]

    private static let cars = [
        "compact": [("Toyota", "Yaris"), ("Honda", "Fit"), ("Kia", "Rio")],
        "sedan": [("Toyota", "Camry"), ("Honda", "Accord"), ("Hyundai", "Ioniq 6")],
        "suv": [("Kia", "Telluride"), ("Toyota", "Sienna"), ("Volvo", "EX90")],
    ]

    /// In each district three drivers a product, who rest at different times: two of them always work.
    static var drivers: [Driver] {
        var drivers: [Driver] = []
        for district in districts {
            for product in RideProduct.all {
                for block in 0..<3 { drivers.append(driver(number: drivers.count, in: district, for: product, restBlock: block)) }
            }
        }
        return drivers
    }

    private static func driver(number: Int, in district: GeoPoint, for product: RideProduct, restBlock: Int) -> Driver {
        let person = people[number % people.count]
        let models = cars[product.id] ?? [("Toyota", "Camry")]
        let car = models[number % models.count]
        let letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
        let plateLetters = [number * 7 + 3, number * 5 + 11, number * 3 + 17].map { step in
            String(letters[letters.index(letters.startIndex, offsetBy: step % letters.count)])
        }
        let digits = String(1000 + (number * 277) % 9000).suffix(3)
        return Driver(
            id: number + 1, givenName: person.0, familyName: person.1,
            phoneNumber: "+1415555\(String(10_100 + number).suffix(4))",
            rating: "4.\(number * 3 % 5 + 5)", make: car.0, model: car.1,
            registration: "\(6 + number % 3)\(plateLetters.joined())\(digits)", product: product.id,
            homeLatitude: district.latitude,
            homeLongitude: district.longitude, restBlock: restBlock)
    }
}
