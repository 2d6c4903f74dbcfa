import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import Testing

struct ActivityTests {
    @Test("HAN-04 a response without an activity gets one that carries the request and the answer")
    func defaultActivity() async throws {
        let activity = try await activity(workout: "run")
        #expect(activity.activityType == "INStartWorkoutIntent")
        let interaction = try #require(activity.interaction)
        #expect((interaction.intent as? INStartWorkoutIntent)?.workoutName?.spokenPhrase == "run")
        #expect((interaction.intentResponse as? INStartWorkoutIntentResponse)?.code == .continueInApp)
        #expect(interaction.identifier == "request-1")
        #expect(interaction.intentHandlingStatus == .deferredToApplication)
    }

    @Test("HAN-05 an activity of the app's own keeps its information and gets the interaction added")
    func customActivity() async throws {
        let activity = try await activity(workout: "custom")
        #expect(activity.activityType == "org.example.workouts.start")
        #expect(activity.title == "Start")
        #expect(activity.userInfo?["plan"] as? String == "intervals")
        #expect(activity.userInfo?["rounds"] as? Int == 5)
        #expect(activity.userInfo?["link"] as? URL == URL(string: "https://example.org/plan"))
        #expect(activity.userInfo?["steps"] as? [Double] == [1.5, 2])
        #expect(activity.interaction?.intent is INStartWorkoutIntent)
    }

    @Test("information that cannot travel is left out and reported")
    func unfitInformation() async throws {
        let transport = InProcessConnection(WorkoutStarter.self, declaring: ["INStartWorkoutIntent"])
        let answer = await transport.send(request(.handle(operation: "a"), intent("unfit")), deadline: .seconds(9_000))
        #expect(answer.response != nil)
        #expect(answer.remarks.count == 2)
        #expect(answer.remarks.contains { $0.contains("userInfo[\"view\"] is left out: a NSObject") }, "\(answer.remarks)")
    }

    @Test("the app is opened with the activity and shares its folders with the extension")
    func parentApplication() async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let diary = Diary()
        try await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(
                WorkoutStarter.self, declaring: ["INStartWorkoutIntent"], resources: AppResources(groupContainers: root))
            let answer = await transport.send(request(.handle(operation: "a"), intent("shared")), deadline: .seconds(9_000))
            let application = ParentApplication(WorkoutApplication.self, resources: AppResources(groupContainers: root))
            let activity = try #require(answer.response?["userActivity"]?.record)
            #expect(await application.open(activity: activity, of: .system))
            #expect(await application.open(activity: Record("INPerson"), of: .system) == false)
            #expect(diary.entries == ["application", "continue INStartWorkoutIntent shared: from the extension"])
            #expect(FileManager.default.fileExists(atPath: root.appending(path: "group.org.example/note").path))
        }
    }

    @Test("a group identifier that is no folder name has no folder", arguments: ["", ".", "..", "a/b", "../x", "a\\b"])
    func groupNames(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    private func intent(_ workout: String) -> INStartWorkoutIntent {
        INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: workout))
    }

    private func activity(workout: String) async throws -> NSUserActivity {
        let transport = InProcessConnection(WorkoutStarter.self, declaring: ["INStartWorkoutIntent"])
        let answer = await transport.send(request(.handle(operation: "a"), intent(workout)), deadline: .seconds(9_000))
        let record = try #require(answer.response?["userActivity"]?.record)
        // What an app receives has been through bytes.
        let copy = try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record))
        return NSUserActivity(_record: copy)
    }
}

private final class WorkoutStarter: INExtension, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: "org.example.workouts.start")
        activity.title = "Start"
        switch intent.workoutName?.spokenPhrase {
        case "custom":
            activity.userInfo = ["plan": "intervals", "rounds": 5, "steps": [1.5, 2.0]]
            activity.addUserInfoEntries(from: ["link": URL(string: "https://example.org/plan") as Any])
            completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity))
        case "unfit":
            activity.userInfo = ["plan": "intervals", "view": NSObject(), 3: "three"]
            completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity))
        case "shared":
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
            try? Data("from the extension".utf8).write(to: folder!.appending(path: "note"))
            completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
        default:
            completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
        }
    }
}

private final class WorkoutApplication: ApplicationDelegate {
    init() {
        Diary.note("application")
    }

    func application(continue userActivity: NSUserActivity) -> Bool {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
        let note = folder.flatMap { try? String(contentsOf: $0.appending(path: "note"), encoding: .utf8) } ?? "nothing"
        let workout = (userActivity.interaction?.intent as? INStartWorkoutIntent)?.workoutName?.spokenPhrase ?? "none"
        Diary.note("continue \(userActivity.activityType) \(workout): \(note)")
        return true
    }
}
