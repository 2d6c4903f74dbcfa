import CodesExtension
import ExtensionMain

ExtensionMain.run(application: CodesApplication.self)
