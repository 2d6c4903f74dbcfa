public import IntentsUI

/// Creates the object that supplies the cards of an extension's requests: a new one for each part of a card.
public typealias InterfaceProvider = @MainActor @Sendable () -> any INUIHostedViewControlling
