import ExtensionMain
import FocusExtension

ExtensionMain.run(IntentHandler.self)
