import Testing

@testable import NameMatching

struct SoundKeyTests {
    static let alike: [(String, String)] = [
        ("john", "jon"), ("smith", "smyth"), ("philip", "filip"), ("catherine", "kathryn"), ("knight", "nite"),
        ("wright", "rite"),
        ("stephen", "steven"), ("geoffrey", "jeffrey"), ("schmidt", "shmidt"), ("christie", "kristy"),
        ("hannah", "hana"), ("zachary", "zackary"), ("mcdonald", "macdonald"), ("szymon", "shimon"), ("hugh", "hue"),
        ("rhys", "reese"), ("lynch", "linch"), ("bridget", "brijit"), ("xavier", "zavier"),
        ("psmith", "smith"), ("bartholomew", "barthollomew"), ("thomas", "tomas"), ("jorge", "horge"),
    ]

    @Test("spellings of one sound have a key in common", arguments: alike)
    func sameKey(first: String, second: String) {
        let (a, b) = (SoundKey.keys(of: first), SoundKey.keys(of: second))
        let shared = a.first.bits == b.first.bits || a.first.bits == b.second.bits || a.second.bits == b.first.bits
        #expect(shared || a.second.bits == b.second.bits)
    }

    static let different: [(String, String)] = [
        ("john", "mark"), ("anna", "ella"), ("peter", "paula"), ("maria", "martha"), ("karl", "kurt"), ("smith", "jones"),
    ]

    @Test("names that nobody mixes up have none", arguments: different)
    func otherKey(first: String, second: String) {
        #expect(SoundKey.keys(of: first).first.groups != SoundKey.keys(of: second).first.groups)
    }

    @Test(
        "odd words have a key, too, and it is bounded",
        arguments: ["", "x", "hhh", "aeiou", "Ω≈ç", String(repeating: "kt", count: 500)])
    func odd(word: String) {
        #expect(SoundKey.keys(of: word).first.count <= 12)
    }
}
