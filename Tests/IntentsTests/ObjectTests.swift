import IntentSchema
import Intents
import IntentsUI
import RecordObjects
import Testing

/// Objects that hold more than one record's fields.
struct ObjectTests {
    @Test("SYS-16 errors are told apart by code, as objects and as values")
    func errors() {
        let error = INIntentError(.noAppAvailable, userInfo: [NSLocalizedDescriptionKey: "none"])
        #expect(error.code == .noAppAvailable && error.errorCode == 2005 && (error as NSError).domain == INIntentErrorDomain)
        #expect(
            error.localizedDescription == "none" && INIntentError(.imageProxyLoop).localizedDescription.contains("imageProxyLoop")
        )
        for thrown: any Error in [INIntentError(.requestTimedOut), NSError(domain: INIntentErrorDomain, code: 3001)] {
            do {
                throw thrown
            } catch INIntentError.noAppAvailable {
                Issue.record("another code")
            } catch INIntentError.requestTimedOut {
                continue
            } catch {
                Issue.record("\(error)")
            }
        }
        #expect(INIntentError(_nsError: NSError(domain: "x", code: -1)).code == .interactionOperationNotSupported)
    }

    @Test("a shortcut is a request or an activity and survives coding")
    func shortcut() throws {
        let intent = INHangUpCallIntent(callIdentifier: "1")
        let shortcut = try #require(INShortcut(intent: intent))
        guard case .intent(let kept) = shortcut else { throw INIntentError(.decodingGeneric) }
        #expect(kept == intent && shortcut.userActivity == nil)
        #expect(try JSONDecoder().decode(INShortcut.self, from: JSONEncoder().encode(shortcut)) == shortcut)
        #expect(INShortcut(intent: INIntent()) == nil)
        #expect(INShortcut(userActivity: NSUserActivity(activityType: "a")).description.contains("a"))
        #expect(shortcut._bridgeToObjectiveC().intent is INHangUpCallIntent)
        #expect(INShortcut._read(.record(Record("INShortcutReference"))) == nil)
    }

    @Test("media go into the library or a playlist", arguments: [INMediaDestination.library, .playlist("Road"), .playlist("")])
    func destinations(destination: INMediaDestination) throws {
        let intent = INAddMediaIntent(mediaItems: nil, mediaSearch: nil, mediaDestination: destination)
        #expect(intent.mediaDestination == destination)
        #expect(try JSONDecoder().decode(INMediaDestination.self, from: JSONEncoder().encode(destination)) == destination)
        let result = INMediaDestinationResolutionResult.success(with: destination)
        #expect(result._resolution == .success(destination._written))
        #expect(Catalogue.system.mismatch(in: intent._record) == nil)
    }

    @Test("a collection keeps its sections, its items and their order, in archives too")
    func collections() throws {
        let items = ["a", "b", "c"].map { INObject(identifier: $0, display: $0.uppercased()) }
        let collection = INObjectCollection(sections: [
            INObjectSection(title: "first", items: [items[0]]), INObjectSection(title: nil, items: Array(items[1...])),
        ])
        collection.usesIndexedCollation = true
        #expect(collection.allItems == items && collection.copy() as? INObjectCollection<INObject> == collection)
        #expect(INObjectCollection(items: items).sections.count == 1 && INObjectCollection(items: items) != collection)
        let data = try NSKeyedArchiver.archivedData(withRootObject: collection, requiringSecureCoding: true)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        let archived = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? INArchivedObjectCollection
        #expect(archived?.collection.sections.map(\.title) == ["first", nil])
        #expect(archived?.collection.allItems as? [INObject] == items && archived?.collection.usesIndexedCollation == true)
    }

    @Test("an object is spoken as it is shown")
    func speakable() {
        let object = INObject(identifier: "i", display: "Soup", subtitle: "hot", image: INImage(named: "soup"))
        object.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "stew")]
        let speakable: any INSpeakable = object
        #expect(speakable.spokenPhrase == "Soup" && speakable.vocabularyIdentifier == "i")
        #expect(speakable.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["stew"])
        #expect(object.displayImage == INImage(named: "soup") && object.subtitleString == "hot")
    }

    @Test("what stands in a list of a base class has its own class again")
    func kinds() {
        let note = INNote(
            title: INSpeakableString(spokenPhrase: "n"),
            contents: [INTextNoteContent(text: "t"), INImageNoteContent(image: INImage(named: "i"))],
            groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
        #expect((note.contents.first as? INTextNoteContent)?.text == "t" && note.contents.last is INImageNoteContent)
        #expect(Catalogue.system.mismatch(in: note._record) == nil)
        let interaction = INInteraction(intent: INHangUpCallIntent(callIdentifier: "1"), response: nil)
        #expect(interaction.intent is INHangUpCallIntent)
        let provider = INLocationRelevanceProvider(
            region: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "c"))
        #expect((provider.region as? CLCircularRegion)?.radius == 3)
    }

    @Test("a car knows its color, its head unit and what its connectors can take")
    func cars() {
        let car = INCar(
            carIdentifier: "c", displayName: "Bug", year: nil, make: nil, model: nil,
            color: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1),
            headUnit: INCar.HeadUnit(bluetoothIdentifier: "b", iAP2Identifier: nil), supportedChargingConnectors: [.ccs2, .tesla])
        car.setMaximumPower(Measurement(value: 150, unit: .kilowatts), for: .ccs2)
        #expect(car.maximumPower(for: .ccs2) == Measurement(value: 150, unit: .kilowatts) && car.maximumPower(for: .tesla) == nil)
        #expect(car.color?.components == [1, 0.5, 0, 1] && car.headUnit?.bluetoothIdentifier == "b")
        #expect(Catalogue.system.mismatch(in: car._record) == nil)
    }

    @Test("dictionaries of responses carry what a property list carries")
    func dictionaries() {
        let response = INPlayMediaIntentResponse(code: .success, userActivity: nil)
        response.nowPlayingInfo = ["title": "Song", "rate": 1.5]
        #expect(response.nowPlayingInfo?["title"] as? String == "Song" && response.nowPlayingInfo?["rate"] as? Double == 1.5)
        response.nowPlayingInfo = nil
        #expect(response.nowPlayingInfo == nil)
    }

    @Test("fields of responses have names too, and elements of lists an index")
    func parameters() throws {
        let parameter = try #require(INParameter(keyPath: \INRequestRideIntentResponse.rideStatus))
        #expect(parameter.parameterKeyPath == "rideStatus" && parameter.parameterClass == INRequestRideIntentResponse.self)
        let other = try #require(INParameter(keyPath: \INRequestRideIntentResponse.rideStatus))
        #expect(parameter.isEqual(to: other) && parameter.hash == other.hash)
        other.setIndex(2, forSubKeyPath: "recipients")
        #expect(!parameter.isEqual(to: other) && other.index(forSubKeyPath: "recipients") == 2)
        #expect(parameter.index(forSubKeyPath: "recipients") == NSNotFound)
    }

    @Test("a parameter's value is found at the end of its path, in the element that its index chooses")
    func parameterPaths() {
        let people = ["Ann", "Bo"].map { INPerson(_record: .person(spoken: $0)) }
        let message = INMessage(identifier: "m", content: "hi", dateSent: nil, sender: people[0], recipients: people)
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = [message]
        let interaction = INInteraction(intent: INSearchForMessagesIntent(), response: response)
        let whole = INParameter(for: INSearchForMessagesIntentResponse.self, keyPath: "messages")
        #expect((interaction.parameterValue(for: whole) as? [Any])?.count == 1)
        whole.setIndex(0, forSubKeyPath: "messages")
        #expect(interaction.parameterValue(for: whole) as? INMessage == message)
        let name = INParameter(for: INSearchForMessagesIntentResponse.self, keyPath: "messages.recipients.spokenPhrase")
        name.setIndex(0, forSubKeyPath: "messages")
        #expect(interaction.parameterValue(for: name) == nil)
        name.setIndex(1, forSubKeyPath: "recipients")
        #expect(interaction.parameterValue(for: name) as? String == "Bo")
        name.setIndex(7, forSubKeyPath: "recipients")
        #expect(interaction.parameterValue(for: name) == nil)
    }

    @Test("values are read and set by name as by property")
    func byName() {
        let intent = INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: "run"), goalValue: 5, workoutGoalUnitType: .mile,
            workoutLocationType: .outdoor, isOpenEnded: true)
        #expect((intent.value(forKey: "workoutName") as? INSpeakableString)?.spokenPhrase == "run")
        #expect((intent.value(forKey: "goalValue") as? NSNumber)?.doubleValue == 5)
        #expect(intent.value(forKey: "workoutGoalUnitType") as? Int == INWorkoutGoalUnitType.mile.rawValue)
        #expect(intent.value(forKey: "isOpenEnded") as? Bool == true && intent.value(forKey: "noSuchThing") == nil)
        #expect(intent.value(forKeyPath: "workoutName.spokenPhrase") as? String == "run")
        #expect(intent.value(forKeyPath: "workoutName.spokenPhrase.more") == nil && intent.value(forKeyPath: "") == nil)
        intent.setValue(INSpeakableString(spokenPhrase: "row"), forKey: "workoutName")
        intent.setValue(nil, forKey: "goalValue")
        intent.setValue(NSObject(), forKey: "isOpenEnded")
        #expect(intent.workoutName?.spokenPhrase == "row" && intent.goalValue == nil && intent.isOpenEnded == true)
        let task = INTask(
            title: INSpeakableString(spokenPhrase: "pears"), status: .notCompleted, taskType: .completable,
            spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
            identifier: nil)
        let list = INTaskList(
            title: INSpeakableString(spokenPhrase: "l"), tasks: [task, task], groupName: nil, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: nil)
        #expect(list.value(forKeyPath: "tasks.title.spokenPhrase") as? [String] == ["pears", "pears"])
    }

    @Test("descriptions name what they show")
    func descriptions() {
        let task = INTask(
            title: INSpeakableString(spokenPhrase: "pears"), status: .notCompleted, taskType: .completable,
            spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
            identifier: nil)
        #expect(task.description.contains(#"title: INSpeakableString(spokenPhrase: "pears")"#))
        #expect(task.description.contains("status: notCompleted") && task.description.contains("taskType: completable"))
        #expect(INStartCallIntentResponse(code: .continueInApp, userActivity: nil).description.contains("code: continueInApp"))
        #expect(
            INBookRestaurantReservationIntentResponse(code: .denied, userActivity: nil).description.contains("code: denied"))
        let signals = INActivateCarSignalIntent(carName: nil, signals: [.visible, .audible])
        #expect(signals.description == "INActivateCarSignalIntent(signals: [audible, visible])")
        let results: [(INIntentResolutionResult, String)] = [
            (INStringResolutionResult.success(with: "a"), #"INStringResolutionResult.success("a")"#),
            (INPersonResolutionResult.needsValue(), "INPersonResolutionResult.needsValue"),
            (INIntegerResolutionResult.confirmationRequired(with: 3), "INIntegerResolutionResult.confirmationRequired(3)"),
            (INStringResolutionResult.disambiguation(with: ["a", "b"]), #"INStringResolutionResult.disambiguation("a", "b")"#),
            (
                INSendPaymentPayeeResolutionResult.unsupported(forReason: .noAccount),
                "INSendPaymentPayeeResolutionResult.unsupported(reason: \(INSendPaymentPayeeUnsupportedReason.noAccount.rawValue))"
            ),
        ]
        for (result, text) in results { #expect(result.description == text && "\(result)" == text) }
    }

    @Test("an activity is current until it resigns or another one is")
    func currentActivity() {
        let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
        first.becomeCurrent()
        #expect(NSUserActivity._current === first)
        second.becomeCurrent()
        first.resignCurrent()
        #expect(NSUserActivity._current === second)
        second.invalidate()
        #expect(NSUserActivity._current == nil)
    }

    @Test("a narrower list of results is meant where both would do")
    func successes() {
        let items = [INMediaItem(identifier: "1", title: "t", type: .song, artwork: nil)]
        let results = INPlayMediaMediaItemResolutionResult.successes(with: items)
        #expect(type(of: results) == [INPlayMediaMediaItemResolutionResult].self && results.count == 1)
        let plain: [INMediaItemResolutionResult] = INMediaItemResolutionResult.successes(with: items)
        #expect(plain.first?._resolution == .success(.record(items[0]._record)))
    }

    @Test("strings for the assistant are formatted at once")
    func strings() {
        #expect(NSString.deferredLocalizedIntentsString(with: "%d of %d", 1, 2) as String == "1 of 2")
        #expect(NSString.deferredLocalizedIntentsString(with: "plain", table: "Other") as String == "plain")
    }

    @Test("a view for an interaction may be written either way")
    @MainActor
    func hostedViews() async {
        final class Controller: UIViewController, INUIHostedViewControlling {
            func configure(
                with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
            ) {
                completion(CGSize(width: 10, height: context == .siriSnippet ? 20 : 0))
            }
        }
        let interaction = INInteraction(intent: INHangUpCallIntent(callIdentifier: "1"), response: nil)
        #expect(await Controller().configure(with: interaction, context: .siriSnippet) == CGSize(width: 10, height: 20))
        let (shown, parameters, size) = await Controller().configureView(
            for: [], of: interaction, interactiveBehavior: .none, context: .mapsCard)
        #expect(!shown && parameters.isEmpty && size == .zero)
    }
}
