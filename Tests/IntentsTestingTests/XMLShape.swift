import Foundation
import FoundationXML

/// The elements of an XML text: how many of each, and their names.
final class XMLShape: NSObject, XMLParserDelegate {
    private(set) var counts: [String: Int] = [:]
    private(set) var names: [String] = []

    /// - Throws: the parser's error when the text is no XML.
    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[element, default: 0] += 1
        if element == "testcase" { names.append(attributes["name"] ?? "") }
    }
}
