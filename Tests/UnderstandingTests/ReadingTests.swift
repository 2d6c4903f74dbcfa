import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

struct ReadingTests {
    @Test("requests for rides are read", arguments: RidesRows.all)
    func rides(said: String, means: String) { expect(said, means) }

    @Test("requests about money are read", arguments: PaymentsRows.all)
    func payments(said: String, means: String) { expect(said, means) }

    @Test("requests about messages are read", arguments: MessagesRows.all)
    func messages(said: String, means: String) { expect(said, means) }

    @Test("requests about workouts are read", arguments: WorkoutsRows.all)
    func workouts(said: String, means: String) { expect(said, means) }

    @Test("requests for calls are read", arguments: CallsRows.all)
    func calls(said: String, means: String) { expect(said, means) }

    @Test("what is no request is not taken for one", arguments: NothingRows.all)
    func nothing(said: String, means: String) { expect(said, means) }

    @Test("answers are read in the context of the question", arguments: AnswerRows.all)
    func answers(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    @Test("values are read from the words for them", arguments: ValueRows.all)
    func values(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    private func expect(_ said: String, _ means: String) {
        #expect(Fixtures.read(said).acts.first?.summary == means)
    }
}
