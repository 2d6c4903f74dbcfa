import ExtensionMain
import MediaApp

ExtensionMain.run(application: MediaApplication.self)
