public import Foundation
public import Intents

/// Where a view is displayed.
public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet = 0
    case mapsCard = 1
}

/// What a touch of a view does.
public enum INUIInteractiveBehavior: UInt, Sendable {
    case none = 0
    case nextView = 1
    case launch = 2
    case genericAction = 3
}

/// A view controller that displays an interaction or some of its parameters.
public protocol INUIHostedViewControlling: NSObjectProtocol {
    @MainActor
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

    @MainActor
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
    /// Displays nothing.
    @MainActor
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        completion(.zero)
    }

    /// Displays nothing and leaves the parameters to the host.
    @MainActor
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(false, [], .zero)
    }

    /// Displays the interaction and returns the desired size.
    @MainActor
    public func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
        await withCheckedContinuation { continuation in
            configure(with: interaction, context: context) { continuation.resume(returning: $0) }
        }
    }

    /// Displays the parameters and returns whether that was possible, the parameters displayed and the desired size.
    @MainActor
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        await withCheckedContinuation { continuation in
            configureView(
                for: parameters, of: interaction, interactiveBehavior: interactiveBehavior, context: context
            ) { continuation.resume(returning: ($0, $1, $2)) }
        }
    }
}

/// Declares which of the host's own views a view replaces.
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
    /// The minimum size of a hosted view, in points.
    public var hostedViewMinimumAllowedSize: CGSize { .zero }
    /// The maximum size of a hosted view, in points. There is no screen, so the host sets no limit of its own.
    public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 480) }

    /// The parameters of the displayed request, for debugging.
    public func interfaceParametersDescription() -> String { intent?.description ?? "" }
}
