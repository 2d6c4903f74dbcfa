import ExtensionProtocol
import IntentSchema

extension ConnectionCheck {
    /// What a connection to an app with intents of its own has to keep besides; the app has those of `CustomIntents.probe`, too.
    public static let options = [
        ConnectionCheck("values to choose from are listed for the words that are searched for, or all of them") { probe in
            for (search, expected) in [
                (nil, ["all"]), ("earl grey", ["one for earl grey", "two for earl grey"]),
                ("\u{1F375} \"tea\"", ["one for \u{1F375} \"tea\"", "two for \u{1F375} \"tea\""]),
            ] {
                let reply = await probe.options(search: search)
                probe.expect(
                    reply == .options(expected.map { .string($0) }), "the values for '\(search ?? "")' arrived as \(reply)")
            }
        },
        ConnectionCheck("the default value arrives instead of a list, but only where it is wanted and there is one") { probe in
            let value = await probe.options(orDefault: true)
            probe.expect(value == .resolved([.success(.string("the usual"))], isList: false), "the default arrived as \(value)")
            let unwanted = await probe.options()
            probe.expect(unwanted == .options([.string("all")]), "without a wish for the default, there is \(unwanted)")
            let none = await probe.options("?", orDefault: true)
            probe.expect(none == .options([.string("all")]), "where there is no default, there is \(none)")
        },
    ]
}

extension ConnectionProbe {
    /// Lists values for the parameter of the probe's own intent.
    fileprivate func options(
        _ word: String? = nil, search: String? = nil, orDefault: Bool = false
    ) async -> ExtensionReply {
        let fields = word.map { [ProbeSearchIntent.word: ParameterValue.string($0)] } ?? [:]
        return await send(
            .options(parameter: ProbeSearchIntent.word, search: search, orDefault: orDefault),
            Record("ProbeSearchIntent", fields)
        ).reply
    }
}
