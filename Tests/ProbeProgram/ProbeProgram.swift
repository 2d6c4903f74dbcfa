import ConnectionTesting
import ExtensionMain
import Intents

/// The probe of the connection checks as a program of its own.
@main enum ProbeProgram {
    /// With the argument `--extension`, it is the extension alone.
    static func main() {
        if CommandLine.arguments.contains("--extension") {
            ExtensionMain.run(ProbeExtension.self, interface: { ProbeInterface() }, intents: [.probe])
        }
        ExtensionMain.run(
            ProbeExtension.self, application: ProbeApplication.self, interface: { ProbeInterface() }, intents: [.probe])
    }
}
