import Foundation

/// The units of the dimensions that the API uses.
enum KnownUnits {
    /// The units of a dimension; the base unit alone for dimensions that the API does not use.
    static func units<Unit: Dimension>(of dimension: Unit.Type) -> [Dimension] {
        switch ObjectIdentifier(dimension) {
        case ObjectIdentifier(UnitLength.self): lengths
        case ObjectIdentifier(UnitTemperature.self): temperatures
        case ObjectIdentifier(UnitEnergy.self): energies
        case ObjectIdentifier(UnitMass.self): masses
        case ObjectIdentifier(UnitPower.self): powers
        case ObjectIdentifier(UnitSpeed.self): speeds
        case ObjectIdentifier(UnitVolume.self): volumes
        default: [Unit.baseUnit()]
        }
    }

    private static var lengths: [UnitLength] {
        [.meters, .kilometers, .centimeters, .millimeters, .miles, .yards, .feet, .inches, .nauticalMiles, .furlongs]
    }
    private static var temperatures: [UnitTemperature] { [.kelvin, .celsius, .fahrenheit] }
    private static var energies: [UnitEnergy] { [.joules, .kilojoules, .kilocalories, .calories, .kilowattHours] }
    private static var masses: [UnitMass] { [.kilograms, .grams, .milligrams, .ounces, .pounds, .stones, .metricTons] }
    private static var powers: [UnitPower] { [.watts, .kilowatts, .megawatts, .milliwatts, .horsepower] }
    private static var speeds: [UnitSpeed] { [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] }
    private static var volumes: [UnitVolume] {
        [.liters, .milliliters, .cubicMeters, .gallons, .quarts, .pints, .cups, .fluidOunces, .tablespoons, .teaspoons]
    }
}
