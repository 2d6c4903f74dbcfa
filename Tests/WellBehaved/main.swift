import Foundation

// A program that does what extensions do: it reads where and when it is, keeps something, and answers on the socket that is its standard input.
var buffer = [UInt8](repeating: 0, count: 64)
let count = read(0, &buffer, buffer.count)
guard count > 0 else { exit(1) }
let question = String(decoding: buffer[..<count], as: UTF8.self)

let german = DateFormatter()
german.locale = Locale(identifier: "de_DE")
german.dateStyle = .full
german.timeZone = TimeZone(identifier: "Europe/Berlin")
let date = german.string(from: Date(timeIntervalSince1970: 1_800_000_000))

let home = FileManager.default.homeDirectoryForCurrentUser
let note = home.appending(path: "note.json")
try JSONEncoder().encode([question]).write(to: note, options: .atomic)
// Settings and temporary files.
UserDefaults.standard.set(question, forKey: "question")
guard UserDefaults.standard.synchronize(), UserDefaults.standard.string(forKey: "question") == question else { exit(2) }
try Data(question.utf8).write(to: FileManager.default.temporaryDirectory.appending(path: "note"), options: .atomic)
try FileManager.default.copyItem(at: note, to: home.appending(path: "copy.json"))
let kept = try JSONDecoder().decode([String].self, from: Data(contentsOf: note))

// Threads of Dispatch and of tasks.
@Sendable func sumOfTasks() async -> Int {
    await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
    }
}
let sum = await sumOfTasks()

// Dispatch looks after its threads once a second or so.
DispatchQueue.concurrentPerform(iterations: 8) { _ in Thread.sleep(forTimeInterval: 0.3) }
let answer = "\(kept[0])|\(TimeZone.current.identifier)|\(date)|\(home.path)|\(sum)"
let written = answer.utf8CString.withUnsafeBytes { write(0, $0.baseAddress, $0.count - 1) }
exit(written > 0 ? 0 : 1)
