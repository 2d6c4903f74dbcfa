import FuzzDriver
import FuzzSubjects

@main
enum Fuzz {
    static func main() {
        FuzzDriver.run(Dictionary(uniqueKeysWithValues: FuzzSubject.allCases.map { ($0.rawValue, $0.run) }))
    }
}
