import ExtensionMain
import PhotosExtension

ExtensionMain.run(application: PhotosApplication.self)
