import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// What the definition of an app's own intent decides: defaults, relationships, ranges, options and codes.
struct CustomIntentTests {
    private static func script() -> Script { Script(apps: [Script.app("one", intents: ["BrewIntent"])]) }

    private static let options = ExtensionReply.options([.string("Milk"), .string("Green Tea"), .string("Black Tea")])

    private static func asks(_ values: [String: ParameterValue]) -> DialogueAct { Script.asks("BrewIntent", with: values) }

    @Test("SYS-09 a code of the system's that the definition does not have keeps its meaning")
    func systemCodes() {
        var script = Self.script()
        _ = script.hear(Self.asks(["sweet": .bool(false)]))
        _ = script.resolve(.success(.string("Milk")))
        _ = script.resolve(.success(nil))
        #expect(script.respond("userConfirmationRequired").contains { $0.hasPrefix("ask") })
    }

    @Test("SYS-09 a parameter that does not apply is skipped; its parent may be declared after it")
    func relationships() {
        var script = Self.script()
        #expect(script.hear(Self.asks(["topping": .string("foam")])) == ["call resolve brew=-"])
        #expect(script.resolve(.success(.string("Milk"))) == ["call resolve sweet=-"])
        #expect(script.resolve(.needsValue) == ["ask sweet value"])
        #expect(script.hear(.no) == ["call resolve sweet=bool(false)"])
        #expect(script.resolve(.success(nil)) == ["call confirm"])
        #expect(script.lastCall?.request.intent["topping"] == nil)
        #expect(script.lastCall?.request.intent["count"] == .integer(2))
        var other = Self.script()
        _ = other.hear(Self.asks(["sweet": .bool(true)]))
        #expect(other.resolve(.success(.string("Milk"))) == ["call resolve topping=-"])
    }

    @Test("SYS-09 a value outside its range is refused without a call, whether it was said at first or as an answer")
    func ranges() {
        var script = Self.script()
        _ = script.hear(Self.asks(["sweet": .bool(false), "count": .integer(0)]))
        _ = script.resolve(.success(.string("Milk")))
        #expect(script.resolve(.success(nil)) == ["ask count value not integer(0) (lessThanMinimumValue)"])
        #expect(script.hear(.value(.integer(9))) == ["ask count value not integer(9) (greaterThanMaximumValue)"])
        #expect(script.hear(.value(.integer(5))) == ["call confirm"])
    }

    @Test("SYS-09 a name is looked up in the app's list: found, one of several, or none")
    func options() {
        var script = Self.script()
        #expect(script.hear(Self.asks(["brew": .string("green TEA")])) == ["call options brew"])
        #expect(script.reply(Self.options) == ["call resolve brew=Green Tea"])
        var several = Self.script()
        _ = several.hear(Self.asks(["brew": .string("tea")]))
        #expect(several.reply(Self.options) == ["ask brew choice Green Tea/Black Tea"])
        #expect(several.hear(.choice(1)) == ["call resolve brew=Black Tea"])
        for reply in [Self.options, .notImplemented, .failed(ExtensionFailure(.unavailable, "gone"))] {
            var none = Self.script()
            _ = none.hear(Self.asks(["brew": .string("soup")]))
            #expect(none.reply(reply) == ["call resolve brew=soup"])
        }
    }

    @Test("SYS-09 the app's default is resolved instead of a question, once; then its list is offered")
    func defaults() {
        var script = Self.script()
        #expect(script.hear(Self.asks(["sweet": .bool(false)])) == ["call resolve brew=-"])
        #expect(script.resolve(.needsValue) == ["call options brew or default"])
        #expect(script.resolve(.success(.string("Milk"))) == ["call resolve brew=Milk"])
        #expect(script.resolve(.needsValue) == ["call options brew"])
        #expect(script.reply(Self.options) == ["ask brew choice Milk/Green Tea/Black Tea"])
        var none = Self.script()
        _ = none.hear(Self.asks(["sweet": .bool(false)]))
        _ = none.resolve(.needsValue)
        #expect(none.reply(Self.options) == ["ask brew choice Milk/Green Tea/Black Tea"])
    }

    @Test(
        "SYS-09 an app's own code ends the request as its definition says",
        arguments: [("soon", "succeeded"), ("gone", "refused")])
    func codes(code: String, end: String) {
        var script = Self.script()
        _ = script.hear(Self.asks(["sweet": .bool(false)]))
        for _ in 0..<2 { script.settle() }
        _ = script.respond("ready")
        #expect(script.respond(code) == ["end \(end)"])
    }

    @Test("SYS-09 values with which only the app itself handles the intent open it instead of a call")
    func needsApp() {
        var script = Self.script()
        _ = script.hear(Self.asks(["sweet": .bool(true), "topping": .string("foam")]))
        _ = script.resolve(.success(.string("Milk")))
        for _ in 0..<2 { script.settle() }
        #expect(script.respond("ready") == ["open one BrewIntent", "end continuedInApp"])
    }

    @Test("SYS-09 the category says how certain a reading must be, the restriction whether the device must be unlocked")
    func category() {
        var definition = Script.brew
        func consequence(_ category: IntentCategory) -> Consequence {
            definition.custom?.category = category
            return Consequence(of: "BrewIntent", in: Catalogue(intents: [definition], records: [], enumerations: []))
        }
        #expect(consequence(.information) == .looksUp && consequence(.share) == .reachesOthers)
        #expect(consequence(.create) == .undoable && consequence(.order) == .spendsOrDeletes)
        definition.custom?.restriction = .whileProtectedDataUnavailable
        var script = Self.script()
        script.dialogue = Dialogue(
            catalogue: Catalogue(intents: [definition], records: [], enumerations: []), policy: Policy(),
            apps: script.dialogue.apps, person: "owner")
        _ = script.take(.lock(true))
        #expect(script.hear(Self.asks([:])) == ["ask request unlock"])
    }
}
