import CompactCoding

/// The words of names, indexed by spelling, similar spellings and sound.
///
/// - Complexity: A look-up does not depend on the number of words, but on the number of words that sound similar.
struct WordTable: Sendable {
    /// A word that may have been meant.
    struct Candidate: Hashable, Sendable {
        var word: Int32
        /// In hundredths of an edit per letter of the longer word.
        var loss: Int32
        var soundsAlike: Bool
    }

    /// The phonetic keys of a word.
    private struct Keys: BitwiseCopyable {
        var first: UInt64
        var second: UInt64
    }

    /// The minimum length for fuzzy matching; shorter words only match exactly.
    static let shortest = 3
    /// The maximum number of words with similar sound to compare.
    private static let mostCompared = 300
    private static let mostFound = 24

    /// A hash table of word numbers, by the hash of the word; -1 for empty slots.
    private var slots: [Int32] = []
    private var letters: [UInt8] = []
    private var starts: [Int32] = [0]
    private var keys: [Keys] = []
    /// Half a hash of a word with one letter deleted, and the word's number; sorted.
    private var slips: [UInt64] = []
    /// Half a hash of a word's sound groups, and the word's number; sorted.
    private var sounds: [UInt64] = []

    var count: Int { keys.count }

    /// The number of the word, which is added if it is new.
    mutating func number(of word: String) -> Int32 {
        if let known = known(word) { return known }
        let number = Int32(starts.count - 1)
        letters.append(contentsOf: word.utf8)
        starts.append(Int32(letters.count))
        if starts.count * 2 > slots.count { grow() } else { insert(number) }
        return number
    }

    /// The number of the word; `nil` if it is not in the table.
    func known(_ word: String) -> Int32? {
        guard !slots.isEmpty else { return nil }
        var word = word
        return word.withUTF8 { word in
            let mask = slots.count - 1
            var slot = Int(truncatingIfNeeded: Self.mixed(Self.hash(word))) & mask
            while slots[slot] >= 0 {
                if isSame(slots[slot], word) { return slots[slot] }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    private func isSame(_ number: Int32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let (start, end) = (Int(starts[Int(number)]), Int(starts[Int(number) + 1]))
        guard end - start == word.count else { return false }
        for index in 0..<word.count where letters[start + index] != word[index] { return false }
        return true
    }

    private mutating func insert(_ number: Int32) {
        let (start, end) = (Int(starts[Int(number)]), Int(starts[Int(number) + 1]))
        let hash = letters[start..<end].withUnsafeBufferPointer { Self.hash($0) }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.mixed(hash)) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = number
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: max(64, slots.count * 2))
        for number in 0..<starts.count - 1 { insert(Int32(number)) }
    }

    /// FNV-1a.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// The word with that number.
    func text(_ number: Int32) -> String {
        String(decoding: letters[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])], as: UTF8.self)
    }

    /// Builds the tables for fuzzy look-up, after all words have been added.
    mutating func finish() {
        keys.reserveCapacity(starts.count)
        sounds.reserveCapacity(starts.count * 2)
        // Of a word, one for each letter and one for the whole.
        slips.reserveCapacity(letters.count + starts.count)
        let starts = starts
        letters.withUnsafeBufferPointer { letters in
            for number in 0..<starts.count - 1 {
                let word = UnsafeBufferPointer(rebasing: letters[Int(starts[number])..<Int(starts[number + 1])])
                let (first, second) = SoundReader.keys(of: word)
                keys.append(Keys(first: first.bits, second: second.bits))
                guard word.count >= Self.shortest, word.count <= SpellingDistance.longest else { continue }
                sounds.append(Self.entry(first.groups, number))
                if second.groups != first.groups { sounds.append(Self.entry(second.groups, number)) }
                Self.eachSlip(word) { slips.append(Self.entry($0, number)) }
            }
        }
        sounds.sort()
        slips.sort()
    }

    private static func entry(_ hash: UInt64, _ number: Int) -> UInt64 { (mixed(hash) >> 32) << 32 | UInt64(number) }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = (value ^ (value >> 31)) &* 0x7FB5_D329_728E_A185
        value = (value ^ (value >> 27)) &* 0x81DA_DEF4_BC2D_D44D
        return value ^ (value >> 33)
    }

    /// Hashes of the word and of the word without each of its letters (FNV-1a).
    private static func eachSlip(_ word: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
        for left in -1..<word.count where left < 1 || word[left] != word[left - 1] {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for index in 0..<word.count where index != left { hash = (hash ^ UInt64(word[index])) &* 0x100_0000_01B3 }
            body(hash)
        }
    }

    private static func eachEntry(_ hash: UInt64, in table: [UInt64], _ body: (Int32) -> Void) {
        let prefix = mixed(hash) >> 32
        var low = 0
        var high = table.count
        while low < high {
            let middle = (low + high) / 2
            if table[middle] >> 32 < prefix { low = middle + 1 } else { high = middle }
        }
        var left = mostCompared
        while low < table.count, table[low] >> 32 == prefix, left > 0 {
            body(Int32(truncatingIfNeeded: table[low] & 0xFFFF_FFFF))
            low += 1
            left -= 1
        }
    }
}

// MARK: Similarity

extension WordTable {
    /// Words with a similar spelling or sound, the likeliest first, excluding the word itself.
    ///
    /// - Parameter soundingAlike: Whether to return only words that sound like it.
    func candidates(
        for said: String, soundingAlike: Bool = false, _ distance: inout SpellingDistance
    ) -> [Candidate] {
        var said = said
        return said.withUTF8 { said in
            guard said.count >= Self.shortest, said.count <= SpellingDistance.longest else { return [] }
            let (first, second) = SoundReader.keys(of: said)
            // One bit per word.
            var seen = [UInt64](repeating: 0, count: (count + 63) / 64)
            var result: [Candidate] = []
            func look(_ word: Int32) {
                let (place, bit) = (Int(word) / 64, UInt64(1) << UInt64(word % 64))
                guard seen[place] & bit == 0 else { return }
                seen[place] |= bit
                guard let found = compare(said, first, second, with: word, soundingAlike, &distance) else { return }
                result.append(found)
            }
            if !first.isEmpty {
                Self.eachEntry(first.groups, in: sounds, look)
                if second.groups != first.groups { Self.eachEntry(second.groups, in: sounds, look) }
            }
            if !soundingAlike || first.isEmpty { Self.eachSlip(said) { Self.eachEntry($0, in: slips, look) } }
            result.sort { ($0.loss, $0.word) < ($1.loss, $1.word) }
            return Array(result.prefix(Self.mostFound))
        }
    }

    private func compare(
        _ said: UnsafeBufferPointer<UInt8>, _ first: SoundKey, _ second: SoundKey, with number: Int32,
        _ soundingAlike: Bool, _ distance: inout SpellingDistance
    ) -> Candidate? {
        letters.withUnsafeBufferPointer { letters -> Candidate? in
            let known = UnsafeBufferPointer(
                rebasing: letters[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])])
            let longer = Int32(max(said.count, known.count))
            guard longer - Int32(min(said.count, known.count)) <= 4 else { return nil }
            let keys = keys[Int(number)]
            let soundsAlike =
                keys.first == first.bits || keys.first == second.bits || keys.second == first.bits || keys.second == second.bits
            guard soundsAlike || !soundingAlike else { return nil }
            let cost = distance.between(said, known, limit: Self.limit(longer, soundsAlike))
            guard cost > 0, cost < SpellingDistance.tooFar else { return nil }
            return Candidate(word: number, loss: (soundsAlike ? cost * 6 / 10 : cost) / longer, soundsAlike: soundsAlike)
        }
    }

    /// The maximum distance: higher for words that sound alike, lower for short ones.
    private static func limit(_ length: Int32, _ soundsAlike: Bool) -> Int32 {
        if soundsAlike { return min(length * 36, 220) }
        switch length {
        case ...3: return 20
        case 4: return 50
        case 5...6: return 100
        case 7...8: return 125
        default: return 160
        }
    }
}

// MARK: Archiving

extension WordTable: Archivable {
    static var blank: WordTable { WordTable() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.plain(&slots)
        try archive.plain(&letters)
        try archive.plain(&starts)
        try archive.plain(&keys)
        try archive.plain(&slips)
        try archive.plain(&sounds)
        guard isWhole else { throw ArchiveError("the table of names' words is damaged") }
    }

    /// Whether all indices are valid and every search terminates.
    private var isWhole: Bool {
        let words = 0..<Int32(clamping: keys.count)
        func isWord(_ entry: UInt64) -> Bool { words.contains(Int32(truncatingIfNeeded: entry & 0xFFFF_FFFF)) }
        return starts.count == keys.count + 1 && starts.first == 0 && starts.last.map { Int($0) } == letters.count
            && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 } && slots.count & (slots.count - 1) == 0
            && (slots.isEmpty || slots.contains { $0 < 0 }) && slots.allSatisfy { $0 < words.upperBound }
            && slips.allSatisfy(isWord) && sounds.allSatisfy(isWord)
    }
}
