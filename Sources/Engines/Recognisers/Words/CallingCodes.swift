/// The country calling codes, of one to three digits; none is a prefix of another (ITU-T E.164).
enum CallingCodes {
    /// The calling code at the start of the digits; `nil` if there is none.
    static func prefix(of digits: some StringProtocol) -> String? {
        for length in 1...3 where digits.count >= length {
            let prefix = String(digits.prefix(length))
            if length == 3 ? prefix.allSatisfy(\.isNumber) : short.contains(prefix) { return prefix }
        }
        return nil
    }

    /// All codes of one and two digits; the others have three.
    private static let short: Set<String> = [
        "1", "7", "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49",
        "51", "52", "53",
        "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90", "91", "92", "93",
        "94", "95", "98",
    ]
}
