import Foundation
import Testing

@testable import Store

/// SHA-256 against its standard.
struct SHA256Tests {
    @Test(
        "the examples of the standard, and of NIST's validation suite",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func examples(message: String, digest: String) {
        #expect(SHA256.digest(of: Data(message.utf8)).hexadecimal == digest)
    }

    @Test("every length from 0 to 300 bytes, by the digest of all digests as another implementation has it")
    func lengths() {
        let all = (0...300).map { length in SHA256.digest(of: Data((0..<length).map { UInt8($0 % 251) })) }
        #expect(
            SHA256.digest(of: all.reduce(Data(), +)).hexadecimal
                == "b90e35153500e9a471591550ee25a954527c6b4448afff95f7949a2ca93300ce")
        let slice = Data("xxabc".utf8)[2...]
        #expect(SHA256.digest(of: slice) == SHA256.digest(of: Data("abc".utf8)))
    }
}
