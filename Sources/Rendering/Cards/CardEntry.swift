/// A row of a card while it is being made.
struct CardEntry {
    /// The field names that lead to the value, such as `rideStatus.vehicle.model`.
    var path: [String]
    var label: String
    var value: String
    /// Whether the value's words are the assistant's, which begin with a capital letter in a row; names and texts stay as they are.
    var isOwnWording: Bool
    /// Whether it comes from the app's response, not from the request.
    var isAnswer: Bool

    /// As a row of a card.
    var row: Card.Row { Card.Row(label: label, value: isOwnWording ? Names.sentence(value) : value) }

    /// The place in the order wanted: of the first path that is this one or leads to it.
    func rank(in order: [[String]]) -> Int {
        order.firstIndex { $0.count <= path.count && zip($0, path).allSatisfy(==) } ?? order.count
    }
}
