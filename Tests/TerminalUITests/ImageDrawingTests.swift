import Foundation
import Rendering
import TerminalUI
import Testing

/// The pictures were made by Python's zlib, with all filters of PNG.
struct ImageDrawingTests {
    private static func card(_ base64: String) -> Card {
        Card(title: "Code", rows: [], image: Data(base64Encoded: base64))
    }

    private static func picture(_ card: Card, width: Int = 80, usesColour: Bool = false) -> [String] {
        let drawing = CardDrawing(width: width, usesColour: usesColour)
        var plain = card
        plain.image = nil
        return Array(drawing.lines(for: card).dropFirst(drawing.lines(for: plain).count))
    }

    /// Squares of six pixels, four in a row.
    private static let pictures = [
        (
            "a bit a pixel",
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASAQAAAABplyMzAAAAPUlEQVR42mNg/mDPyPzWn4mBgYGZqXwFCwOIART7w2IPFqtrUgCL/WGAiLH/b2RmqnsIUff/ACPzn4MgdQAmhxApPO95pwAAAABJRU5ErkJggg=="
        ),
        (
            "grey",
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAAAAABkh0FCAAAAWklEQVR42mPgAoMPYIDMZuRiAIFnYFIKic3EgAMws4KpYjDZi8RmwaWDAaflH5CsZSDK8gokaxmIshzZWuIslwKDZ0gAIoLicwYkhxDnc2SHoAQ7A5JDcPocAMB+RdGTfD22AAAAAElFTkSuQmCC"
        ),
        (
            "colours",
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAIAAADOjonJAAAAeklEQVR42mMQYZBDQ/9/fUBDxKhhBIoyoILXvy6hiYiy6RFUw8RAJcDMxcCPJlRWm4km0t08naAaFmq5iIFqgQ3EBIMWE9AysBtqKwgGLSagZWATE7T0DWygNjQEVEQQYeoiKmVjAswIoW/KJiZCiCpGMAFmhFAtZQMAfMPaJexkcsUAAAAASUVORK5CYII="
        ),
        (
            "colours with transparency",
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAYAAABB7B6eAAAAhElEQVR42mMQYZD7jw3///UBKyZVPSNIkgELeP3rEjZhBlE2PQZS1DMx0BgwczHwN2CTKKvNxKqhu3k6AynqWWjtAwaaRzKIICUycYGBi+SG2ooGUiITFxi4SCY1MgdfJIMMwoZBGkjBuMwhOSfjArgSxeDLyaQmCpKLa1wAV6KgeU4GAJLWP1B0xOk4AAAAAElFTkSuQmCC"
        ),
        (
            "a palette",
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAMAAAB2Mu6sAAAABlBMVEX///8AAABVwtN+AAAASElEQVR42pWPwQ4AMARDa/b/v2wJl4o023pRggcshVT3GaIS8gtCbpSw32oCEj6X3OBz4gZn7Bu8uoJUFZ9Y+/i8H0JAXiU/P95BEVgfyxGWAAAAAElFTkSuQmCC"
        ),
    ]

    @Test("a black and white picture is drawn a dot for each of its squares, in any kind of PNG", arguments: pictures)
    func kinds(kind: String, base64: String) {
        #expect(Self.picture(Self.card(base64)) == ["▄▀ █", "▄██▄"], "\(kind)")
    }

    @Test("in colour it is black on white")
    func colour() {
        let lines = Self.picture(Self.card(Self.pictures[0].1), usesColour: true)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1b}[30;107m") && $0.hasSuffix("\u{1b}[0m") } && lines.count == 2)
    }

    @Test("where the terminal is too narrow, it says how wide it has to be")
    func narrow() {
        let lines = Self.picture(
            Self.card(
                "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAC60lEQVR42m2XC3IDMQxCuf+laZO1xUObTJtksv5JAoQly9b/6/P+/b9fz4PP5/ft89L97fnISD0TzwrPcM1M3e/P53n5TNFZRPMYG58ldPb32W1+mqVOEIllQkoknp0YRAI+v87xpdktQWpCT6DnWHfJGzSW12RI+PN9T7DITp/6TrlHEHaYQ74jvoV0ToR97tFmO0k9NzOyc+DhqWngM99n2Xt67IZnqffKgLOdcjw7mNLkPTWysAhr+QNrU4B7JGQswya3O8XgSA5JmOTEDjkC1BtTVSlFRVp744atX5UHFYc62aqq4uRokI1jJA+gP2cnLcbhzaeEvYfaA6lJojyJazUgBkAGyAqokthdNKn6G1lBDmasXeRC0Bg1qJYhAhk7UuMFYII9wAiIQivwRJSBJmd0lmun5IvdgOpUnrwmSwDFEEPQLEWzsWfVc3IqzvBLkx0YqDrHEJQM6VpoYcUAgVGJEBf0KRwQo6KYmTqUKcWO7iQtdBIEXy0CploEwkJR2S8ZEvsFqU6gIBqtrge2SdWcVOIvIyMlkkxm9ZdSVtoC8g1GA+2QuUBDdsHadBzFE0p2GY+XvqfjwDhA6+lE1Aorwr7ZSb3koPQeNUFwqGV32F2ALGsBD4iDLqh6eBcsrKKfCN7cOg+bAC7BH4WjrrZrKoBAQJd9qRatxSWVfahP0yG1pCQ5bcVoEkzX0p7SSQTGL0MgygE2awEoKRDhFDCZjg6HbygKtpwNcHUTSCxkizyB2po13UHTPJpiv+8I4uZZbDDHftKj0bjYS+2XSWS3qApSuqcflsOzvNig5S5wcaimxWWgPUC8yYFkEPK+7iwuPOGmtCqRiZAy3l8oGqa7fSn5cll1kREBh3sWLRzaqau32y8fW16GxrhEQuUtzRy7uiwjw+WwWg4P34/dB/xx09192iVkrpsimq/WLZdS72qDmzB1lYLal/Spb7TliphXjlh3dmmBMhgropTz1OtGscyYYLz+AD0i+WkMlroDAAAAAElFTkSuQmCC"
            ), width: 30)
        #expect(lines.joined(separator: " ").contains("64 columns") && lines.allSatisfy { $0.count <= 30 })
    }

    @Test("shades, other formats and broken pictures are left out", arguments: Self.broken)
    func leftOut(base64: String) {
        #expect(Self.picture(Self.card(base64)) == [])
    }

    private static let broken: [String] = {
        let noise =
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAC60lEQVR42m2XC3IDMQxCuf+laZO1xUObTJtksv5JAoQly9b/6/P+/b9fz4PP5/ft89L97fnISD0TzwrPcM1M3e/P53n5TNFZRPMYG58ldPb32W1+mqVOEIllQkoknp0YRAI+v87xpdktQWpCT6DnWHfJGzSW12RI+PN9T7DITp/6TrlHEHaYQ74jvoV0ToR97tFmO0k9NzOyc+DhqWngM99n2Xt67IZnqffKgLOdcjw7mNLkPTWysAhr+QNrU4B7JGQswya3O8XgSA5JmOTEDjkC1BtTVSlFRVp744atX5UHFYc62aqq4uRokI1jJA+gP2cnLcbhzaeEvYfaA6lJojyJazUgBkAGyAqokthdNKn6G1lBDmasXeRC0Bg1qJYhAhk7UuMFYII9wAiIQivwRJSBJmd0lmun5IvdgOpUnrwmSwDFEEPQLEWzsWfVc3IqzvBLkx0YqDrHEJQM6VpoYcUAgVGJEBf0KRwQo6KYmTqUKcWO7iQtdBIEXy0CploEwkJR2S8ZEvsFqU6gIBqtrge2SdWcVOIvIyMlkkxm9ZdSVtoC8g1GA+2QuUBDdsHadBzFE0p2GY+XvqfjwDhA6+lE1Aorwr7ZSb3koPQeNUFwqGV32F2ALGsBD4iDLqh6eBcsrKKfCN7cOg+bAC7BH4WjrrZrKoBAQJd9qRatxSWVfahP0yG1pCQ5bcVoEkzX0p7SSQTGL0MgygE2awEoKRDhFDCZjg6HbygKtpwNcHUTSCxkizyB2po13UHTPJpiv+8I4uZZbDDHftKj0bjYS+2XSWS3qApSuqcflsOzvNig5S5wcaimxWWgPUC8yYFkEPK+7iwuPOGmtCqRiZAy3l8oGqa7fSn5cll1kREBh3sWLRzaqau32y8fW16GxrhEQuUtzRy7uiwjw+WwWg4P34/dB/xx09192iVkrpsimq/WLZdS72qDmzB1lYLal/Spb7TliphXjlh3dmmBMhgropTz1OtGscyYYLz+AD0i+WkMlroDAAAAAElFTkSuQmCC"
            ) ?? Data()
        // The end of the file says nothing that is needed.
        let cut = stride(from: 0, to: noise.count - 16, by: 7).map { noise.prefix($0).base64EncodedString() }
        // The length, the name and the content of the header.
        let flipped = (8..<29).map { index in
            var data = noise
            data[index] ^= 0x81
            return data.base64EncodedString()
        }
        return [
            "iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAAAAABkh0FCAAAAIUlEQVR42mNowAEYGxiwAyYc4gzMDjgkWHDpYBi1nHLLAZYRMuI/cLNAAAAAAElFTkSuQmCC",
            Data("GIF89a".utf8).base64EncodedString(),
        ] + cut + flipped
    }()
}
