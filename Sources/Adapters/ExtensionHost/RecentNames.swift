/// The names inserted last, up to a limit.
struct RecentNames {
    private static let capacity = 4_096

    private var names: Set<String> = []
    /// In the order of insertion; at capacity, each replaces the oldest.
    private var order: [String] = []
    private var oldest = 0

    func contains(_ name: String) -> Bool { names.contains(name) }

    mutating func insert(_ name: String) {
        guard names.insert(name).inserted else { return }
        guard order.count == Self.capacity else { return order.append(name) }
        names.remove(order[oldest])
        order[oldest] = name
        oldest = (oldest + 1) % Self.capacity
    }
}
