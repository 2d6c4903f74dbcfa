/// Converts a spelling to the sounds of a ``SoundKey``.
struct SoundReader {
    private let letters: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var first = SoundKey()
    private var second = SoundKey()

    static func keys(of letters: UnsafeBufferPointer<UInt8>) -> (first: SoundKey, second: SoundKey) {
        var reader = SoundReader(letters: letters)
        reader.skipSilentBeginning()
        while reader.position < letters.count { reader.position += reader.read() }
        return (reader.first, reader.second)
    }

    private init(letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

    // MARK: Look-around

    /// The letter at this offset; 0 out of bounds.
    private func letter(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index >= 0 && index < letters.count ? letters[index] : 0
    }

    private func isNext(_ text: StaticString, after offset: Int = 0) -> Bool {
        let start = position + offset
        guard start >= 0, start + text.utf8CodeUnitCount <= letters.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where letters[start + index] != text.utf8Start[index] { return false }
        return true
    }

    private func isVowel(_ offset: Int) -> Bool { Self.isVowel(letter(offset)) }

    private static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "y"):
            true
        default: false
        }
    }

    /// Whether the letter at this offset makes a preceding c or g soft.
    private func softens(_ offset: Int) -> Bool {
        let letter = letter(offset)
        return letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") || letter == UInt8(ascii: "y")
    }

    private var isAtStart: Bool { position == 0 }

    /// Whether the word ends at this offset.
    private func isEnd(_ offset: Int) -> Bool { position + offset >= letters.count }

    // MARK: Output

    private mutating func say(_ sounds: Sound...) {
        for sound in sounds { say(sound, or: sound) }
    }

    /// Appends a sound to each key; `nil` for silence.
    private mutating func say(_ sound: Sound?, or other: Sound?) {
        if let sound { first.append(sound) }
        if let other { second.append(other) }
    }

    // MARK: Reading

    private mutating func skipSilentBeginning() {
        if isNext("kn") || isNext("gn") || isNext("pn") || isNext("ps") || isNext("wr") || isNext("pf") { position = 1 }
        // Irish and Scottish family names: "MacDonald" is "McDonald".
        if isNext("mc"), !isVowel(2) || letters.count > 4 {
            say(.m, .k)
            position = 2
        }
    }

    /// Reads the letters at the current position.
    ///
    /// - Returns: the number of letters read.
    private mutating func read() -> Int {
        switch letter() {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"):
            if isAtStart { say(.vowel) }
            return 1
        case UInt8(ascii: "b"):
            if !(isEnd(1) && letter(-1) == UInt8(ascii: "m")) { say(.b) }
            return 1
        case UInt8(ascii: "c"): return readC()
        case UInt8(ascii: "d"):
            if letter(1) == UInt8(ascii: "g"), softens(2) || letter(1) == UInt8(ascii: "j") {
                say(.j)
                return 2
            }
            say(.d)
            return 1
        case UInt8(ascii: "f"): return say(.f, reading: 1)
        case UInt8(ascii: "g"): return readG()
        case UInt8(ascii: "h"):
            if isVowel(1), isAtStart || isVowel(-1) { say(.h) }
            return 1
        case UInt8(ascii: "j"):
            say(.j, or: isAtStart || isVowel(-1) ? .h : .y)
            return 1
        case UInt8(ascii: "k"): return say(.k, reading: 1)
        case UInt8(ascii: "l"): return say(.l, reading: 1)
        case UInt8(ascii: "m"): return say(.m, reading: isNext("mn") && isEnd(2) ? 2 : 1)
        case UInt8(ascii: "n"): return say(.n, reading: 1)
        case UInt8(ascii: "p"):
            guard letter(1) == UInt8(ascii: "h") else { return say(.p, reading: 1) }
            // The "ph" of "Stephen" sounds like a v.
            say(.f, or: isNext("ephe", after: -1) ? .v : .f)
            return 2
        case UInt8(ascii: "q"): return say(.k, reading: letter(1) == UInt8(ascii: "u") ? 2 : 1)
        case UInt8(ascii: "r"): return say(.r, reading: letter(1) == UInt8(ascii: "h") ? 2 : 1)
        case UInt8(ascii: "s"): return readS()
        case UInt8(ascii: "t"): return readT()
        case UInt8(ascii: "v"): return say(.v, reading: 1)
        case UInt8(ascii: "w"):
            if isNext("wh") { return say(.w, reading: 2) }
            if isVowel(1) { say(.w) }
            return 1
        case UInt8(ascii: "x"):
            if isAtStart { say(.z, or: .sh) } else if !isEnd(1) || letter(-1) != UInt8(ascii: "u") { say(.k, .s) }
            return 1
        case UInt8(ascii: "y"):
            if isAtStart { say(isVowel(1) ? .y : .vowel) }
            return 1
        case UInt8(ascii: "z"): return say(.z, reading: isNext("zz") ? 2 : 1)
        default: return 1
        }
    }

    private mutating func say(_ sound: Sound, reading count: Int) -> Int {
        say(sound)
        return count
    }

    private mutating func readC() -> Int {
        if isNext("ck") { return say(.k, reading: 2) }
        if isNext("cz") {
            say(.ch, or: .z)
            return 2
        }
        if isNext("ch") {
            let isHard = isNext("chr") || isNext("chl") || isNext("chae") || isNext("achm", after: -1)
            say(isHard ? .k : .ch, or: isHard ? .ch : isAtStart ? .sh : .k)
            return 2
        }
        if isNext("cc"), softens(2) {
            say(.ch, or: .k)
            return 2
        }
        if isNext("cia") || isNext("cio") {
            say(.sh, or: .s)
            return 2
        }
        return say(softens(1) ? .s : .k, reading: 1)
    }

    private mutating func readG() -> Int {
        if isNext("gh") {
            if isAtStart { return say(.g, reading: 2) }
            // "Hugh", "Vaughan", "Hough": mostly silent.
            say(isVowel(-1) ? nil : .g, or: isVowel(-1) && isEnd(2) ? .f : isVowel(-1) ? nil : .g)
            return 2
        }
        if isNext("gn"), isEnd(2) || isNext("gne") && isEnd(3) { return say(.n, reading: 2) }
        if isNext("gg") { return say(.g, reading: 2) }
        if softens(1), letter(-1) != UInt8(ascii: "n") || isEnd(2) {
            say(.j, or: .g)
            return 1
        }
        // "King", "Washington": the g is part of the n.
        if letter(-1) == UInt8(ascii: "n"), isEnd(1) || !isVowel(1) { return 1 }
        return say(.g, reading: 1)
    }

    private mutating func readS() -> Int {
        if isNext("sch") {
            say(.sh, or: .s)
            if isVowel(3) { say(nil, or: .k) }
            return 3
        }
        if isNext("sh") { return say(.sh, reading: 2) }
        if isNext("sz") {
            say(.s, or: .sh)
            return 2
        }
        if isNext("sc"), softens(2) { return say(.s, reading: 2) }
        if isNext("sio") || isNext("sia") {
            say(.sh, or: .s)
            return 1
        }
        if isNext("stl"), isVowel(3) { return say(.s, reading: 2) }
        // Between vowels it is usually voiced: "Rosie", "Lisa".
        say(isVowel(-1) && isVowel(1) ? .z : .s, or: .s)
        return 1
    }

    private mutating func readT() -> Int {
        if isNext("tch") { return say(.ch, reading: 3) }
        if isNext("thom") || isNext("thai") { return say(.t, reading: 2) }
        if isNext("th") {
            say(.th, or: .t)
            return 2
        }
        if isNext("tio") || isNext("tia") {
            say(.sh, or: .t)
            return 1
        }
        return say(.t, reading: 1)
    }
}
