import ExtensionMain
import RidesApp

ExtensionMain.run(application: RidesApplication.self)
