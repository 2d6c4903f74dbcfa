import ExtensionMain
import TablesApp

ExtensionMain.run(application: TablesApplication.self)
