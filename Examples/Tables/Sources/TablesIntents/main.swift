import ExtensionMain
import TablesExtension

ExtensionMain.run(IntentHandler.self)
