import Dispatch
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization

/// Asks the host for what an app may have, and waits for its replies.
final class ServiceClient: Sendable {
    private struct State {
        var last: UInt64 = 0
        var waiting: [UInt64: @Sendable (WireServiceReply.OneOf_Reply?) -> Void] = [:]
        var isClosed = false
    }

    private let channel: WireChannel
    private let state = Mutex(State())
    private let relieve = Mutex<@Sendable () -> Void>({})

    init(_ channel: WireChannel) {
        self.channel = channel
    }

    /// - Parameter relieve: called before a thread waits for a reply, which it must not have to receive itself.
    func relieving(_ relieve: @escaping @Sendable () -> Void) { self.relieve.withLock { $0 = relieve } }

    /// What the host offers the app.
    ///
    /// - Throws: `WireError` if the calendar in the host's greeting is unknown here.
    func offered(after hello: WireHello) throws(WireError) -> AppServices {
        let calendar = hello.hasCalendar ? try hello.calendar.calendar() : nil
        return AppServices(
            groupContainers: hello.groupContainers.isEmpty
                ? nil : URL(fileURLWithPath: hello.groupContainers, isDirectory: true),
            operations: hello.operationsFolder.isEmpty
                ? nil : URL(fileURLWithPath: hello.operationsFolder, isDirectory: true),
            permission: { [self] permission in
                guard case .permission(let answer) = ask(.permission(permission.rawValue)) else { return .denied }
                return answer.access
            },
            contacts: { [self] in
                guard case .contacts(let contacts) = ask(.contacts(WireEmpty())) else { return [] }
                return contacts.contacts.map(\.contact)
            },
            location: { [self] in
                guard case .location(let location) = ask(.location(WireEmpty())) else { return nil }
                return location.coordinate
            },
            geocoder: HostGeocoder(client: self), calendar: calendar,
            now: clock(after: hello),
            isFocused: { [self] in
                guard case .isFocused(let isFocused) = ask(.focus(WireEmpty())) else { return nil }
                return isFocused
            },
            vocabulary: { [self] in
                guard case .vocabulary(let words) = ask(.vocabulary(WireEmpty())) else { return UserVocabulary() }
                return words.vocabulary
            },
            voiceShortcuts: { [self] in records(ask(.voiceShortcuts(WireEmpty()))) },
            notifications: { [self] in records(ask(.notifications(WireEmpty()))) })
    }

    private func clock(after hello: WireHello) -> (@Sendable () -> Date)? {
        guard hello.hasOwnClock_p else { return nil }
        return { [self] in hostTime }
    }

    /// The time by the host's clock; the machine's once the host is gone.
    private var hostTime: Date {
        guard case .instant(let seconds) = ask(.clock(WireEmpty())) else { return Date() }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    fileprivate func records(_ reply: WireServiceReply.OneOf_Reply?) -> [Record] {
        guard case .records(let records) = reply else { return [] }
        return (try? records.all()) ?? []
    }

    /// Asks and blocks the calling thread until the reply has come.
    ///
    /// - Returns: `nil` if the connection has ended.
    private func ask(_ service: WireServiceRequest.OneOf_Service) -> WireServiceReply.OneOf_Reply? {
        let arrived = DispatchSemaphore(value: 0)
        let reply = Mutex<WireServiceReply.OneOf_Reply?>(nil)
        request(service) { answer in
            reply.withLock { $0 = answer }
            arrived.signal()
        }
        relieve.withLock { $0 }()
        arrived.wait()
        return reply.withLock { $0 }
    }

    /// Asks without blocking a thread.
    fileprivate func reply(to service: WireServiceRequest.OneOf_Service) async -> WireServiceReply.OneOf_Reply? {
        await withCheckedContinuation { continuation in
            request(service) { continuation.resume(returning: $0) }
        }
    }

    private func request(
        _ service: WireServiceRequest.OneOf_Service, _ then: @escaping @Sendable (WireServiceReply.OneOf_Reply?) -> Void
    ) {
        let id: UInt64? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.last += 1
            state.waiting[state.last] = then
            return state.last
        }
        guard let id else { return then(nil) }
        var message = WireServiceRequest()
        message.service = service
        do throws(WireError) {
            try channel.send(id, .serviceRequest(message))
        } catch {
            take(nil, to: id)
        }
    }

    /// Takes the host's reply.
    func take(_ reply: WireServiceReply?, to id: UInt64) {
        state.withLock { $0.waiting.removeValue(forKey: id) }?(reply?.reply)
    }

    /// Lets everyone who waits go on without a reply.
    func close() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.isClosed = true
            return state.waiting.values
        }
        for then in waiting { then(nil) }
        relieve.withLock { $0 = {} }
    }
}

/// Places that the host looks up.
private struct HostGeocoder: Geocoding {
    let client: ServiceClient

    func placemarks(named text: String) async -> [Record] { client.records(await client.reply(to: .placemarksNamed(text))) }

    func placemarks(near coordinate: Coordinate) async -> [Record] {
        client.records(await client.reply(to: .placemarksNear(WireCoordinate(coordinate))))
    }
}
