// Handler files import only Intents.
@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import FoundationFormatters
@_exported public import HostEnvironment
@_exported public import UserNotifications

// Exported one by one, so that they take precedence over Foundation's classes of the same names in files that also import
// Foundation.
@_exported public import class FoundationFormatters.DateComponentsFormatter
@_exported public import class FoundationFormatters.DateIntervalFormatter
@_exported public import class FoundationFormatters.MeasurementFormatter
@_exported public import class FoundationFormatters.PersonNameComponentsFormatter
@_exported public import class HostEnvironment.DateFormatter
@_exported public import func HostEnvironment.NSStringFromClass
@_exported public import class HostEnvironment.UserDefaults

#if Networking
    // On the platforms that handler files were written for, URLSession is a part of Foundation.
    @_exported public import FoundationNetworking
#endif
