import Foundation
public import IntentSchema

extension Policy {
    /// The score, from 0 to 1, that a reading needs for its request to start without a question, by consequence.
    ///
    /// Scores approximate the probability of being right: `errand-lab eval requests --calibration` prints the share of right
    /// readings by score. Evaluation/RESULTS.md has the table from which the defaults were chosen.
    public struct Confidence: Hashable, Sendable {
        /// For requests that change nothing.
        public var looksUp: Double
        /// For requests that the person can undo.
        public var undoable: Double
        /// For requests that reach other people.
        public var reachesOthers: Double
        /// For requests that move money or delete something.
        public var spendsOrDeletes: Double
        /// For requests that are confirmed anyway, before anything of them is asked.
        public var confirmed: Double
        /// For asking whether a request is meant that leaves words out; below it, only these words are told.
        public var proposed: Double
        /// Readings whose scores differ by no more count as equally likely.
        public var margin: Double

        public init(
            looksUp: Double = 0.35, undoable: Double = 0.7, reachesOthers: Double = 0.8, spendsOrDeletes: Double = 0.85,
            confirmed: Double = 0.35, proposed: Double = 0.4, margin: Double = 0.02
        ) {
            self.looksUp = looksUp
            self.undoable = undoable
            self.reachesOthers = reachesOthers
            self.spendsOrDeletes = spendsOrDeletes
            self.confirmed = confirmed
            self.proposed = proposed
            self.margin = margin
        }

        /// The required score for that consequence.
        public subscript(consequence: Consequence) -> Double {
            switch consequence {
            case .looksUp: looksUp
            case .undoable: undoable
            case .reachesOthers: reachesOthers
            case .spendsOrDeletes: spendsOrDeletes
            }
        }
    }

    /// Why a reading is questioned.
    public enum Doubt: Hashable, Sendable {
        /// Its score is below what such requests need: the key under `confidence` in the policy, and its value.
        case lowScore(String, least: Double)
        /// It does not account for all words.
        case wordsLeftOut
    }

    /// Why the person is asked whether the request is meant before it starts; `nil` if it may start.
    ///
    /// A request that needs confirmation anyway only needs to be plausible.
    public func doubt(about reading: Hypothesis, in catalogue: Catalogue) -> Doubt? {
        guard confirmationReason(for: reading.intent, in: catalogue, appAsks: false) == nil else {
            return reading.score < confidence.confirmed ? .lowScore("confirmed", least: confidence.confirmed) : nil
        }
        let consequence = Consequence(of: reading.intent, in: catalogue)
        let least = confidence[consequence]
        if reading.score < least { return .lowScore(consequence.rawValue, least: least) }
        // Another clause, of which nothing can be made, leaves no doubt about this one.
        let isBeside = { (part: LeftOut) in part.kind == .action || part.kind == .question }
        guard consequence != .looksUp, reading.leftOut?.allSatisfy(isBeside) == false else { return nil }
        return .wordsLeftOut
    }
}

extension Policy {
    /// Whether a reading that is questioned is not worth a question either: it makes nothing of some of the words and
    /// scores low. "Pop the trunk" does not ask to lock the car.
    func isFarFetched(_ reading: Hypothesis) -> Bool {
        reading.leftOut?.isEmpty == false && reading.score < confidence.proposed
    }
}

extension Double {
    /// With two decimal places.
    var hundredths: String { String(format: "%.2f", self) }
}
