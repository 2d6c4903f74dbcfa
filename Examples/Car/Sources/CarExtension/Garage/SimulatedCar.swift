import Foundation

/// A car that exists nowhere but here, and still goes on while nobody looks: its battery charges, its cabin warms up, and what was switched
/// on goes off again. Parked all the time, outside.
struct SimulatedCar: Hashable, Sendable, Codable, Identifiable {
    let id: String
    let name: String
    let make: String
    let model: String
    let year: Int
    /// What the battery holds, in kilowatt hours; `nil` for a car that runs on fuel alone.
    let batteryCapacity: Double?
    /// How far it goes with a full battery or tank, in kilometres.
    let fullRange: Double

    /// Between 0 and 1: of the battery, or of the tank.
    var energy: Double
    var isPluggedIn: Bool
    /// Between 0 and 1: where charging ends.
    var chargeLimit = 1.0
    /// Since when it has been unlocked; `nil` while it is locked.
    var unlockedAt: Date?
    /// Until when each signal is used.
    var hornUntil: Date?
    var lightsUntil: Date?
    var climate = Climate()
    /// Until when each is heated.
    var defrosters: [Defroster: Date] = [:]
    /// The level from 1 to 3 of the seats that are heated.
    var heatedSeats: [Seat: Int] = [:]
    var seatsHeatedUntil: Date?
    /// In the cabin, in degrees Celsius.
    var cabinTemperature: Double
    /// Until when everything has been reckoned.
    private(set) var time: Date

    enum Defroster: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable { case front, rear }
    enum Seat: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable { case driver, passenger }

    struct Climate: Hashable, Sendable, Codable {
        /// Until when it runs; `nil` while it is off.
        var until: Date?
        /// In degrees Celsius.
        var target = 21.0
        /// From 1 to 5.
        var fan = 3
        var isAutomatic = true
        var coolsActively = true
        var recirculates = false
    }

    init(
        id: String, name: String, make: String, model: String, year: Int, batteryCapacity: Double?, fullRange: Double,
        energy: Double, isPluggedIn: Bool, time: Date
    ) {
        self.id = id
        self.name = name
        self.make = make
        self.model = model
        self.year = year
        self.batteryCapacity = batteryCapacity
        self.fullRange = fullRange
        self.energy = energy
        self.isPluggedIn = isPluggedIn
        self.time = time
        cabinTemperature = Self.outside(at: time)
    }

    /// How long things stay on before the car switches them off, in seconds.
    static let climateLimit: TimeInterval = 30 * 60
    static let defrosterLimit: TimeInterval = 15 * 60
    static let lockDelay: TimeInterval = 2 * 60
    static let hornLimit: TimeInterval = 5
    static let lightsLimit: TimeInterval = 30
    /// Below this the car keeps what it has for driving.
    static let reserve = 0.15
    /// In degrees Celsius.
    static let temperatures = 16.0...28.0
    static let fanSpeeds = 1...5
    static let seatLevels = 1...3
    /// In kilowatts.
    private static let chargingPower = 7.0
    private static let climatePower = 2.0
    private static let heaterPower = 0.3
    private static let standbyPower = 0.02
    /// How long the cabin needs for two thirds of the way to another temperature, in seconds.
    private static let climateLag: TimeInterval = 5 * 60
    private static let weatherLag: TimeInterval = 40 * 60

    var isLocked: Bool { unlockedAt == nil }
    var isClimateOn: Bool { climate.until != nil }
    var isCharging: Bool { batteryCapacity != nil && isPluggedIn && energy < chargeLimit }
    /// In kilometres.
    var range: Double { (energy * fullRange).rounded() }

    /// Minutes until charging ends, as long as nothing else uses the battery; `nil` while it is not charging.
    var minutesToLimit: Int? {
        guard isCharging, let batteryCapacity else { return nil }
        return Int(((chargeLimit - energy) * batteryCapacity / Self.chargingPower * 60).rounded(.up))
    }

    /// The air outside, in degrees Celsius: the coldest at four in the morning by UTC, the warmest twelve hours later.
    static func outside(at date: Date) -> Double {
        let hours = date.timeIntervalSince1970 / 3600
        return 10 - 6 * cos((hours - 4) / 24 * 2 * .pi)
    }

    /// Lets time go by.
    mutating func advance(to date: Date) {
        // From one moment at which something changes to the next. A clock that was set back changes nothing.
        while time < date {
            let changes = [climate.until, seatsHeatedUntil, timeOfLimit].compactMap { $0 } + defrosters.values
            let next = min(date, changes.filter { $0 > time }.min() ?? date, time.addingTimeInterval(3600))
            pass(next.timeIntervalSince(time))
            time = next
            switchOff()
        }
        if let unlockedAt, time >= unlockedAt.addingTimeInterval(Self.lockDelay) { self.unlockedAt = nil }
        if let hornUntil, time >= hornUntil { self.hornUntil = nil }
        if let lightsUntil, time >= lightsUntil { self.lightsUntil = nil }
    }

    private var timeOfLimit: Date? {
        guard isCharging, let batteryCapacity else { return nil }
        let power = Self.chargingPower - consumption
        return power > 0 ? time.addingTimeInterval(max(1, (chargeLimit - energy) * batteryCapacity / power * 3600)) : nil
    }

    /// In kilowatts.
    private var consumption: Double {
        Self.standbyPower + (isClimateOn ? Self.climatePower : 0) + Double(defrosters.count + heatedSeats.count)
            * Self.heaterPower
    }

    private mutating func pass(_ seconds: TimeInterval) {
        let aim = isClimateOn ? climate.target : Self.outside(at: time)
        let lag = isClimateOn ? Self.climateLag : Self.weatherLag
        cabinTemperature = aim + (cabinTemperature - aim) * exp(-seconds / lag)
        if let batteryCapacity {
            let power = (isCharging ? Self.chargingPower : 0) - consumption
            let isHeld = isPluggedIn && !isCharging
            energy = min(1, max(0, energy + (isHeld ? 0 : power * seconds / 3600 / batteryCapacity)))
            // What is lacking for the limit after rounding.
            if isPluggedIn, abs(energy - chargeLimit) < 1e-9 { energy = chargeLimit }
        } else if isClimateOn {
            // An engine that idles burns a litre an hour, of a tank of fifty.
            energy = max(0, energy - seconds / 3600 / 50)
        }
    }

    private mutating func switchOff() {
        if let until = climate.until, time >= until { climate.until = nil }
        defrosters = defrosters.filter { $0.value > time }
        if let until = seatsHeatedUntil, time >= until {
            heatedSeats = [:]
            seatsHeatedUntil = nil
        }
    }
}
