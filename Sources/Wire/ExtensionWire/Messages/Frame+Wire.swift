import SwiftProtobuf

/// How deep messages may be nested. Each record in a list takes four levels (value, list, value, record), and the catalogue allows 32 of
/// them; deeper ones would only exhaust the stack of whoever reads them.
private let options: BinaryDecodingOptions = {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = 200
    return options
}()

extension WireExtensionMessage {
    /// - Throws: `WireError` if the bytes are no message.
    package init(frame bytes: [UInt8]) throws(WireError) {
        do {
            try self.init(serializedBytes: bytes, options: options)
        } catch {
            throw WireError("a message cannot be read, \(error)")
        }
    }
}

extension WireHostMessage {
    /// - Throws: `WireError` if the bytes are no message.
    package init(frame bytes: [UInt8]) throws(WireError) {
        do {
            try self.init(serializedBytes: bytes, options: options)
        } catch {
            throw WireError("a message of the host cannot be read, \(error); is it a host of this protocol?")
        }
    }
}
