/// What is to happen at which virtual time; what is due at the same time happens in the order in which it was added.
struct Agenda {
    private struct Item {
        var time: Double
        var order: Int
        var action: () -> Void

        func isBefore(_ other: Item) -> Bool { (time, order) < (other.time, other.order) }
    }

    /// A binary heap: each item is due no later than its children.
    private var items: [Item] = []
    private var count = 0

    mutating func add(at time: Double, _ action: @escaping () -> Void) {
        count += 1
        items.append(Item(time: time, order: count, action: action))
        var child = items.count - 1
        while child > 0, items[child].isBefore(items[(child - 1) / 2]) {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Removes and returns what is due first; `nil` if nothing is.
    mutating func removeFirst() -> (time: Double, action: () -> Void)? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if !items.isEmpty {
            items[0] = last
            sink()
        }
        return (first.time, first.action)
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && items[child].isBefore(items[least]) {
                least = child
            }
            guard least != parent else { return }
            items.swapAt(parent, least)
            parent = least
        }
    }
}
