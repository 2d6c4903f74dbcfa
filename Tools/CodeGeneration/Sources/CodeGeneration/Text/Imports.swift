/// Finds out which modules a generated text needs, so that no import stands unused.
enum Imports {
    private static let foundation = [
        "Date", "DateComponents", "URL", "UUID", "Data", "NSNumber", "NSDecimalNumber", "PersonNameComponents", "NSRange",
        "DateInterval", "Measurement", "NSObjectProtocol", "TimeInterval",
    ]

    static func needed(_ candidates: [String], in text: String) -> [String] {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let needsPlaces = candidates.contains("CoreLocation") && words.contains { $0.hasPrefix("CL") }
        return candidates.compactMap { module in
            switch module {
            // CoreLocation hands Foundation on.
            case "Foundation": needsPlaces || words.isDisjoint(with: foundation) ? nil : "public import Foundation"
            case "CoreLocation": needsPlaces ? "public import CoreLocation" : nil
            case "IntentSchema": words.contains("Record") || words.contains("_written") ? "import IntentSchema" : nil
            case "RecordObjects": words.contains("RecordObject") ? "public import RecordObjects" : "import RecordObjects"
            default: module
            }
        }.sorted { moduleName($0) < moduleName($1) }
    }

    private static func moduleName(_ statement: String) -> Substring {
        statement.split(separator: " ").last ?? ""
    }
}
