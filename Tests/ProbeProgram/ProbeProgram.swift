import ConnectionTesting
import ExtensionMain

/// The probe of the connection checks as a program of its own.
@main enum ProbeProgram {
    /// With the argument `--extension`, it is the extension alone.
    static func main() {
        if CommandLine.arguments.contains("--extension") {
            ExtensionMain.run(ProbeExtension.self, interface: { ProbeInterface() })
        }
        ExtensionMain.run(ProbeExtension.self, application: ProbeApplication.self, interface: { ProbeInterface() })
    }
}
