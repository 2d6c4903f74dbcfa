import Foundation

// What the car can be told to do, at the time that it has been advanced to.
extension SimulatedCar {
    mutating func setLocked(_ isLocked: Bool) {
        unlockedAt = isLocked ? nil : time
    }

    mutating func signal(horn: Bool, lights: Bool) {
        if horn { hornUntil = time.addingTimeInterval(Self.hornLimit) }
        if lights { lightsUntil = time.addingTimeInterval(Self.lightsLimit) }
    }

    /// Starts the climate, or lets it run on, for half an hour.
    ///
    /// - Throws: `GarageError` with code `batteryLow`.
    mutating func startClimate() throws(GarageError) {
        try needEnergy()
        climate.until = time.addingTimeInterval(Self.climateLimit)
    }

    mutating func stopClimate() {
        climate.until = nil
    }

    /// - Throws: `GarageError` with code `batteryLow`.
    mutating func setDefrosters(_ which: [Defroster], on isOn: Bool) throws(GarageError) {
        if isOn { try needEnergy() }
        for defroster in which { defrosters[defroster] = isOn ? time.addingTimeInterval(Self.defrosterLimit) : nil }
    }

    /// Heats seats at a level from 1 to 3; 0 for not at all.
    ///
    /// - Throws: `GarageError` with code `batteryLow`.
    mutating func heat(_ seats: [Seat], level: Int) throws(GarageError) {
        if level > 0 { try needEnergy() }
        for seat in seats { heatedSeats[seat] = level > 0 ? level : nil }
        seatsHeatedUntil = heatedSeats.isEmpty ? nil : time.addingTimeInterval(Self.climateLimit)
    }

    private func needEnergy() throws(GarageError) {
        guard energy > Self.reserve || isPluggedIn else {
            throw GarageError(.batteryLow, "the car has less than 15 percent left and keeps it for driving; charge or refuel it")
        }
    }
}
