import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and its response. The first event completes it: the end, an error, too much data, or the deadline.
final class Exchange: NSObject, URLSessionDataDelegate, Sendable {
    typealias Outcome = Result<WebClient.Answer, WebFailure>

    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        var outcome: Outcome?
        var task: URLSessionDataTask?
        var status = 0
        var headers: [String: String] = [:]
        var body = Data()
    }

    private let host: String
    private let maximumSize: Int
    private let state = Mutex(State())

    init(host: String, maximumSize: Int) {
        self.host = host
        self.maximumSize = maximumSize
    }

    func run(_ request: URLRequest, timeout: Duration) async -> Outcome {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let seconds = timeout / .seconds(1)
        var request = request
        // The deadline below is authoritative; this only keeps the library's own timeout from firing first.
        request.timeoutInterval = seconds + 5
        let task = session.dataTask(with: request)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            end(.failure(WebFailure(.timedOut, "\(host) did not answer within \(seconds.formatted()) seconds; try again later")))
        }
        return await withCheckedContinuation { continuation in
            let early = state.withLock { state -> Outcome? in
                if let outcome = state.outcome { return outcome }
                state.continuation = continuation
                state.task = task
                return nil
            }
            if let early { continuation.resume(returning: early) } else { task.resume() }
        }
    }

    /// Completes the exchange, unless it is already complete.
    func end(_ outcome: Outcome) {
        let (continuation, task) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, URLSessionDataTask?) in
            guard state.outcome == nil else { return (nil, nil) }
            state.outcome = outcome
            defer { state.continuation = nil }
            return (state.continuation, state.task)
        }
        task?.cancel()
        continuation?.resume(returning: outcome)
    }

    // MARK: - Session delegate

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let answer = response as? HTTPURLResponse
        state.withLock { state in
            state.status = answer?.statusCode ?? 0
            for (name, value) in answer?.allHeaderFields ?? [:] { state.headers["\(name)".lowercased()] = "\(value)" }
        }
        if response.expectedContentLength > Int64(maximumSize) { endTooLarge() }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            guard state.outcome == nil else { return false }
            state.body.append(data)
            return state.body.count > maximumSize
        }
        if isTooLarge { endTooLarge() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard error == nil else {
            return end(
                .failure(
                    WebFailure(.unreachable, "\(host) is unreachable or closed the connection; check the URL and the network")))
        }
        let answer = state.withLock { WebClient.Answer(status: $0.status, headers: $0.headers, body: $0.body) }
        // The connection ended before the response head, though the library does not report an error.
        guard answer.status > 0 else {
            return end(.failure(WebFailure(.unreachable, "\(host) closed the connection; try again")))
        }
        end(.success(answer))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // The request, including its keys, is only meant for that host.
        let isSame =
            request.url?.host() == task.originalRequest?.url?.host() && request.url?.scheme == task.originalRequest?.url?.scheme
        completionHandler(isSame ? request : nil)
    }

    private func endTooLarge() {
        end(.failure(WebFailure(.tooLarge, "the response of \(host) exceeds \(maximumSize) bytes and was not read")))
    }
}
