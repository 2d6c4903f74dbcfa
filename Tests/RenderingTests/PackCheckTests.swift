import IntentSchema
import Rendering
import Testing

struct PackCheckTests {
    @Test("names that the catalogue does not know are told by key")
    func problems() throws {
        var pack = DialogPack()
        let text = Variants([try Template("{dropOffLocation.city} {rideStatus.vehicle.model} {appName} {drpOff}")])
        pack.intents["INRequestRideIntent"] = IntentDialog(
            confirm: text, responses: ["sucess": text, "success": text],
            parameters: ["partysize": ParameterDialog(label: "x"), "partySize": ParameterDialog(reasons: ["tooMany": text])],
            card: ["rideStatus.driver.rating", "rideStatus.drivr"])
        pack.intents["INRequestRidIntent"] = IntentDialog()
        pack.parameters["payeee"] = ParameterDialog(label: "x")
        pack.enumerations["INRidePhase"] = ["confirmd": "x", "ongoing": "y"]
        pack.records["INRideVehicle"] = DialogPack.RecordDialog(words: Variants([try Template("[{maker} ]{model}")]))
        #expect(
            pack.problems(in: SmallWorld.catalogue) == [
                "enumerations.INRidePhase.confirmd: there is no such case",
                "intents.INRequestRidIntent: there is no such intent",
                "intents.INRequestRideIntent.card: there is nothing at 'rideStatus.drivr'",
                "intents.INRequestRideIntent.parameters.partySize.reasons.tooMany: no such reason",
                "intents.INRequestRideIntent.parameters.partysize: no such parameter",
                "intents.INRequestRideIntent.responses.sucess: no such code",
                "intents.INRequestRideIntent: there is nothing at '{drpOff}'",
                "parameters.payeee: no intent has such a parameter",
                "records.INRideVehicle.words: there is no field 'maker'",
            ])
    }

    @Test("the English pack names nothing that the system's catalogue does not know")
    func system() throws {
        #expect(try SmallWorld.pack().problems(in: .system) == [])
    }

    @Test("the English pack has every general phrase")
    func phrases() throws {
        #expect(try SmallWorld.pack().missingPhrases == [])
    }
}
