/// What a model has to answer: the intent, the app, and for each parameter the words that tell it.
struct ProposedRequest: Decodable {
    struct Parameter: Decodable {
        var name: String
        /// Words of what was said; `nil` where the value is inferred.
        var words: String?
        /// A value that no words tell; only switches, numbers and cases of enumerations can be inferred.
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

    /// `none` where nothing fits.
    var intent: String
    /// An identifier; `nil` where no app was named.
    var app: String?
    var parameters: [Parameter]?

    static let nothing = "none"
}
