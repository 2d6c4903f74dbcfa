public import Foundation
import LazyCurl

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Makes requests whose answers are bounded in time and size; other hosts than the one asked are not followed to.
public struct WebClient: Sendable {
    /// What came back.
    public struct Answer: Sendable {
        public var status: Int
        /// By name in lower case.
        public var headers: [String: String]
        public var body: Data
    }

    /// From the beginning of the request to the end of the answer.
    public var timeout: Duration
    /// In bytes of the answer's body.
    public var maximumSize: Int

    public init(timeout: Duration, maximumSize: Int) {
        self.timeout = timeout
        self.maximumSize = maximumSize
    }

    /// - Throws: `WebFailure`; an answer of any status is none.
    public func send(_ request: URLRequest) async throws(WebFailure) -> Answer {
        guard lazy_curl_is_available() else {
            throw WebFailure(.unreachable, "requests over the network need libcurl (libcurl.so.4), which is not installed")
        }
        let exchange = Exchange(host: request.url?.host() ?? "the server", maximumSize: maximumSize)
        let result = await withTaskCancellationHandler {
            await exchange.run(request, timeout: timeout)
        } onCancel: {
            exchange.end(.failure(WebFailure(.cancelled, "the request was cancelled")))
        }
        return try result.get()
    }
}
