// What MediaPlayer re-exports on other systems.
@_exported public import Foundation
