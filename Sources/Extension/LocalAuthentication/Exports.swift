// What LocalAuthentication re-exports on other systems.
@_exported public import Foundation
