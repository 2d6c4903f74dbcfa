import Foundation

/// A file that should be a program for this machine.
struct ProgramFile {
    let file: URL

    /// Why the file cannot be run, and what to do; `nil` if it looks like a program.
    var problem: String? {
        guard FileTree.isFile(file) else { return "is not a file; put the program there" }
        guard access(file.path, X_OK) == 0 else { return "is not executable; run chmod +x on it" }
        let start: [UInt8]
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }  // The file was only read, so an error cannot lose data.
            start = Array(try handle.read(upToCount: 256) ?? Data())
        } catch {
            return "cannot be read; check its permissions"
        }
        if start.starts(with: Array("#!".utf8)) { return scriptProblem(start) }
        return binaryProblem(start)
    }

    private func scriptProblem(_ start: [UInt8]) -> String? {
        let line = start.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
        let interpreter = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }).first
        guard let path = interpreter.map({ String(decoding: $0, as: UTF8.self) }), path.hasPrefix("/") else {
            return "is a script without the path of an interpreter; begin it with a line such as #!/usr/bin/env python3"
        }
        guard access(path, X_OK) == 0 else { return "needs the interpreter '\(path)', which this machine lacks; install it" }
        return nil
    }

    #if canImport(Darwin)
        private func binaryProblem(_ start: [UInt8]) -> String? {
            let magic: [[UInt8]] = [[0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE]]
            return magic.contains(where: start.starts) ? nil : Self.noProgram
        }
    #else
        /// What the header of an ELF file says (System V ABI, "ELF Header").
        private func binaryProblem(_ start: [UInt8]) -> String? {
            guard start.count >= 20, start.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { return Self.noProgram }
            let isLittle = start[5] == 1
            func half(_ at: Int) -> Int { Int(start[isLittle ? at : at + 1]) | Int(start[isLittle ? at + 1 : at]) << 8 }
            let machine = half(18)
            guard start[4] == Self.wordClass, isLittle, machine == Self.machine.number else {
                let name = Self.machines[machine] ?? "machine \(machine)"
                return
                    "was built for another kind of machine (\(name), \(start[4] == 1 ? 32 : 64) bits), and this is \(Self.machine.name); "
                    + "build it for this one"
            }
            // Executable, or position-independent executable.
            return half(16) == 2 || half(16) == 3 ? nil : "is an object file, not a program; link it"
        }

        private static let wordClass = UInt8(MemoryLayout<Int>.size == 8 ? 2 : 1)
        private static let machines = [
            3: "x86", 40: "arm", 62: "x86_64", 183: "arm64", 243: "riscv64", 21: "ppc64", 22: "s390x",
        ]

        private static var machine: (number: Int, name: String) {
            #if arch(x86_64)
                (62, "x86_64")
            #elseif arch(arm64)
                (183, "arm64")
            #elseif arch(arm)
                (40, "arm")
            #elseif arch(riscv64)
                (243, "riscv64")
            #elseif arch(i386)
                (3, "x86")
            #else
                (-1, "another one")
            #endif
        }
    #endif

    private static let noProgram =
        "is not a program: it is neither an executable of this system nor a script that begins with #!; build the program again"
}
