import ExtensionMain
import MessagesExtension

ExtensionMain.run(IntentHandler.self)
