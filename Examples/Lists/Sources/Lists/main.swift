import ExtensionMain
import ListsApp

ExtensionMain.run(application: ListsApplication.self)
