import Foundation

/// The machine on which a run was measured.
public enum Machine {
    /// The processor, the number of cores, and the system.
    public static var description: String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        return [processor, "\(cores) core\(cores == 1 ? "" : "s")", system].compactMap(\.self).joined(separator: ", ")
    }

    /// `nil` if the system does not report it.
    private static var processor: String? {
        // This file exists on Linux only.
        guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Whether this is an optimised build, whose times are meaningful.
    public static var isOptimised: Bool {
        var isDebug = false
        assert(
            {
                isDebug = true
                return true
            }())
        return !isDebug
    }
}
