import ExtensionMain
import PaymentsExtension

ExtensionMain.run(IntentHandler.self)
