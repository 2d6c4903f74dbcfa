import Foundation

/// Swift's own shared libraries, which programs need that do not carry them.
public enum SwiftLibraries {
    /// The folder of the libraries, for `ContainedProgram.readableFolders`; `nil` if there is no toolchain on this machine.
    ///
    /// It is that of the libraries this process uses, or else that of the `swift` in `PATH`. What an app's executable names is not asked: it could
    /// name any folder.
    public static func folder() -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return loaded() ?? path.split(separator: ":").lazy.compactMap { beside("\($0)/swift") }.first
    }

    /// The folder of the library that this process has loaded.
    private static func loaded() -> String? {
        guard let line = memoryMap().split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let start = line.firstIndex(of: "/")
        else { return nil }
        return (String(line[start...]) as NSString).deletingLastPathComponent
    }

    /// What files this process has in memory; empty on systems other than Linux. Foundation takes the first few of them for the whole file.
    private static func memoryMap() -> String {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var (text, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 64 << 10))
        while true {
            let count = read(file, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: text, as: UTF8.self) }
            text += buffer[..<count]
        }
    }

    /// The folder of the toolchain to which this program belongs.
    private static func beside(_ program: String) -> String? {
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let folder = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: "../lib/swift/linux"
        )
        .standardized.path
        return FileManager.default.fileExists(atPath: folder + "/libswiftCore.so") ? folder : nil
    }
}
