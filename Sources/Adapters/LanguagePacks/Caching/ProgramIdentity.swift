import CompactCoding
import Foundation

/// Identifies this build of the program.
public enum ProgramIdentity {
    /// The size and time of the executable, and its first and last bytes, where linkers put data that depends on all the rest;
    /// `nil` if there is no such file.
    public static let current: UInt64? = {
        guard let url = Bundle.main.executableURL, let file = try? FileHandle(forReadingFrom: url),
            let facts = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
            let size = (facts[.size] as? NSNumber)?.uint64Value, let time = facts[.modificationDate] as? Date
        else { return nil }
        defer { try? file.close() }
        var sum = Checksum()
        sum.add(size)
        sum.add(time.timeIntervalSinceReferenceDate.bitPattern)
        for offset in [0, size > sampleLength ? size - sampleLength : 0] {
            guard (try? file.seek(toOffset: offset)) != nil, let bytes = try? file.read(upToCount: Int(sampleLength)) else {
                return nil
            }
            bytes.withUnsafeBytes { sum.add($0) }
        }
        return sum.value
    }()

    private static let sampleLength: UInt64 = 65_536
}
