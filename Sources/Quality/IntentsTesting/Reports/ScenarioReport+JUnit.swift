import MarkupText

extension ScenarioReport {
    /// The report as JUnit XML: one suite per file, one case per scenario.
    public func junit() -> String {
        let files = Dictionary(grouping: cases) { $0.file }
        let suites = files.keys.sorted().map { suite($0, files[$0] ?? []) }.joined(separator: "\n")
        let document: Markup = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(cases.count)" failures="\(failed)">
            \(suites)
            </testsuites>

            """
        return document.source
    }

    private func suite(_ file: String, _ cases: [Case]) -> Markup {
        let failed = cases.filter { !$0.passed }.count
        let time = cases.map(\.seconds).reduce(0, +)
        return """
              <testsuite name="\(file)" tests="\(cases.count)" failures="\(failed)" time="\(time.shortened)">
            \(cases.map(element).joined(separator: "\n"))
              </testsuite>
            """
    }

    private func element(_ item: Case) -> Markup {
        let start: Markup =
            "    <testcase classname=\"\(item.file)\" name=\"\(item.name)\" time=\"\(item.seconds.shortened)\""
        guard let first = item.failures.first else { return "\(start)/>" }
        let message = first.split(separator: "\n").first.map { String($0) } ?? ""
        return """
            \(start)>
                  <failure message="\(message)">\(item.failures.joined(separator: "\n\n"))</failure>
                </testcase>
            """
    }
}

extension ScenarioReport.Case {
    /// The file of the location, without the line.
    var file: String {
        guard let colon = location.lastIndex(of: ":"), Int(location[location.index(after: colon)...]) != nil else {
            return location
        }
        return String(location[..<colon])
    }
}

extension Double {
    /// Seconds with three decimal places.
    fileprivate var shortened: String { formatted(.number.precision(.fractionLength(3)).grouping(.never)) }
}
