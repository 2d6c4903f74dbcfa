import IntentSchema
import Randomness
import TestSupport
import Testing

@testable import Understanding

/// What is found once for a turn is what would be found anew.
struct SharedReaderTests {
    private static let clauses = [
        "add milk", "no wait, cream", "call mary", "text john I'm late", "make it two", "book a table at zuni for four",
        "what's the time",
        "pay priya 20 dollars", "she's at work", "actually the second one", "yes", "don't call him",
        "remind me at six to call mom",
        "get me a cab to pier 39", "lock it", "um, like, play jazz", "send both of them \"on my way\"", "is it done?",
    ]
    private static let joints = [", ", " and ", ". ", ", no, ", " and then ", ", i mean ", " "]

    /// Up to four clauses, joined at random.
    private static func sentence(_ random: inout SeededRandom) -> String {
        (0..<Int.random(in: 0...3, using: &random)).reduce(clauses.randomElement(using: &random) ?? "") { text, _ in
            text + (joints.randomElement(using: &random) ?? "") + (clauses.randomElement(using: &random) ?? "")
        }
    }

    /// With a question open, something done before, or neither.
    private static func context(_ random: inout SeededRandom) -> InterpretationContext {
        var context = Fixtures.context
        let payment: [String: ParameterValue] = ["note": .string("lunch")]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: context.recent = [Record("INSendPaymentIntent", payment)]
        case 1: context.heard = ["call mary"]
        case 2:
            context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent")
            context.parameters = payment
        default: break
        }
        return context
    }

    @Test("sentences are read the same whether or not rules share their readers", arguments: 0..<(LongTests.areRun ? 24 : 2))
    func shared(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let interpreter = try Fixtures.learned.get()
        for _ in 0..<(LongTests.areRun ? 10 : 4) {
            let (said, context) = (Self.sentence(&random), Self.context(&random))
            let alone = interpreter.interpretAlone(said, in: context, sharing: nil)
            #expect(interpreter.interpretAlone(said, in: context) == alone, "\(said)")
        }
    }

    @Test("nothing of a turn outlives it")
    func forgotten() throws {
        let readers = TurnReaders()
        let interpreter = try Fixtures.learned.get()
        weak var reader: SlotScanner?
        do {
            let context = Fixtures.context.afresh(readers)
            let tokens = interpreter.tokens(of: "call mary", in: context)
            reader = interpreter.reader(of: tokens, in: context).scanner
            #expect(reader != nil && reader === interpreter.reader(of: tokens, in: context).scanner)
        }
        #expect(reader != nil)
        readers.forget()
        #expect(reader == nil)
    }

    @Test("all moves at a token are those that their own phrases find", arguments: 0..<4)
    func moves(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let interpreter = try Fixtures.learned.get()
        for _ in 0..<10 {
            let utterance = interpreter.tokens(of: Self.sentence(&random))
            let scanner = interpreter.reader(of: utterance, in: Fixtures.context).scanner
            for place in utterance.tokens.indices {
                for move in Move.allCases {
                    let phrases = interpreter.grammar.words.moves[move.key]
                    var plain: Int?
                    phrases?.matches(in: utterance, at: place) { end, _ in plain = end }
                    #expect(scanner.plainEnd(of: move, at: place) == plain, "\(move) in \(utterance.written)")
                    #expect(scanner.end(of: move, at: place) == phrases?.end(in: utterance, at: place))
                }
            }
        }
    }
}
