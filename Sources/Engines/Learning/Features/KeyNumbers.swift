/// Numbers keys in order of insertion: a hash table with open addressing, since keys are already hashes.
struct KeyNumbers {
    private(set) var keys: [UInt32] = []
    private var slots = [Int32](repeating: -1, count: 1 << 12)

    /// The key's number; a new key gets the next one.
    mutating func number(of key: UInt32) -> Int32 {
        if keys.count * 2 >= slots.count { grow() }
        let slot = slot(of: key)
        if slots[slot] < 0 {
            slots[slot] = Int32(keys.count)
            keys.append(key)
        }
        return slots[slot]
    }

    /// The key's number; `nil` if it has none.
    func known(_ key: UInt32) -> Int32? {
        let number = slots[slot(of: key)]
        return number < 0 ? nil : number
    }

    /// The slot where the key is, or would be inserted.
    private func slot(of key: UInt32) -> Int {
        var slot = Int(key) & (slots.count - 1)
        while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, key) in keys.enumerated() { slots[slot(of: key)] = Int32(number) }
    }
}
