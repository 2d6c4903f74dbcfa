import ExtensionMain
import FocusExtension

ExtensionMain.run(application: FocusApplication.self)
