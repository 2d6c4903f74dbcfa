import Foundation
import IntentSchema
import Intents
import IntentsUI
import Synchronization
import UIKit

/// Has hosted views describe a request, part by part, as an assistant with a screen would have them drawn.
///
/// First a view may show the whole request (`configureView` with no parameters), then each parameter that has a value and that no
/// earlier view has shown. A view says which parameters it shows. One that knows only `configure(with:context:completion:)` shows all.
@MainActor
struct CardAssembly {
    private let makeInterface: InterfaceProvider
    private let interaction: INInteraction
    private let parameters: [INParameter]
    private var covered: Set<String> = []
    private var title: String?
    private var elements: [SuppliedCard.Element] = []
    /// What the developer should know.
    private(set) var remarks: [String] = []

    init(_ request: CardInteraction, _ makeInterface: @escaping InterfaceProvider) {
        self.makeInterface = makeInterface
        interaction = INInteraction(_record: request.record)
        parameters = request.parameters.map { owner, name in
            var record = Record(INParameter._recordType)
            record["parameterClass"] = .string(owner)
            record["parameterKeyPath"] = .string(name)
            return INParameter(_record: record)
        }
    }

    /// - Returns: `nil` if no view shows anything.
    mutating func card() async -> SuppliedCard? {
        await show([])
        for parameter in parameters where !covered.contains(parameter.parameterKeyPath) {
            guard !Task.isCancelled else { return nil }
            await show([parameter])
        }
        if elements.isEmpty { await showWhole() }
        guard !elements.isEmpty else { return nil }
        return SuppliedCard(title: title, elements, covering: covered)
    }

    /// Has a view show the parameters, if it will.
    private mutating func show(_ parameters: Set<INParameter>) async {
        let view = hosted()
        let answer = await OnceAnswered<(Bool, Set<INParameter>)>.value { completion in
            view.configureView(for: parameters, of: interaction, interactiveBehavior: .none, context: .siriSnippet) {
                isShown, shown, _ in completion((isShown, shown))
            }
        }
        guard let (isShown, shown) = answer else {
            remarks.append("\(type(of: view)) did not call the completion handler of configureView; call it on every path")
            return
        }
        if isShown { take(view, shown.union(parameters).map(\.parameterKeyPath)) }
    }

    /// Shows the request by the method for views that show all of it.
    private mutating func showWhole() async {
        let view = hosted()
        let size = await OnceAnswered<CGSize>.value { completion in
            view.configure(with: interaction, context: .siriSnippet) { completion($0) }
        }
        guard let size, size.width > 0, size.height > 0 else { return }
        take(view, parameters.map(\.parameterKeyPath))
    }

    private func hosted() -> any INUIHostedViewControlling {
        let view = makeInterface()
        if let controller = view as? UIViewController {
            controller.becomeHosted(of: interaction.intent)
            _ = controller.view
        }
        return view
    }

    private mutating func take(_ view: any INUIHostedViewControlling, _ parameters: [String]) {
        guard let describing = view as? any INUIHostedViewDescribing else {
            let remark =
                "\(type(of: view)) shows views, which cannot be drawn here; adopt INUIHostedViewDescribing to say what they show"
            if !remarks.contains(remark) { remarks.append(remark) }
            return
        }
        guard let card = describing.card else { return }
        covered.formUnion(parameters)
        covered.formUnion(Self.replaced(by: view))
        title = title ?? card.title
        // Many views show the same for every parameter.
        let shown = elements
        elements += card.elements.filter { !shown.contains($0) }
    }

    /// The parameters that the assistant would show in ways that the view says it replaces.
    private static func replaced(by view: any INUIHostedViewControlling) -> [String] {
        guard let view = view as? any INUIHostedViewSiriProviding else { return [] }
        return (view.displaysMap ? ["pickupLocation", "dropOffLocation", "location"] : [])
            + (view.displaysMessage ? ["content", "recipients"] : [])
            + (view.displaysPaymentTransaction ? ["currencyAmount", "payee", "payer", "note", "paymentRecord"] : [])
    }
}
