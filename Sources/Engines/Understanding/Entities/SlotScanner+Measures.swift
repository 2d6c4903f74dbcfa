import Foundation
import Recognisers

// Values of apps' own intents: durations, measures and web addresses.
extension SlotScanner {
    /// `ten minutes`, `an hour and a half`.
    func durationMatches(at start: Int) -> [SlotMatch] {
        guard let found = times.duration(at: start) else { return [] }
        return [.init(end: found.end, quality: 0.98, reading: .duration(found.seconds))]
    }

    /// `5 kilometers`, `two pounds`, in a unit of the slot's dimension that `Measurement` has, too.
    func measureMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        guard let found = quantities.longest(.dimension, at: start), let amount = found.entity.amount,
            found.entity.dimension?.rawValue == reader.dimension, let symbol = found.entity.unit.flatMap({ Self.symbols[$0] })
        else { return [] }
        let number = NSDecimalNumber(decimal: amount).doubleValue
        return [.init(end: found.end, quality: 0.98, reading: .measure(number, unit: symbol))]
    }

    /// `example.com`, `https://example.com/soups`.
    func linkMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.longest(.url, at: start), let address = found.entity.address else { return [] }
        return [.init(end: found.end, quality: 0.98, reading: .link(address))]
    }

    /// The symbols of Foundation's units, by the recogniser's names.
    private static let symbols: [String: String] = {
        let units: [(String, Unit)] = [
            ("kilometer", UnitLength.kilometers), ("meter", UnitLength.meters), ("decimeter", UnitLength.decimeters),
            ("centimeter", UnitLength.centimeters), ("millimeter", UnitLength.millimeters), ("mile", UnitLength.miles),
            ("yard", UnitLength.yards), ("foot", UnitLength.feet), ("inch", UnitLength.inches),
            ("nautical mile", UnitLength.nauticalMiles), ("furlong", UnitLength.furlongs), ("light year", UnitLength.lightyears),
            ("kilogram", UnitMass.kilograms), ("gram", UnitMass.grams), ("milligram", UnitMass.milligrams),
            ("metric ton", UnitMass.metricTons), ("tonne", UnitMass.metricTons), ("ton", UnitMass.shortTons),
            ("pound", UnitMass.pounds), ("ounce", UnitMass.ounces), ("stone", UnitMass.stones), ("carat", UnitMass.carats),
            ("liter", UnitVolume.liters), ("deciliter", UnitVolume.deciliters), ("centiliter", UnitVolume.centiliters),
            ("milliliter", UnitVolume.milliliters), ("cup", UnitVolume.cups), ("teaspoon", UnitVolume.teaspoons),
            ("tablespoon", UnitVolume.tablespoons), ("pint", UnitVolume.pints), ("quart", UnitVolume.quarts),
            ("gallon", UnitVolume.gallons), ("fluid ounce", UnitVolume.fluidOunces),
            ("kilometer per hour", UnitSpeed.kilometersPerHour), ("mile per hour", UnitSpeed.milesPerHour),
            ("meter per second", UnitSpeed.metersPerSecond), ("knot", UnitSpeed.knots),
            ("joule", UnitEnergy.joules), ("kilojoule", UnitEnergy.kilojoules), ("calorie", UnitEnergy.kilocalories),
            ("kilowatt hour", UnitEnergy.kilowattHours),
        ]
        return Dictionary(units.map { ($0.0, $0.1.symbol) }) { first, _ in first }
    }()
}
