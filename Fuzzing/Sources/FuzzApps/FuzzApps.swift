import AppSubjects
import FuzzDriver

@main
enum FuzzApps {
    static func main() {
        FuzzDriver.run(Dictionary(uniqueKeysWithValues: AppSubject.allCases.map { ($0.rawValue, $0.run) }))
    }
}
