/// The labels of tokens: outside, and for every parameter its beginning and inside (BIO, Ramshaw and Marcus 1995). Label 0 is
/// outside; parameter `s` has the labels `1 + 2s` and `2 + 2s`.
struct SlotLabels: Sendable {
    static let outside = 0
    var slots: [String]

    var count: Int { 1 + 2 * slots.count }

    static func slot(of label: Int) -> Int? { label == outside ? nil : (label - 1) / 2 }

    static func isBeginning(_ label: Int) -> Bool { label % 2 == 1 }

    static func beginning(of slot: Int) -> Int { 1 + 2 * slot }

    /// Whether one label may follow another; `nil` is the beginning of the text.
    static func allows(_ label: Int, after last: Int?) -> Bool {
        if label == outside || isBeginning(label) { return true }
        guard let last else { return false }
        return slot(of: last) == slot(of: label)
    }

    /// The spans encoded by a label sequence: parameter and token range.
    static func spans(_ labels: [Int]) -> [(slot: Int, range: Range<Int>)] {
        var spans: [(slot: Int, range: Range<Int>)] = []
        for (token, label) in labels.enumerated() {
            guard let slot = slot(of: label) else { continue }
            if isBeginning(label) || spans.last.map({ $0.slot != slot || $0.range.upperBound != token }) ?? true {
                spans.append((slot, token..<token + 1))
            } else {
                spans[spans.count - 1].range = spans[spans.count - 1].range.lowerBound..<token + 1
            }
        }
        return spans
    }
}
