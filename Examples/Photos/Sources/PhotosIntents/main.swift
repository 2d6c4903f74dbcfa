import ExtensionMain
import PhotosExtension

ExtensionMain.run(IntentHandler.self)
