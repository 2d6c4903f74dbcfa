import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents

/// Hosts the handler and makes one call, so that nothing an extension needs is left out by the linker.
@main
struct MinimalExtension {
    static func main() async {
        let transport = InProcessConnection(RideExtension.self, declaring: ["INRequestRideIntent"])
        let intent = Record("INRequestRideIntent", ["partySize": .integer(2)])
        let request = ExtensionRequest(method: .handle(operation: "1"), intent: intent, identifier: "1", person: "owner")
        print(await transport.send(request, deadline: .seconds(10)).reply)
    }
}
