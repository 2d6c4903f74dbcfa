import Intents

extension Garage {
    /// The garage in the folder that the extension shares with the app; `nil` where there is no folder for it. Made anew for each call, as
    /// the folder and the time depend on it.
    static var shared: Garage? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier).map {
            Garage(folder: $0, now: .ofHost)
        }
    }

    /// - Throws: `GarageError` with code `storage`.
    static func open() throws(GarageError) -> Garage {
        guard let garage = shared else {
            throw GarageError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return garage
    }

    /// Changes the car meant.
    static func change(
        _ name: INSpeakableString?, _ body: (inout SimulatedCar) throws(GarageError) -> Void = { _ in }
    ) throws(GarageError) -> SimulatedCar {
        let garage = try open()
        guard case .one(let car) = try CarMatch(name, in: garage) else {
            throw GarageError(.unknownCar, "the car is not clear; name one of the list")
        }
        return try garage.change(car.id, body)
    }
}

extension GarageError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Glovebox: \(method) failed: \(self)\n".utf8))
    }
}

/// Which of the person's cars was meant.
enum CarMatch {
    case unknown
    case one(SimulatedCar)
    case several([SimulatedCar])

    init(_ name: INSpeakableString?, in garage: Garage) throws(GarageError) {
        if name == nil, let car = try garage.carInMind() {
            self = .one(car)
            return
        }
        let cars = if let name { try garage.cars(called: name.spokenPhrase) } else { try garage.cars() }
        switch cars.count {
        case 0: self = .unknown
        case 1: self = .one(cars[0])
        default: self = .several(cars)
        }
    }

    /// What resolving comes to.
    static func resolution(of name: INSpeakableString?, in method: String) -> INSpeakableStringResolutionResult {
        do {
            switch try CarMatch(name, in: .open()) {
            case .unknown: return .unsupported()
            case .one(let car): return .success(with: INSpeakableString(spokenPhrase: car.name))
            case .several(let cars): return .disambiguation(with: cars.map { INSpeakableString(spokenPhrase: $0.name) })
            }
        } catch {
            error.log(in: method)
            return .unsupported()
        }
    }
}

extension NSUserActivity {
    /// Opens the app at a car.
    static func showing(_ car: SimulatedCar) -> NSUserActivity {
        let activity = NSUserActivity(activityType: Garage.carActivityType)
        activity.userInfo = ["car": car.id]
        return activity
    }
}
