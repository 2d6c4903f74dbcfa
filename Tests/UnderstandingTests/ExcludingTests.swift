import IntentSchema
import Testing

@testable import Understanding

/// What is not wanted, and what names nothing.
struct ExcludingTests {
    @Test(
        "what is excluded never becomes a value, and the person hears of it",
        arguments: [
            "anything but", "everything except", "all but", "anything other than", "anything besides", "music but no",
            "music but not",
        ],
        ["jazz", "rock", "pop", "country"])
    func excluded(words: String, genre: String) {
        let said = "play \(words) \(genre)"
        guard case .request(let reading)? = Fixtures.read(said).acts.first else { return }
        let genres = reading.parameters["mediaSearch"]?.record?["genreNames"]?.list ?? []
        #expect(genres.isEmpty, "'\(said)': \(genres)")
        if reading.parameters["mediaSearch"]?.record?["mediaName"] == nil {
            #expect(reading.leftOut?.contains { $0.text.contains(genre) } == true, "'\(said)': \(reading.leftOut ?? [])")
            #expect(reading.score < 0.7)
        }
    }

    @Test(
        "a description of any one of a kind is no name",
        arguments: ["some", "an", "any"], ["italian place", "indian restaurant", "expensive bar"])
    func indefinite(article: String, kind: String) {
        let said = "book a table at \(article) \(kind) for 2 tomorrow at 8 pm"
        guard case .request(let reading)? = Fixtures.read(said).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(reading.parameters["restaurant"] == nil, "'\(said)': \(reading.parameters["restaurant"]?.summary ?? "")")
    }

    @Test(
        "ranks, wishes and removals are no name of a restaurant, and a name behind a refusal is the name alone",
        arguments: [
            ("the second one", nil), ("second one", nil), ("is there something later", nil), ("without the last one", nil),
            ("some italian place", nil), ("no, Old Kiln", "Old Kiln"), ("sorry, Kitsune House", "Kitsune House"),
        ])
    func titles(said: String, name: String?) {
        let acts = Fixtures.read(said, question: Question("INBookRestaurantReservationIntent.restaurant")).acts
        let names = acts.prefix(1).compactMap { act -> String? in
            switch act {
            case .value(let value): value.record?["name"]?.string
            case .correction(let values): values["restaurant"]?.record?["name"]?.string
            default: nil
            }
        }
        #expect(names.first == name, "'\(said)' was read as \(acts.map(\.summary))")
    }
}
