import Foundation

/// The person's cars, in a file that the app and its extension share.
struct Garage: Sendable {
    /// The group that the app and its extension share their folder in.
    static let groupIdentifier = "group.org.errand.examples.car"
    /// The type of the activities that open the app at a car; `userInfo` holds its identifier under `car`.
    static let carActivityType = "org.errand.examples.car.car"
    /// How long the car that was last spoken of is still the one meant, in seconds.
    private static let attention: TimeInterval = 600

    private let file: URL
    private let now: Date

    private struct Contents: Codable {
        var cars: [SimulatedCar]
        /// The car last spoken of, and when.
        var last: String?
        var lastTime: Date?
    }

    init(folder: URL, now: Date) {
        file = folder.appendingPathComponent("garage.json")
        self.now = now
    }

    /// The cars as they are now. The first time, there are two of them.
    ///
    /// - Throws: `GarageError` with code `storage`.
    func cars() throws(GarageError) -> [SimulatedCar] { try contents().cars }

    /// The car spoken of a moment ago; `nil` when there is none.
    func carInMind() throws(GarageError) -> SimulatedCar? {
        let contents = try contents()
        guard let time = contents.lastTime, now.timeIntervalSince(time) < Self.attention else { return nil }
        return contents.cars.first { $0.id == contents.last }
    }

    /// The cars that go by these words: a name, a make, a model, or some of each.
    func cars(called words: String) throws(GarageError) -> [SimulatedCar] {
        let spoken = Self.words(words).subtracting(["my", "the", "our", "car"])
        guard !spoken.isEmpty else { return try cars() }
        return try cars().filter { Self.words("\($0.name) \($0.make) \($0.model) \($0.year)").isSuperset(of: spoken) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }

    /// Changes a car and keeps it in mind. Nothing is changed when the body throws.
    ///
    /// - Returns: the car as it is then.
    @discardableResult
    func change(
        _ id: String, _ body: (inout SimulatedCar) throws(GarageError) -> Void = { _ in }
    ) throws(GarageError) -> SimulatedCar {
        var contents = try contents()
        guard let index = contents.cars.firstIndex(where: { $0.id == id }) else {
            throw GarageError(.unknownCar, "there is no car \(id); choose one of the list")
        }
        try body(&contents.cars[index])
        contents.last = id
        contents.lastTime = now
        try save(contents)
        return contents.cars[index]
    }

    private func contents() throws(GarageError) -> Contents {
        guard FileManager.default.fileExists(atPath: file.path) else { return Contents(cars: Self.firstCars(at: now)) }
        do {
            var contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
            for index in contents.cars.indices { contents.cars[index].advance(to: now) }
            return contents
        } catch {
            throw GarageError(.storage, "\(file.path) cannot be read; check its permissions, or delete it", cause: error)
        }
    }

    private func save(_ contents: Contents) throws(GarageError) {
        do {
            try JSONEncoder().encode(contents).write(to: file, options: .atomic)
        } catch {
            throw GarageError(.storage, "\(file.path) cannot be written; check its folder's space and permissions", cause: error)
        }
    }

    private static func firstCars(at now: Date) -> [SimulatedCar] {
        [
            SimulatedCar(
                id: "juniper", name: "Juniper", make: "Arbor", model: "Hatchback", year: 2024, batteryCapacity: 58,
                fullRange: 420,
                energy: 0.62, isPluggedIn: true, time: now),
            SimulatedCar(
                id: "bramble", name: "Bramble", make: "Tramper", model: "Wagon", year: 2011, batteryCapacity: nil, fullRange: 760,
                energy: 0.45, isPluggedIn: false, time: now),
        ]
    }
}
