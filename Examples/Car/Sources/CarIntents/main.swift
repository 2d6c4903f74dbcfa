import CarExtension
import ExtensionMain

ExtensionMain.run(IntentHandler.self)
