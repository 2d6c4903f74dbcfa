import Foundation
import Testing

@testable import CarExtension

@Suite("A parked car")
struct SimulatedCarTests {
    /// 5 January 2026, 9:00 in Los Angeles.
    private let start = Date(timeIntervalSince1970: 1_767_632_400)

    private func car(energy: Double = 0.5, pluggedIn: Bool = false, battery: Double? = 56) -> SimulatedCar {
        SimulatedCar(
            id: "a", name: "Ash", make: "Arbor", model: "One", year: 2024, batteryCapacity: battery, fullRange: 400,
            energy: energy, isPluggedIn: pluggedIn, time: start)
    }

    @Test("It charges until it is full, and slower while it is warmed", arguments: [(false, 4.0), (true, 4.2)])
    func charging(isWarmed: Bool, hours: Double) throws {
        var car = car(pluggedIn: true)
        if isWarmed { try car.startClimate() }
        let minutes = try #require(car.minutesToLimit)
        #expect(abs(minutes - 240) <= 1)
        car.advance(to: start.addingTimeInterval((hours - 0.1) * 3600))
        #expect(car.isCharging && car.energy < 1)
        car.advance(to: start.addingTimeInterval((hours + 0.1) * 3600))
        #expect(!car.isCharging && car.energy == 1 && car.range == 400)
    }

    @Test("It is the same however often somebody looks")
    func steps() throws {
        var once = car(pluggedIn: true)
        try once.startClimate()
        var often = once
        once.advance(to: start.addingTimeInterval(7200))
        for minute in 1...120 { often.advance(to: start.addingTimeInterval(Double(minute) * 60)) }
        #expect(abs(once.energy - often.energy) < 0.0001 && abs(once.cabinTemperature - often.cabinTemperature) < 0.5)
    }

    @Test("It locks itself, and what was switched on goes off")
    func timers() throws {
        var car = car()
        car.setLocked(false)
        car.signal(horn: true, lights: true)
        try car.startClimate()
        try car.setDefrosters([.rear], on: true)
        try car.heat([.driver], level: 3)
        let before = car.cabinTemperature
        car.advance(to: start.addingTimeInterval(60))
        #expect(!car.isLocked && car.isClimateOn && car.hornUntil == nil && car.lightsUntil == nil)
        car.advance(to: start.addingTimeInterval(1200))
        #expect(car.isLocked && car.isClimateOn && car.defrosters.isEmpty && !car.heatedSeats.isEmpty)
        #expect(car.cabinTemperature > before + 3)
        car.advance(to: start.addingTimeInterval(1801))
        #expect(!car.isClimateOn && car.heatedSeats.isEmpty && car.energy < 0.5)
    }

    @Test("What is left is kept for driving")
    func reserve() throws {
        var low = car(energy: 0.1)
        #expect(throws: GarageError.self) { try low.startClimate() }
        #expect(throws: GarageError.self) { try low.heat([.driver], level: 1) }
        try low.heat([.driver], level: 0)
        var pluggedIn = car(energy: 0.1, pluggedIn: true)
        try pluggedIn.startClimate()
        #expect(pluggedIn.isClimateOn)
    }

    @Test("Cars go by names, makes and models; the one spoken of last is meant for a while")
    func garage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("car-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let garage = Garage(folder: folder, now: start)
        #expect(try garage.cars(called: "my wagon").map(\.id) == ["bramble"])
        #expect(try garage.cars(called: "the car").count == 2 && garage.cars(called: "tractor").isEmpty)
        #expect(try garage.carInMind() == nil)
        try garage.change("juniper") { $0.setLocked(false) }
        #expect(try garage.carInMind()?.id == "juniper" && garage.cars()[0].isLocked == false)
        #expect(throws: GarageError.self) { try garage.change("tractor") }
        let later = Garage(folder: folder, now: start.addingTimeInterval(3600))
        #expect(try later.carInMind() == nil && later.cars()[0].isLocked && later.cars()[0].energy > 0.7)
        try Data("[".utf8).write(to: folder.appendingPathComponent("garage.json"))
        #expect(throws: GarageError.self) { try garage.cars() }
    }
}
