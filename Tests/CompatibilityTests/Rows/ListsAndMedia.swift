import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents

@testable import CompatibilityHandlers

extension HandlerCall {
    private static let newerLists: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionListExtension.self, .completion), (AsyncListExtension.self, .async),
    ]
    private static let olderLists: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (FirstGenerationListExtension.self, .olderFirstGeneration)
    ]
    private static let allLists: [(type: INExtension.Type, spelling: HandlerSpelling)] =
        newerLists + [(FirstGenerationListExtension.self, .firstGeneration)]
    private static let notes: [(type: INExtension.Type, spelling: HandlerSpelling)] = [(AsyncListExtension.self, .async)]
    private static let searches: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionListExtension.self, .completion)
    ]

    private static func adding(_ titles: [String]?, to list: String? = nil, in year: Int? = nil) -> INAddTasksIntent {
        let trigger = year.map {
            INTemporalEventTrigger(dateComponentsRange: INDateComponentsRange(start: DateComponents(year: $0), end: nil))
        }
        return INAddTasksIntent(
            targetTaskList: list.map(Notebook.list), taskTitles: titles?.map { INSpeakableString(spokenPhrase: $0) },
            spatialEventTrigger: nil, temporalEventTrigger: trigger, priority: .notFlagged)
    }

    private static let pears = INSpeakableString(spokenPhrase: "pears")
    private static let past = INAddTasksTemporalEventTriggerUnsupportedReason.timeInPast.rawValue

    static let lists: [HandlerCall] = [
        resolve(
            newerLists + olderLists, "targetTaskList", adding(["pears"]),
            .disambiguation(Notebook.lists.map { .of(Notebook.list($0)) })),
        resolve(
            newerLists + olderLists, "targetTaskList", adding(["pears"], to: "Gro"), .success(.of(Notebook.list("Groceries")))),
        resolve(newerLists + olderLists, "targetTaskList", adding(["pears"], to: "Films"), .unsupported(reason: nil)),
        resolve(allLists, "taskTitles", adding(nil), .needsValue),
        resolve(allLists, "taskTitles", adding(["pears", "pears"]), .success(.of(pears)), .success(.of(pears))),
        resolve(newerLists, "temporalEventTrigger", adding(["pears"]), .notRequired),
        resolve(newerLists, "temporalEventTrigger", adding(["pears"], in: 1990), .unsupported(reason: past)),
        handle(
            allLists, adding(["pears"], to: "Garden"), INAddTasksIntentResponseCode.success.rawValue,
            ["addedTasks": .of([Notebook.task("pears")]), "modifiedTaskList": .of(Notebook.list("Garden"))]),
        handle(allLists, adding([]), INAddTasksIntentResponseCode.failure.rawValue),
    ]

    private static func search(_ title: String?) -> INSearchForNotebookItemsIntent {
        INSearchForNotebookItemsIntent(
            title: title.map { INSpeakableString(spokenPhrase: $0) }, content: nil, itemType: .unknown, status: .unknown,
            location: nil, locationSearchType: .unknown, dateTime: nil, dateSearchType: .unknown)
    }

    private static let task = Notebook.task("pears")

    static let notebooks: [HandlerCall] = [
        resolve(searches, "itemType", search(nil), .success(INNotebookItemType.taskList._written)),
        handle(
            searches, search("Gar"), INSearchForNotebookItemsIntentResponseCode.success.rawValue,
            ["taskLists": .of([Notebook.list("Garden")]), "sortType": INSortType.asIs._written]),
        handle(
            searches, INCreateTaskListIntent(title: pears, taskTitles: nil, groupName: nil),
            INCreateTaskListIntentResponseCode.success.rawValue, ["createdTaskList": .of(Notebook.list("pears"))]),
        handle(
            searches,
            INSetTaskAttributeIntent(
                targetTask: task, status: .completed, spatialEventTrigger: nil, temporalEventTrigger: nil),
            INSetTaskAttributeIntentResponseCode.success.rawValue,
            ["modifiedTask": .of(Notebook.task("pears", done: true))]),
        handle(
            notes, INCreateNoteIntent(title: nil, content: INImageNoteContent(image: INImage(named: "i")), groupName: nil),
            INCreateNoteIntentResponseCode.failure.rawValue),
        handle(
            notes, INCreateNoteIntent(title: nil, content: INTextNoteContent(text: "milk"), groupName: nil),
            INCreateNoteIntentResponseCode.success.rawValue, ["createdNote": .of(note("milk"))]),
        handle(
            notes, INAppendToNoteIntent(targetNote: note("milk"), content: INTextNoteContent(text: "eggs")),
            INAppendToNoteIntentResponseCode.success.rawValue, ["note": .of(note("milk\neggs"))]),
        handle(
            notes, INDeleteTasksIntent(taskList: nil, tasks: [task], all: nil), INDeleteTasksIntentResponseCode.success.rawValue,
            ["deletedTasks": .of([task])]),
        handle(
            notes, INSnoozeTasksIntent(tasks: [task], nextTriggerTime: nil, all: nil),
            INSnoozeTasksIntentResponseCode.success.rawValue, ["snoozedTasks": .of([task])]),
    ]

    private static func note(_ text: String) -> INNote {
        INNote(
            title: INSpeakableString(spokenPhrase: "note"), contents: [INTextNoteContent(text: text)], groupName: nil,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    }
}

extension HandlerCall {
    private static let mediaExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionMediaExtension.self, .completion), (AsyncMediaExtension.self, .async),
    ]

    private static func search(_ name: String, _ type: INMediaItemType = .song) -> INMediaSearch {
        INMediaSearch(
            mediaType: type, sortOrder: .unknown, mediaName: name, artistName: nil, albumName: nil, genreNames: nil,
            moodNames: nil, releaseDate: nil, reference: .unknown, mediaIdentifier: nil)
    }

    private static func play(
        _ items: [String]? = nil, _ search: INMediaSearch? = nil, speed: Double? = nil, shuffled: Bool? = nil
    ) -> INPlayMediaIntent {
        INPlayMediaIntent(
            mediaItems: items?.map(Library.item), playShuffled: shuffled, playbackSpeed: speed, mediaSearch: search)
    }

    private static func add(_ items: [String]?, to destination: INMediaDestination?) -> INAddMediaIntent {
        INAddMediaIntent(mediaItems: items?.map(Library.item), mediaSearch: nil, mediaDestination: destination)
    }

    private static func like(_ type: INMediaAffinityType) -> INUpdateMediaAffinityIntent {
        INUpdateMediaAffinityIntent(mediaItems: nil, mediaSearch: nil, affinityType: type)
    }

    private static let blues = Resolution.disambiguation(["Blue", "Blue Train"].map { .of(Library.item($0)) })
    private static let noType = INPlayMediaMediaItemUnsupportedReason.unsupportedMediaType.rawValue
    private static let tooFast = INPlayMediaPlaybackSpeedUnsupportedReason.aboveMaximum.rawValue
    private static let noPlaylist = INAddMediaMediaDestinationUnsupportedReason.playlistNameNotFound.rawValue

    static let media: [HandlerCall] = [
        resolve(mediaExtensions, "mediaItems", play(["Blue"]), .success(.of(Library.item("Blue")))),
        resolve(mediaExtensions, "mediaItems", play(nil, search("Blue")), blues),
        resolve(mediaExtensions, "mediaItems", play(nil, search("Summer")), .success(.of(Library.item("Summer")))),
        resolve(mediaExtensions, "mediaItems", play(nil, search("Nothing")), .unsupported(reason: noType)),
        resolve(mediaExtensions, "mediaItems", play(), .unsupported(reason: noType)),
        resolve(mediaExtensions, "playbackSpeed", play(["Blue"], speed: 1.5), .success(.double(1.5))),
        resolve(mediaExtensions, "playbackSpeed", play(["Blue"], speed: 3), .unsupported(reason: tooFast)),
        handle(
            mediaExtensions, play(["Blue"], shuffled: true), INPlayMediaIntentResponseCode.handleInApp.rawValue,
            [
                "nowPlayingInfo": .record(
                    Record("UserInfo", ["identifier": .string("id-Blue"), "shuffled": .bool(true)]))
            ]),
        handle(mediaExtensions, play(), INPlayMediaIntentResponseCode.failureUnknownMediaType.rawValue),
        resolve(
            mediaExtensions, "mediaDestination", add(["Blue"], to: .playlist("Road")),
            .success(INMediaDestination.playlist("Road")._written)),
        resolve(
            mediaExtensions, "mediaDestination", add(["Blue"], to: .playlist("Nowhere")), .unsupported(reason: noPlaylist)),
        resolve(
            mediaExtensions, "mediaDestination", add(["Blue"], to: nil), .disambiguation(Library.playlists.map(\._written))),
        resolve(
            mediaExtensions, "mediaDestination", add(["Blue"], to: .library), .success(INMediaDestination.library._written)),
        handle(mediaExtensions, add(["Blue"], to: .library), INAddMediaIntentResponseCode.success.rawValue),
        handle(
            mediaExtensions, INSearchForMediaIntent(mediaItems: nil, mediaSearch: search("Blue Train")),
            INSearchForMediaIntentResponseCode.success.rawValue, ["mediaItems": .of([Library.item("Blue Train")])]),
        handle(mediaExtensions, like(.like), INUpdateMediaAffinityIntentResponseCode.success.rawValue),
        handle(mediaExtensions, like(.dislike), INUpdateMediaAffinityIntentResponseCode.failure.rawValue),
    ]
}

extension HandlerCall {
    private static let photoExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionPhotoExtension.self, .completion), (AsyncPhotoExtension.self, .async),
        (FirstGenerationPhotoExtension.self, .firstGeneration),
    ]

    private static func photos(
        _ terms: [String]? = nil, with people: [INPerson]? = nil, attributes: INPhotoAttributeOptions = []
    ) -> INSearchForPhotosIntent {
        INSearchForPhotosIntent(
            dateCreated: nil, locationCreated: nil, albumName: nil, searchTerms: terms, includedAttributes: attributes,
            peopleInPhoto: people)
    }

    private static func playback(_ album: String?) -> INStartPhotoPlaybackIntent {
        INStartPhotoPlaybackIntent(
            dateCreated: nil, locationCreated: nil, albumName: album, searchTerms: nil, peopleInPhoto: nil)
    }

    private static let person = INPerson(_record: .person(spoken: "Ann"))

    static let photos: [HandlerCall] = [
        resolve(
            Array(photoExtensions[0...1]), "searchTerms", photos(["sea", "sun"]), .success(.string("sea")),
            .success(.string("sun"))),
        resolve(photoExtensions, "peopleInPhoto", photos(), .notRequired),
        resolve(photoExtensions, "peopleInPhoto", photos(with: [person]), .success(.of(person))),
        handle(
            photoExtensions, photos(["sea"], attributes: .favorite), INSearchForPhotosIntentResponseCode.continueInApp.rawValue,
            ["searchResultsCount": .integer(1)]),
        resolve(
            [(FirstGenerationPhotoExtension.self, .firstGeneration)], "albumName", playback("Rome"), .success(.string("Rome"))),
        handle(
            photoExtensions, playback("Rome"), INStartPhotoPlaybackIntentResponseCode.continueInApp.rawValue,
            ["searchResultsCount": .integer(12)]),
    ]
}
