public import Foundation
public import Intents
public import UIKit

/// How the button looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case blackOutline = 3
    case automatic = 4
    case automaticOutline = 5
}

/// A button for recording a phrase for a shortcut.
open class INUIAddVoiceShortcutButton: UIButton {
    open private(set) var style: INUIAddVoiceShortcutButtonStyle
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    /// In points.
    open var cornerRadius: CGFloat = 8

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
    }
}

/// Presents the view controllers of a button.
@MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// Lets the person record a phrase for a shortcut.
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// The shortcut to record a phrase for.
    package let shortcut: INShortcut

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// Receives the result.
@MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Lets the person change a shortcut's phrase or remove it.
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// The shortcut to edit.
    package let voiceShortcut: INVoiceShortcut

    public init(voiceShortcut: INVoiceShortcut) {
        self.voiceShortcut = voiceShortcut
        super.init()
    }
}

/// Receives the result.
@MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
