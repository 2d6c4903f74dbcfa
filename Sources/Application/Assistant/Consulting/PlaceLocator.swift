import IntentSchema

/// Looks up places that the interpreter recognised but does not know: street addresses, and names where a place is expected.
///
/// Addresses that come from contacts are never sent anywhere.
struct PlaceLocator {
    private static let placeType = "CLPlacemark"
    private static let mostLookUps = 3
    /// Places closer than this are considered the same, in metres.
    private static let sameness = 250.0

    var geocoder: any Geocoding
    var catalogue: Catalogue
    /// The open question; `nil` if there is none.
    var question: Question?

    func located(_ act: DialogueAct, _ remarks: inout [String]) async -> DialogueAct {
        switch act {
        case .request(let hypothesis): return .request(await located(hypothesis, &remarks))
        case .followed(let first, .request(let next)): return .followed(first, by: .request(await located(next, &remarks)))
        case .value(let value):
            guard let words = wanted(value), case let found = await places(words, &remarks), !found.isEmpty else { return act }
            return answer(found, words)
        case .correction(let values):
            var changed = values
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                guard let words = wanted(value), let found = await places(words, &remarks).first else { continue }
                changed[name] = .record(found)
            }
            return .correction(changed)
        case .notUnderstood(.unknownValue(let words)):
            guard let question, question.kind == .value, let parameter = question.parameter,
                isPlace(parameter, of: question.intent),
                case let found = await places(words, &remarks), !found.isEmpty
            else { return act }
            return answer(found, words)
        default: return act
        }
    }

    private func answer(_ found: [Record], _ words: String) -> DialogueAct {
        found.count == 1
            ? .value(.record(found[0])) : .notUnderstood(.ambiguous(words: words, candidates: found.map { .record($0) }))
    }

    private func located(_ hypothesis: Hypothesis, _ remarks: inout [String]) async -> Hypothesis {
        var hypothesis = hypothesis
        var wanted = hypothesis.parameters.compactMapValues(wanted)
        for (name, words) in hypothesis.unknownValues where isPlace(name, of: hypothesis.intent) { wanted[name] = words }
        for (name, words) in wanted.sorted(by: { $0.key < $1.key }).prefix(Self.mostLookUps) {
            let found = await places(words, &remarks)
            guard !found.isEmpty else { continue }
            hypothesis.unknownValues[name] = nil
            hypothesis.parameters[name] = found.count == 1 ? .record(found[0]) : nil
            hypothesis.ambiguities[name] = found.count == 1 ? nil : found.map { .record($0) }
            if let span = hypothesis.spans.firstIndex(where: { $0.role == name }) {
                hypothesis.spans[span].candidates = found.map { .record($0) }
            }
        }
        return hypothesis
    }

    /// The words to look up for a place of which only the address is known; `nil` for all other values.
    private func wanted(_ value: ParameterValue) -> String? {
        guard let place = value.record, place.type == Self.placeType, place["thoroughfare"] != nil,
            place[Record.contactMark] == nil
        else { return nil }
        let name = place["name"]?.string ?? ""
        let around = ["locality", "administrativeArea", "postalCode"].compactMap { place[$0]?.string }
        return ([name] + around.filter { !name.lowercased().contains($0.lowercased()) }).joined(separator: ", ")
    }

    private func isPlace(_ parameter: String, of intent: String) -> Bool {
        catalogue.intents[intent]?.parameter(parameter)?.type == .record(Self.placeType)
    }

    /// The places found, with those that are practically the same merged.
    private func places(_ words: String, _ remarks: inout [String]) async -> [Record] {
        var kept: [Record] = []
        for place in await geocoder.placemarks(named: words) {
            guard let position = place.coordinate else { continue }
            let isKnown = kept.contains { ($0.coordinate?.distance(to: position) ?? .infinity) < Self.sameness }
            if !isKnown { kept.append(place) }
        }
        remarks.append(
            "the geocoder was asked for an address and found " + (kept.isEmpty ? "nothing" : "\(kept.count)"))
        return kept
    }
}
