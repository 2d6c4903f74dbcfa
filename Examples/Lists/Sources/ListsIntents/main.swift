import ExtensionMain
import ListsExtension

ExtensionMain.run(IntentHandler.self)
