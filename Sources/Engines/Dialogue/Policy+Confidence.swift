import Foundation
public import IntentSchema

extension Policy {
    /// How sure a reading must be, from 0 to 1, for its request to begin without a question, by what the request leads to.
    ///
    /// Scores are close to shares: `errand eval requests --calibration` prints how many readings of a score are wholly right, and
    /// Evaluation/RESULTS.md has the table that the values were chosen by.
    public struct Confidence: Hashable, Sendable, Codable {
        public var looksUp: Double
        public var undoable: Double
        public var reachesOthers: Double
        public var spendsOrDeletes: Double
        /// Readings whose scores differ by no more than this are equally likely.
        public var margin: Double

        public init(
            looksUp: Double = 0.5, undoable: Double = 0.7, reachesOthers: Double = 0.8, spendsOrDeletes: Double = 0.85,
            margin: Double = 0.02
        ) {
            self.looksUp = looksUp
            self.undoable = undoable
            self.reachesOthers = reachesOthers
            self.spendsOrDeletes = spendsOrDeletes
            self.margin = margin
        }

        /// The least score for that consequence.
        public subscript(consequence: Consequence) -> Double {
            switch consequence {
            case .looksUp: looksUp
            case .undoable: undoable
            case .reachesOthers: reachesOthers
            case .spendsOrDeletes: spendsOrDeletes
            }
        }
    }

    /// Why the person is asked whether the request is meant before it begins; `nil` where it may begin.
    ///
    /// A request that is read back before it is done needs no question of this kind.
    public func doubt(about reading: Hypothesis, in catalogue: Catalogue) -> String? {
        guard confirmationReason(for: reading.intent, in: catalogue, appAsks: false) == nil else { return nil }
        let consequence = Consequence(of: reading.intent, in: catalogue)
        let least = confidence[consequence]
        if reading.score < least {
            return
                "its score is \(reading.score.hundredths), below confidence.\(consequence.rawValue), which is \(least.hundredths)"
        }
        guard consequence != .looksUp, reading.leftOut?.isEmpty == false else { return nil }
        return "the reading leaves words out"
    }
}

extension Double {
    /// With two decimal places.
    var hundredths: String { String(format: "%.2f", self) }
}
