import ExtensionMain
import MediaExtension

ExtensionMain.run(IntentHandler.self)
