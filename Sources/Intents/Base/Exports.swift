// Handler files import nothing but Intents.
@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import Foundation
