import ExtensionMain
import WorkoutsExtension

ExtensionMain.run(IntentHandler.self)
