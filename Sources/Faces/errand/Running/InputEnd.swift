import CommandSupport
import Foundation
import TerminalUI

/// Whether there will be no chat, since its input ends before there is an app to talk to.
struct InputEnd {
    private let descriptor: Int32

    init(descriptor: Int32 = 0) { self.descriptor = descriptor }

    /// Whether the input has ended: a person typed ctrl-D, a pipe has no writer left, or the input is a file, to which nobody is going to
    /// add a line. What a pipe holds is not read.
    func isReached() -> Bool {
        if Terminal.isTerminal(descriptor) { return isLeft() }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return true }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFIFO || kind == S_IFSOCK else { return true }
        // Nothing is asked for: the end of a pipe is reported all the same.
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&request, 1, 0) > 0 && request.revents != 0
    }

    /// Whether a person typed ctrl-D. Lines that they type are lost: there is nobody to talk to yet.
    private func isLeft() -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, 0) > 0 {
            var bytes = [UInt8](repeating: 0, count: 4096)
            guard read(descriptor, &bytes, bytes.count) > 0 else { return true }
            warn("(there is no app to talk to yet; control-D ends this)")
        }
        return false
    }
}
