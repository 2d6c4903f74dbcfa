/// A list of tasks: a folder with a file for each.
public struct TaskList: Hashable, Sendable, Identifiable {
    /// The name of its folder.
    public var id: String
    public var title: String
    /// The oldest one first.
    public var tasks: [TaskItem]
}
