import ExtensionProtocol
import IntentSchema

extension ConnectionCheck {
    /// What a connection to an app that supplies cards has to keep besides.
    public static let cards = [
        ConnectionCheck("a card arrives as the app described it") { probe in
            let card = await probe.card("everything")
            var again = probe.message("again")
            again["outgoingMessageType"] = .integer(0)
            let expected = SuppliedCard(
                title: "Probe \u{1F600}",
                [
                    .text("everything"), .row(label: "Stage", value: "1"),
                    .list([.init("one", subtitle: "first"), .init("two")]),
                    .map([.init("here", at: Coordinate(latitude: 37.5, longitude: -122.25))]), .progress(0.25, label: "Part"),
                    .button(title: "Again", intent: again),
                ], covering: ["content", "recipients"])
            probe.expect(card == .success(expected), "the card arrived as \(card)")
        },
        ConnectionCheck("views for single parameters make up the card, each as often as it shows something else") { probe in
            let card = await probe.card("by parameter")
            let expected = SuppliedCard([.text("shown once"), .text("content")], covering: ["content", "recipients"])
            probe.expect(card == .success(expected), "the card arrived as \(card)")
        },
        ConnectionCheck("a view that shows all of a request in the old way covers all of it") { probe in
            let card = await probe.card("old way")
            let expected = SuppliedCard([.text("old way")], covering: ["content", "recipients"])
            probe.expect(card == .success(expected), "the card arrived as \(card)")
        },
        ConnectionCheck("what shows nothing, or never says what, is no card, and the app goes on") { probe in
            for text in ["nothing", "handler dropped", "answered twice"] {
                let card = await probe.card(text)
                probe.expect(card == .success(text == "answered twice" ? SuppliedCard([.text(text)]) : nil), "\(text): \(card)")
            }
            let late = await probe.card("never", deadline: ConnectionProbe.soon)
            if case .failure(let failure) = late {
                probe.expect([.deadlineExceeded, .unavailable].contains(failure.code), "the card that never came: \(failure)")
            } else {
                probe.expect(false, "the card that never came arrived as \(late)")
            }
            let reply = await probe.resolve("success")
            probe.expect(reply == .resolved([.success(.string("success"))], isList: false), "afterwards: \(reply)")
        },
        ConnectionCheck("what is beyond the limits of a card is left out, with a remark") { probe in
            let card = await probe.card("too much")
            guard case .success(let card?) = card else { return probe.expect(false, "the card arrived as \(card)") }
            probe.expect(card.elements.count <= SuppliedCard.mostElements, "\(card.elements.count) elements arrived")
            probe.expect(!card.elements.contains { if case .image = $0 { true } else { false } }, "a huge picture arrived")
            let remarks = await probe.remarks(until: { $0.count >= 2 })
            probe.expect(remarks.contains { $0.contains("elements") }, "the remarks are \(remarks)")
            probe.expect(remarks.contains { $0.contains("picture") }, "the remarks are \(remarks)")
        },
    ]
}

extension ConnectionProbe {
    fileprivate func card(
        _ text: String, deadline: Duration = patience
    ) async -> Result<SuppliedCard?, ExtensionFailure> {
        let intent = message(text, to: ["anna"])
        let request = CardRequest(
            .confirming, intent: intent, response: nil, identifier: freshIdentifier(), person: Self.person)
        do throws(ExtensionFailure) {
            inbox.claim(request.identifier, of: Self.app)
            return .success(try await connection.card(for: request, deadline: deadline))
        } catch {
            return .failure(error)
        }
    }
}
