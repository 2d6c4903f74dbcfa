import ExtensionWire
import Foundation
import Randomness
import Testing

/// Frames arrive whole, however the stream is cut into pieces.
struct FrameTests {
    @Test(
        "any splitting of any frames gives the same frames, and a stream that is cut short none that is not whole",
        arguments: 0..<200)
    func splitting(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let frames = (0..<random.below(12)).map { _ in
            // Now and then larger than a read.
            (0..<random.below(random.below(8) == 0 ? 200_000 : 40)).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        let stream = frames.flatMap { HostileProgramTests.frame($0) }
        let end = random.below(2) == 0 ? stream.count : random.below(stream.count + 1)
        let expected = Self.whole(frames, in: end)
        var reader = FrameReader(limit: 200_000)
        var found: [[UInt8]] = []
        var position = 0
        while position < end {
            let most = 1 + random.below(stream.count > 1_000 ? 100_000 : 8)
            let count = reader.fill { buffer in
                let count = min(most, buffer.count, end - position)
                buffer.copyBytes(from: stream[position..<position + count])
                return count
            }
            position += count
            // Not after each piece: several frames may wait.
            if random.below(3) > 0 { while let frame = try reader.next() { found.append(frame) } }
        }
        while let frame = try reader.next() { found.append(frame) }
        #expect(found == expected)
        #expect(reader.isBetweenFrames == (end == expected.reduce(0) { $0 + 4 + $1.count }))
        #expect(reader.fill { _ in -1 } == -1 && reader.fill { _ in 0 } == 0)
        #expect(try reader.next() == nil)
    }

    /// The frames that are whole in so many bytes.
    private static func whole(_ frames: [[UInt8]], in count: Int) -> [[UInt8]] {
        var left = count
        return Array(
            frames.prefix { frame in
                left -= 4 + frame.count
                return left >= 0
            })
    }

    @Test("a frame that is larger than allowed is refused by its header, and one of just the limit is not")
    func limit() throws {
        for (length, isAllowed) in [(1_000, true), (1_001, false), (Int(UInt32.max), false)] {
            var reader = FrameReader(limit: 1_000)
            let header = withUnsafeBytes(of: UInt32(length).bigEndian) { Array($0) }
            _ = reader.fill { buffer in
                buffer.copyBytes(from: header)
                return header.count
            }
            if isAllowed {
                #expect(try reader.next() == nil)
            } else {
                #expect(throws: WireError.self) { try reader.next() }
            }
        }
    }

    @Test("channels carry frames of all sizes in both directions, also while the other side does not read yet")
    func channels() throws {
        let (one, other) = try WireChannel.socketPair()
        let (left, right) = (WireChannel(socket: one), WireChannel(socket: other))
        let sizes = [0, 1, 65_535, 65_536, 3_000_000, 2, WireChannel.largestFrame, 5]
        for size in sizes {
            try left.send(Array(repeating: UInt8(size % 251), count: size))
            try right.send(Array(repeating: UInt8(size % 13), count: size))
        }
        for size in sizes {
            #expect(try right.receive() == Array(repeating: UInt8(size % 251), count: size))
            #expect(try left.receive() == Array(repeating: UInt8(size % 13), count: size))
        }
        #expect(throws: WireError.self) { try left.send(Array(repeating: 0, count: WireChannel.largestFrame + 1)) }
        left.close()
        #expect(try right.receive() == nil)
        #expect(left.isClosed && refuses(left))
    }

    @Test("a thread that receives for a moment is free after it, whatever the other side sends")
    func moment() throws {
        let (one, other) = try WireChannel.socketPair()
        let (left, right) = (WireChannel(socket: one), WireChannel(socket: other))
        let sender = Thread {
            // Without end: frames that nobody wants, until the connection is closed.
            while (try? left.send([1, 2, 3])) != nil || !left.isClosed { continue }
        }
        sender.start()
        var taken = 0
        let stop = try right.receive(within: .milliseconds(1)) { _ in
            taken += 1
            return false
        }
        guard case .silence = stop else {
            Issue.record("it stopped for another reason: \(stop)")
            return
        }
        left.close()
    }

    @Test("frames that arrive together are taken together, so that none is left that no thread would be woken for")
    func together() throws {
        let (one, other) = try WireChannel.socketPair()
        let (left, right) = (WireChannel(socket: one), WireChannel(socket: other))
        for number in UInt8(0)..<10 { try left.send([number]) }
        var taken: [UInt8] = []
        let stop = try right.receive { frame in
            taken += frame
            return true
        }
        guard case .done = stop else {
            Issue.record("it stopped for another reason: \(stop)")
            return
        }
        #expect(taken == Array(0..<10))
        left.close()
        guard case .closed = try right.receive({ _ in true }) else {
            Issue.record("the end is not noticed")
            return
        }
    }

    private func refuses(_ channel: WireChannel) -> Bool { (try? channel.send([1])) == nil }
}
