import IntentSchema

// "Play it", "shuffle that", "add it to my list": what was played or found last.
extension TurnReader {
    /// The reading with what its pronoun stands for, where that was told last.
    func resolvingMedia(_ built: HypothesisBuilder.Built) -> HypothesisBuilder.Built {
        guard let search = built.hypothesis.parameters["mediaSearch"]?.record, search.type == "INMediaSearch",
            Set(search.fields.keys) == ["reference"], built.hypothesis.parameters["mediaItems"] == nil,
            let item = lastMediaItem(for: built.hypothesis.intent)
        else { return built }
        var result = built
        result.hypothesis.parameters["mediaSearch"] = nil
        result.hypothesis.parameters["mediaItems"] = .list([item])
        result.hypothesis.reasons.append("'it' is what was played or found last")
        return result
    }

    /// The one item that was found, queued or played last. What is added or rated is the song that plays, where it plays.
    private func lastMediaItem(for intent: String) -> ParameterValue? {
        guard let last = context.recent.first(where: { $0.type.hasSuffix("Intent") && $0["mediaItems"]?.list?.isEmpty == false }),
            let items = last["mediaItems"]?.list, items.count == 1
        else { return nil }
        let isPlaying = last.type == "INPlayMediaIntent" && (last["playbackQueueLocation"]?.integer ?? 0) < 2
        return isPlaying && intent != "INPlayMediaIntent" ? nil : items[0]
    }
}
