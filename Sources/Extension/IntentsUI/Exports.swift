// Handler files import nothing but IntentsUI.
@_exported public import Intents
@_exported public import UIKit
