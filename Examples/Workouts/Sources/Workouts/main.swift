import ExtensionMain
import WorkoutsApp

ExtensionMain.run(application: WorkoutsApplication.self)
