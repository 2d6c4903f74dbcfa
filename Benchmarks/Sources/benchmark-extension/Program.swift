import BenchmarkHandlers
import ExtensionMain

@main enum Program {
    static func main() { ExtensionMain.run(BenchmarkExtension.self) }
}
