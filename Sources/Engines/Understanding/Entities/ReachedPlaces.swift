/// The best path to each reachable place so far: a hash table of plain integers, because the matcher does a look-up at every
/// step.
struct ReachedPlaces {
    struct Place: Equatable {
        var state: Int32
        var template: Int32
        var filled: UInt32
        /// The token it precedes.
        var position: Int32

        fileprivate var hash: Int {
            var hash = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(filled)
            hash ^= UInt64(UInt32(bitPattern: template)) &* 0x9E37_79B9_7F4A_7C15
            hash = (hash ^ UInt64(UInt32(bitPattern: position)) &* 0xD6E8_FEB8_6659_FD93) &* 0xBF58_476D_1CE4_E5B9
            return Int(truncatingIfNeeded: hash >> 32)
        }
    }

    private struct Slot {
        var place = Place(state: 0, template: 0, filled: 0, position: 0)
        /// -1 if empty.
        var item: Int32 = -1
    }

    private var slots: [Slot] = Array(repeating: Slot(), count: 256)
    private var count = 0

    /// Removes all places but keeps the memory.
    mutating func removeAll() {
        guard count > 0 else { return }
        for index in slots.indices { slots[index].item = -1 }
        count = 0
    }

    /// The index where the place is, or would be, stored; valid until the next look-up.
    mutating func index(of place: Place) -> Int {
        if count * 2 >= slots.count { grow() }
        return find(place)
    }

    /// The best path to the place at an index; -1 if there is none.
    func item(at index: Int) -> Int32 { slots[index].item }

    /// Makes the item the best path to the place at its index.
    mutating func set(_ item: Int32, for place: Place, at index: Int) {
        if slots[index].item < 0 { count += 1 }
        slots[index] = Slot(place: place, item: item)
    }

    private func find(_ place: Place) -> Int {
        let mask = slots.count - 1
        var index = place.hash & mask
        while slots[index].item >= 0, slots[index].place != place { index = (index + 1) & mask }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.item >= 0 { slots[find(slot.place)] = slot }
    }
}
