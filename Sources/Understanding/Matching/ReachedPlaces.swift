/// The best way so far to each place that can be reached at one token: a hash table of plain numbers, as a place is looked up for
/// every step of the matcher.
struct ReachedPlaces {
    private struct Slot {
        var state: Int32 = 0
        var template: Int32 = 0
        var filled: UInt32 = 0
        /// -1 where nothing is.
        var item: Int32 = -1
    }

    private var slots: [Slot] = []
    private var count = 0

    /// Forgets all places and keeps the memory.
    mutating func removeAll() {
        guard count > 0 else { return }
        for index in slots.indices { slots[index].item = -1 }
        count = 0
    }

    /// Makes the item the best way to its place.
    ///
    /// - Returns: The best way before; `nil` where there was none.
    mutating func replace(_ item: Int32, state: Int32, template: Int32, filled: UInt32) -> Int32? {
        if count * 2 >= slots.count { grow() }
        let index = place(state, template, filled)
        let known = slots[index].item
        slots[index] = Slot(state: state, template: template, filled: filled, item: item)
        if known < 0 { count += 1 }
        return known < 0 ? nil : known
    }

    /// The best way to a place; `nil` where there is none.
    func item(state: Int32, template: Int32, filled: UInt32) -> Int32? {
        guard count > 0 else { return nil }
        let item = slots[place(state, template, filled)].item
        return item < 0 ? nil : item
    }

    private func place(_ state: Int32, _ template: Int32, _ filled: UInt32) -> Int {
        let mask = slots.count - 1
        var hash = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(filled)
        hash = (hash ^ UInt64(UInt32(bitPattern: template)) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        var index = Int(truncatingIfNeeded: hash >> 32) & mask
        while slots[index].item >= 0 {
            let slot = slots[index]
            if slot.state == state, slot.template == template, slot.filled == filled { return index }
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(32, old.count * 2))
        for slot in old where slot.item >= 0 { slots[place(slot.state, slot.template, slot.filled)] = slot }
    }
}
