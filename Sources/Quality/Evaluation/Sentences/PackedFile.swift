import Foundation

/// A gzip file, decompressed by the program of that name.
struct PackedFile {
    let url: URL

    static func isPacked(_ url: URL) -> Bool { url.pathExtension == "gz" }

    /// The decompressed content, of at most this many bytes.
    ///
    /// - Throws: `DataProblem` if gzip is not installed, the file is damaged, or its content is larger.
    func unpacked(atMost limit: Int, named name: String) throws(DataProblem) -> Data {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", "--", url.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw DataProblem(file: name, message: "cannot be unpacked by gzip: \(error.localizedDescription)")
        }
        var data = Data()
        while data.count <= limit, case let piece = output.fileHandleForReading.availableData, !piece.isEmpty { data += piece }
        guard data.count <= limit else {
            process.terminate()
            process.waitUntilExit()
            throw DataProblem(file: name, message: "contains more than \(limit) bytes")
        }
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = complaint.trimmingCharacters(in: .whitespacesAndNewlines)
            throw DataProblem(file: name, message: "cannot be unpacked, download it again: \(reason)")
        }
        return data
    }
}
