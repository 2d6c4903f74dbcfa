import Foundation
import Intents

/// Formatters as files use them that import Foundation as well.
public struct FormattingFile {
    public static let elapsed: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        return formatter
    }()
    private let names: PersonNameComponentsFormatter = PersonNameComponentsFormatter()
    private let intervals = DateIntervalFormatter()
    private let measurements: MeasurementFormatter = MeasurementFormatter()

    public init() {}

    public func name(_ text: String) -> String? {
        names.style = .short
        return names.personNameComponents(from: text).map { names.string(from: $0) }
    }
}
