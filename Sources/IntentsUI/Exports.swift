// Handler files import nothing but IntentsUI.
@_exported public import Intents
