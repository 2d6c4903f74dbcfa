import ExtensionMain
import RidesExtension

ExtensionMain.run(IntentHandler.self, interface: { RideViewController() })
