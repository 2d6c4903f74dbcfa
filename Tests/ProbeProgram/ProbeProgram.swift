import ConnectionTesting
import ExtensionMain

/// The probe of the connection checks as a program of its own.
@main enum ProbeProgram {
    static func main() { ExtensionMain.run(ProbeExtension.self, application: ProbeApplication.self) }
}
