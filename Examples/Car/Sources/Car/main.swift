import CarExtension
import ExtensionMain

ExtensionMain.run(application: CarApplication.self)
