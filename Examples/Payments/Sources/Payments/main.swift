import ExtensionMain
import PaymentsApp

ExtensionMain.run(application: PaymentsApplication.self)
