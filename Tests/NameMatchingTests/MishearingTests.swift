import NameMatching
import Testing

/// Two thousand people whose names are misheard by a simulator with seed; the shares say what the address book makes of it.
struct MishearingTests {
    static let people = PeopleRows.names(2_000)
    static let book = Names(people.map { $0.given + " " + $0.family })

    private func shares(isBad: Bool, seed: UInt64) -> (first: Double, firstThree: Double) {
        var mishearing = Mishearing(seed: seed)
        var (first, firstThree) = (0, 0)
        for (number, person) in Self.people.enumerated() {
            let said = mishearing.misheard(person.given + " " + person.family, isBad: isBad)
            let found = Self.book.scan(said).matches(at: 0).last { $0.end == said.split(separator: " ").count }
            if found?.values == [Int32(number)] { first += 1 }
            if found?.values.prefix(3).contains(Int32(number)) == true { firstThree += 1 }
        }
        return (Double(first) / 2_000, Double(firstThree) / 2_000)
    }

    @Test("nearly all of two thousand people are found whose full name has a slip", arguments: [11, 12] as [UInt64])
    func oneSlip(seed: UInt64) {
        let shares = shares(isBad: false, seed: seed)
        #expect(shares.first > 0.985)
        #expect(shares.firstThree > 0.99)
    }

    @Test("most are found where both names have one")
    func twoSlips() {
        let shares = shares(isBad: true, seed: 13)
        #expect(shares.first > 0.95)
        #expect(shares.firstThree > 0.96)
    }

    @Test("none of them is heard in what people say every day")
    func falseHits() {
        let sentences = [
            "book me a ride to the airport tomorrow morning", "how much does it cost to fly there next week",
            "play some quiet music in the kitchen while I cook dinner", "remind me to water the plants every other day",
            "what is the weather going to be like at the beach", "add milk eggs bread and butter to my shopping list",
            "turn the heating up a little and lock the doors", "start an outdoor run for half an hour",
            "is there a good place to eat around here", "cancel the last order and get my money back",
            "read me the newest messages and delete the rest", "set an alarm for seven and another for half past",
        ]
        for sentence in sentences {
            let scan = Self.book.scan(sentence)
            for start in sentence.split(separator: " ").indices {
                #expect(scan.matches(at: start).allSatisfy { $0.way <= .variant }, "\(sentence), word \(start)")
            }
        }
    }
}
