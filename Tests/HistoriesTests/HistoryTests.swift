import CommandSupport
import Dialogue
import Foundation
import Hosting
import IntentSchema
import Store
import TestSupport
import Testing

@testable import Assistant

/// Conversations of earlier builds are resumed and explained.
struct HistoryTests {
    @Test("every version of the format has its histories")
    func areThere() {
        #expect(JournalItem.formatVersion == 5, "record histories of the new version, and list it in History.all")
        #expect(
            History.names(in: "1").count == 13
                && ["2", "3", "4", "5"].allSatisfy { History.names(in: "1") == History.names(in: $0) })
    }

    @Test("a history, cut off behind any entry, replays to where folding its events leads", arguments: History.all)
    func replays(history: History) throws {
        let (entries, dialogue) = (try history.entries(), try History.dialogue.get())
        var (state, progress) = (DialogueState(), ConversationProgress(dialogue: dialogue))
        // Where a journal that is cut off behind each entry leads.
        for entry in entries {
            let item = try entry.item()
            switch item {
            case .heard(let event, _), .happened(let event), .answered(let event, _, _, _): _ = dialogue.step(&state, event)
            case .calling, .explained, .conveyed, .openedApp: break
            }
            let isNext = progress.replay(item, at: entry.time)
            #expect(isNext && progress.state == state && progress.entries == entry.sequence)
            // What was not done is still to be done, unless the conversation waits for the person.
            if case .calling(let call) = item { #expect(progress.interrupted == call) }
        }
        let whole = try ConversationProgress(replaying: entries, dialogue: dialogue)
        #expect(whole.state == state && whole.timers == progress.timers)
        #expect(whole.isSettled && whole.turns > 1)
        let turns = try Turn.turns(in: entries)
        #expect(turns.count == whole.turns && turns.last?.items == whole.current)
        // Reading and writing again changes nothing.
        for entry in entries {
            let item = try entry.item()
            #expect(try JournalItem(json: JSONValue(text: item.json.text)) == item)
            if history.folder == "\(JournalItem.formatVersion)" { #expect(item.json.text == entry.payload.text) }
        }
    }

    @Test("a conversation reads the same in the first two versions, recorded on one day", arguments: History.names(in: "1"))
    func agree(name: String) throws {
        let texts = try ["1", "2"].map { folder in
            try Turn.turns(in: try History(folder: folder, name: name).entries()).map { turn in
                [turn.utterance] + turn.calls.map { "\($0.call.request.method)".prefix(9) + "\($0.remarks)" }
                    + turn.messages.map(\.rendered.shown) + ["\(turn.explanations.count)"]
            }
        }
        #expect(texts[0] == texts[1])
    }

    @Test("every turn of a history can be explained")
    func explains() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "errand-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }  // What is left behind fails no test.
        let host = try await AssistantHost(
            HostConfiguration(directory: directory, cacheDirectory: SharedCaches.folder, apps: BundledApps.hosted))
        let person = Person("owner", locale: Locale(identifier: "en_US"))
        for history in History.all {
            for turn in try Turn.turns(in: try history.entries()) {
                let text = host.why(turn, conversation: history.name, of: person).lines.joined(separator: "\n")
                #expect(text.contains("Turn \(turn.number)") && text.contains(turn.utterance), "\(history.testDescription)")
            }
        }
    }

    @Test(
        "a history of a newer version, or whose calls are others today, is refused with what to do next",
        arguments: [
            (
                "newer-version", "entry 13, version: 99 is not among the versions 1 to 5",
                "install that, or begin a new conversation"
            ),
            ("other-calls", "entry 3 of its journal is not what would be done now", "begin a new one"),
        ])
    func incompatible(name: String, problem: String, next: String) throws {
        let entries = try History(folder: "incompatible", name: name).entries()
        let error = try #require(throws: ResumptionError.self) {
            try ConversationProgress(replaying: entries, dialogue: History.dialogue.get())
        }
        #expect(error.message.contains(problem) && error.message.hasSuffix(next), "\(error)")
    }
}
