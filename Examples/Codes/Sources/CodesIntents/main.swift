import CodesExtension
import ExtensionMain

ExtensionMain.run(IntentHandler.self)
