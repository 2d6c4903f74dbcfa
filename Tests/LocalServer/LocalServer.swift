import Foundation
import Synchronization

/// An HTTP server on a free port of this machine, for as long as it is kept; each connection serves one request.
public final class LocalServer: Sendable {
    /// What was asked.
    public struct Request: Sendable {
        /// With the query, such as `/search?q=x`.
        public var path: String
        /// By name in lower case.
        public var headers: [String: String]
        public var body: String
    }

    /// What is answered.
    public enum Answer: Sendable {
        case status(Int, body: String = "", headers: [String: String] = [:])
        /// The bytes as they are, then the connection closes.
        case raw([UInt8])
        /// Nothing, ever; the connection stays open.
        case silence
        /// So many bytes without saying beforehand how many.
        case flood(Int)
    }

    private let socket: Int32
    private let requestsMade = Mutex<[Request]>([])
    public let url: URL

    /// Starts serving.
    public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, pointer, &length) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw POSIXError(.EADDRNOTAVAIL)
        }
        self.url = url
        Thread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0 else {
                    // Closed here and nowhere else: were it closed sooner, another server might get the number while this one listens to it.
                    close(socket)
                    return
                }
                Thread { [weak self] in
                    guard let request = Self.read(connection) else {
                        close(connection)
                        return
                    }
                    self?.requestsMade.withLock { $0.append(request) }
                    Self.write(answer(request), to: connection)
                }.start()
            }
        }.start()
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// All that was asked so far.
    public var requests: [Request] { requestsMade.withLock { $0 } }

    private static func read(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
            }
            if headers["expect"] != nil { send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: connection) }
            let body = text[end.upperBound...]
            guard body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 else { continue }
            let path = lines[0].split(separator: " ").dropFirst().first ?? "/"
            return Request(path: String(path), headers: headers, body: String(body))
        }
    }

    private static func write(_ answer: Answer, to connection: Int32) {
        switch answer {
        case .status(let status, let body, let headers):
            var text = "HTTP/1.1 \(status) Said\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n"
            for (name, value) in headers { text += "\(name): \(value)\r\n" }
            send(Array((text + "\r\n" + body).utf8), to: connection)
        case .raw(let bytes): send(bytes, to: connection)
        case .silence: return
        case .flood(let count):
            send(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8), to: connection)
            let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
            for _ in 0..<(count / piece.count) where !send(piece, to: connection) { break }
        }
        close(connection)
    }

    @discardableResult
    private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
