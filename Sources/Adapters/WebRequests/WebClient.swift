public import Foundation
import LazyCurl

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Sends requests with limits on time and response size. Redirects to other hosts are not followed.
public struct WebClient: Sendable {
    /// A response.
    public struct Answer: Sendable {
        /// The HTTP status code.
        public var status: Int
        /// The headers by name in lower case.
        public var headers: [String: String]
        /// The body.
        public var body: Data
    }

    /// The time limit from the start of the request to the end of the response.
    public var timeout: Duration
    /// The maximum size of the response body, in bytes.
    public var maximumSize: Int

    public init(timeout: Duration, maximumSize: Int) {
        self.timeout = timeout
        self.maximumSize = maximumSize
    }

    /// Sends a request and returns the response, whatever its status.
    ///
    /// - Throws: `WebFailure`.
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
