/// The expected response of the model: the intent, the app, and the words for each parameter.
struct ProposedRequest: Decodable {
    struct Parameter: Decodable {
        var name: String
        /// The words from the utterance; `nil` if the value is inferred.
        var words: String?
        /// A value without words; only Booleans, numbers and enumeration cases can be inferred.
        var inferred: Inferred?
    }

    enum Inferred: Decodable, Hashable {
        case bool(Bool)
        case integer(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Int.self) {
                self = .integer(value)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    /// The intent; `none` if nothing fits.
    var intent: String
    /// The app's identifier; `nil` if none was named.
    var app: String?
    var parameters: [Parameter]?

    static let nothing = "none"
}
