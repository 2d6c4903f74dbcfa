import Foundation
import Testing

/// A socket that accepts connections, of this test.
final class Listener: Sendable {
    private let descriptor: Int32
    /// The port on 127.0.0.1, or the abstract name or the path.
    let port: UInt16
    let name: String

    private init(descriptor: Int32, port: UInt16 = 0, name: String = "") {
        (self.descriptor, self.port, self.name) = (descriptor, port, name)
    }

    deinit { close(descriptor) }

    static func internet() throws -> Listener {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &length) == 0
            } ? UInt16(bigEndian: pointer.pointee.sin_port) : nil
        }
        return Listener(descriptor: descriptor, port: try #require(port))
    }

    static func abstract(_ type: __socket_type = SOCK_STREAM) throws -> Listener {
        let name = "errand-\(UUID().uuidString)"
        // The name begins after a zero byte.
        return try local(type, [0] + Array(name.utf8), name: name)
    }

    static func file(_ path: String) throws -> Listener { try local(SOCK_STREAM, Array(path.utf8) + [0], name: path) }

    private static func local(_ type: __socket_type, _ path: [UInt8], name: String) throws -> Listener {
        let descriptor = socket(AF_UNIX, Int32(type.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        try #require(
            path.count <= MemoryLayout.size(ofValue: address.sun_path), "'\(name)' is too long; set TMPDIR to a shorter path")
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && (type == SOCK_DGRAM || listen(descriptor, 8) == 0)
            }
        }
        try #require(isBound)
        return Listener(descriptor: descriptor, name: name)
    }
}
