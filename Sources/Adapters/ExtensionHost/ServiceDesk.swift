import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization

/// Answers what a program asks of its host. It gives what the person has permitted, whatever the program claims.
final class ServiceDesk: Sendable {
    /// The most requests answered at a time; others are given nothing, so that a program cannot have a host collect work.
    private static let mostOpen = 64

    private struct State {
        /// What the program has asked for while the person had not been asked yet.
        var asked: Set<IntentSchema.Permission> = []
        var open = 0
        var allowance: ServiceAllowance
    }

    private let services: AppServices
    private let state: Mutex<State>

    init(_ services: AppServices, _ limits: ExtensionLimits) {
        self.services = services
        state = Mutex(State(allowance: ServiceAllowance(limits, at: .now)))
    }

    /// Whether the program may report this answer of the person: the one that they give, once.
    func admits(_ permission: IntentSchema.Permission, isGranted: Bool) -> Bool {
        guard services.permission(permission) == .notAsked(grants: isGranted) else { return false }
        return state.withLock { $0.asked.insert(permission).inserted }
    }

    /// Answers a request; `reply` is called once, on any thread.
    ///
    /// - Returns: whether the program may ask so much.
    func serve(_ request: WireServiceRequest, _ reply: @escaping @Sendable (WireServiceReply) -> Void) -> Bool {
        var weight = 1
        if case .contacts = request.service { weight = ExtensionLimits.contactsWeight }
        let (isAllowed, isAdmitted) = state.withLock { state in
            guard state.allowance.take(weight, at: .now) else { return (false, false) }
            guard state.open < Self.mostOpen else { return (true, false) }
            state.open += 1
            return (true, true)
        }
        guard isAdmitted else {
            reply(.with { $0.reply = .nothing(WireEmpty()) })
            return isAllowed
        }
        Task { [self] in
            let answer = await answer(to: request)
            state.withLock { $0.open -= 1 }
            reply(.with { $0.reply = answer })
        }
        return true
    }

    private func answer(to request: WireServiceRequest) async -> WireServiceReply.OneOf_Reply {
        switch request.service {
        case .permission(let name):
            let permission = IntentSchema.Permission(rawValue: name).map(services.permission)
            return .permission(WirePermission(permission ?? .denied))
        case .contacts where isGranted(.contacts):
            return .contacts(.with { $0.contacts = services.contacts().map(WireContact.init) })
        case .location where isGranted(.location):
            return services.location().map { .location(WireCoordinate($0)) } ?? .nothing(WireEmpty())
        case .focus where isGranted(.focus):
            return services.isFocused().map { .isFocused($0) } ?? .nothing(WireEmpty())
        case .placemarksNamed(let text):
            return .records(WireRecords(await services.geocoder?.placemarks(named: text) ?? []))
        case .placemarksNear(let place):
            return .records(WireRecords(await services.geocoder?.placemarks(near: place.coordinate) ?? []))
        case .vocabulary: return .vocabulary(WireVocabulary(services.vocabulary()))
        case .voiceShortcuts: return .records(WireRecords(services.voiceShortcuts()))
        case .notifications: return .records(WireRecords(services.notifications()))
        case .clock: return services.now.map { .instant($0().timeIntervalSinceReferenceDate) } ?? .nothing(WireEmpty())
        case .contacts, .location, .focus, nil: return .nothing(WireEmpty())
        }
    }

    private func isGranted(_ permission: IntentSchema.Permission) -> Bool {
        switch services.permission(permission) {
        case .granted: true
        case .notAsked(grants: true): state.withLock { $0.asked.contains(permission) }
        case .undecided, .notAsked, .denied, .restricted: false
        }
    }
}
