import Foundation

/// The scales of temperatures.
enum TemperatureScale {
    /// The symbol of a scale, as Foundation writes it, by the recogniser's name for it; `nil` if it is none.
    static func symbol(_ name: String?) -> String? {
        switch name {
        case "celsius": UnitTemperature.celsius.symbol
        case "fahrenheit": UnitTemperature.fahrenheit.symbol
        case "kelvin": UnitTemperature.kelvin.symbol
        default: nil
        }
    }
}
