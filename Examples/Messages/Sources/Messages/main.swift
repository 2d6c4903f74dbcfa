import ExtensionMain
import MessagesApp

ExtensionMain.run(application: MessagesApplication.self)
