// Handler files import only IntentsUI.
@_exported public import Intents
@_exported public import UIKit
