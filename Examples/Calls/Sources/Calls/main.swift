import CallsApp
import ExtensionMain

ExtensionMain.run(application: CallsApplication.self)
