import AppSubjects
import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// A request, or after a digit and a colon the answer to that question.
enum Requests {
    private static let interpreter = Result {
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        return try TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model())
    }

    private static let questions = [
        Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation"),
        Question(kind: .value, intent: "INSendPaymentIntent", parameter: "currencyAmount"),
        Question(kind: .value, intent: "INBookRestaurantReservationIntent", parameter: "bookingDateComponents"),
        Question(kind: .confirmRequest, intent: "INSendMessageIntent"),
    ]

    static func run(_ text: String) throws {
        var context = Surroundings.context
        var said = Substring(text)
        if let number = text.first?.wholeNumberValue, text.dropFirst().first == ":" {
            context.question = questions[number % questions.count]
            said = text.dropFirst(2)
        }
        let read = try interpreter.get().interpret(String(said), in: context)
        try BrokenPromise.check(!read.acts.isEmpty, "something is made of everything that is said")
        for case .request(let hypothesis) in read.acts {
            try BrokenPromise.check((0...1).contains(hypothesis.score), "a score is from 0 to 1, not \(hypothesis.score)")
        }
    }
}

/// Who says it, where and when.
enum Surroundings {
    static let context: InterpretationContext = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let people = ["John Appleseed", "John Smith", "Mary Jones", "Anna-Lena Müller", "Zoë"].enumerated().map {
            Contact(id: "c\($0)", fullName: $1, relationship: $0 == 2 ? "mother" : nil)
        }
        let apps = [
            AppDescription(
                id: "cabs", name: "Swift Cabs", intents: ["INRequestRideIntent", "INSendPaymentIntent", "INSendMessageIntent"])
        ]
        return InterpretationContext(
            now: Date(timeIntervalSince1970: 1_772_600_400), calendar: calendar, locale: Locale(identifier: "en_US"),
            apps: apps, contacts: ContactIndex(people))
    }()
}
