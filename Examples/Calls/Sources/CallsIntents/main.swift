import CallsExtension
import ExtensionMain

ExtensionMain.run(IntentHandler.self)
