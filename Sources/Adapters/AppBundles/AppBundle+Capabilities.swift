import Foundation

extension AppBundle {
    /// What the app asks for, in the order of `Capability.allCases`.
    ///
    /// - Parameter translated: the reasons in the language of a person.
    static func requests(
        _ info: PropertyListNode, _ translated: TranslatedTexts, _ warnings: inout [String]
    ) throws -> [CapabilityRequest] {
        let wantsNetwork = (try warnings.collecting { try info.key("ErrandRequiresNetwork").bool() ?? false }) == true
        return try Capability.allCases.compactMap { capability in
            let keys = try capability.usageKeys.filter { try info.key($0).exists }
            let isWanted = capability == .network ? wantsNetwork : !keys.isEmpty
            guard isWanted else {
                if let key = keys.first {
                    warnings.append("\(key) has no effect without ErrandRequiresNetwork; add that with the value true")
                }
                return nil
            }
            let reason = try keys.lazy.compactMap { translated[$0] }.first ?? reason(keys, info, &warnings)
            if reason == nil {
                warnings.append(
                    "the app wants \(capability.rawValue) and gives no reason; add \(keys.first ?? capability.usageKeys[0]) to Info.plist "
                        + "with a sentence for the person who installs it")
            }
            return CapabilityRequest(capability: capability, reason: reason)
        }
    }

    /// The first reason that is not empty.
    private static func reason(_ keys: [String], _ info: PropertyListNode, _ warnings: inout [String]) throws -> String? {
        for key in keys {
            let text = try warnings.collecting { try info.key(key).string() }?.trimmingCharacters(in: .whitespacesAndNewlines)
            if let text, !text.isEmpty { return text }
        }
        return nil
    }
}
