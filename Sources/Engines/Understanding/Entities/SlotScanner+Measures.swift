import Foundation
import Recognisers

// Values of apps' own intents: durations, measures and web addresses.
extension SlotScanner {
    /// `ten minutes`, `an hour and a half`.
    func durationMatches(at start: Int) -> [SlotMatch] {
        guard let found = times.duration(at: start) else { return [] }
        return [.init(end: found.end, quality: 0.98, reading: .duration(found.seconds))]
    }

    /// `5 kilometers`, `two pounds`: an amount of the slot's dimension, in the unit of `Measurement` if it has it, or else in the base unit.
    func measureMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        guard let found = quantities.longest(.dimension, at: start), let amount = found.entity.amount,
            let worth = found.entity.worth, let dimension = found.entity.dimension, dimension.rawValue == reader.dimension,
            let unit = MeasuredUnit(worth: NSDecimalNumber(decimal: worth).doubleValue, dimension)
        else { return [] }
        let number = NSDecimalNumber(decimal: amount).doubleValue * unit.factor
        return [.init(end: found.end, quality: 0.98, reading: .measure(number, unit: unit.symbol))]
    }

    /// `example.com`, `https://example.com/soups`.
    func linkMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.longest(.url, at: start), let address = found.entity.address else { return [] }
        return [.init(end: found.end, quality: 0.98, reading: .link(address))]
    }
}

/// A unit of `Measurement`.
private struct MeasuredUnit {
    /// As Foundation writes it.
    var symbol: String
    /// The number of these units in one of the recogniser's.
    var factor: Double

    /// The unit of that worth in the recogniser's base unit, or the base unit; `nil` for dimensions that no parameter has.
    init?(worth: Double, _ dimension: Recognisers.Dimension) {
        guard let units = Self.units[dimension], let base = units.first else { return nil }
        func coefficient(_ unit: Foundation.Dimension) -> Double { (unit.converter as? UnitConverterLinear)?.coefficient ?? 0 }
        func difference(_ unit: Foundation.Dimension) -> Double { abs(coefficient(unit) / coefficient(base) / worth - 1) }
        let same = units.min { difference($0) < difference($1) }.flatMap { difference($0) < Self.tolerance ? $0 : nil }
        symbol = (same ?? base).symbol
        factor = same == nil ? worth : 1
    }

    /// Foundation rounds the worth of its units; that of a cup differs most, by 1.4 %.
    private static let tolerance = 0.015

    /// The base unit of the recogniser first.
    private static let units: [Recognisers.Dimension: [Foundation.Dimension]] = [
        .length: [
            UnitLength.meters, UnitLength.kilometers, UnitLength.decimeters, UnitLength.centimeters, UnitLength.millimeters,
            UnitLength.miles, UnitLength.yards, UnitLength.feet, UnitLength.inches, UnitLength.nauticalMiles,
            UnitLength.lightyears,
        ],
        .weight: [
            UnitMass.grams, UnitMass.kilograms, UnitMass.milligrams, UnitMass.metricTons, UnitMass.shortTons, UnitMass.pounds,
            UnitMass.ounces, UnitMass.stones, UnitMass.carats,
        ],
        .volume: [
            UnitVolume.liters, UnitVolume.deciliters, UnitVolume.centiliters, UnitVolume.milliliters, UnitVolume.cups,
            UnitVolume.teaspoons,
            UnitVolume.tablespoons, UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons, UnitVolume.fluidOunces,
        ],
        .speed: [
            UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
        ],
        .energy: [UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.kilocalories, UnitEnergy.kilowattHours],
    ]
}
