/// Turns names of the schema into words.
enum Names {
    /// The words of a name in lower case, except abbreviations: `pickupLocation` -> "pickup location".
    static func words(_ name: String) -> String {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : " "
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let starts =
                character.isUppercase && (!previous.isUppercase || next.isLowercase) || character.isNumber != previous.isNumber
            if !word.isEmpty, starts || !(character.isLetter || character.isNumber) {
                words.append(word)
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
        }
        if !word.isEmpty { words.append(word) }
        return words.map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }.joined(separator: " ")
    }

    /// The words of an intent's class name: `INRequestRideIntent` -> "request ride".
    static func intent(_ name: String) -> String {
        var core = name[...]
        if core.hasPrefix("IN"), core.dropFirst(2).first?.isUppercase == true { core = core.dropFirst(2) }
        if core.hasSuffix("Intent"), core.count > "Intent".count { core = core.dropLast("Intent".count) }
        return words(String(core))
    }

    /// The words of a failure code without its technical prefix: `failureRequiringAppLaunchNoServiceInArea` -> "no service in area".
    static func failure(_ code: String) -> String? {
        let prefix = ["failureRequiringAppLaunch", "failure"].first { code.hasPrefix($0) } ?? ""
        let rest = words(String(code.dropFirst(prefix.count)))
        return rest.isEmpty || rest == "unspecified" ? nil : rest
    }

    /// With the first letter in upper case.
    static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
