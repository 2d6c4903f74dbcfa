// Handler files import nothing but Intents.
@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import Foundation
#if Networking
    // On the platforms that handler files were written for, URLSession is a part of Foundation.
    @_exported public import FoundationNetworking
#endif
