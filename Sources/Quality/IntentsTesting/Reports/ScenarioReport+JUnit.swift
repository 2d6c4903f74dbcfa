extension ScenarioReport {
    /// The report as JUnit XML: one suite per file, one case per scenario.
    public func junit() -> String {
        let files = Dictionary(grouping: cases) { $0.file }
        let suites = files.keys.sorted().map { suite($0, files[$0] ?? []) }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(cases.count)" failures="\(failed)">
            \(suites)
            </testsuites>

            """
    }

    private func suite(_ file: String, _ cases: [Case]) -> String {
        let failed = cases.filter { !$0.passed }.count
        let time = cases.map(\.seconds).reduce(0, +)
        return """
              <testsuite name="\(file.markup)" tests="\(cases.count)" failures="\(failed)" time="\(time.shortened)">
            \(cases.map(element).joined(separator: "\n"))
              </testsuite>
            """
    }

    private func element(_ item: Case) -> String {
        let start =
            "    <testcase classname=\"\(item.file.markup)\" name=\"\(item.name.markup)\" time=\"\(item.seconds.shortened)\""
        guard let first = item.failures.first else { return start + "/>" }
        let message = first.split(separator: "\n").first.map { String($0) } ?? ""
        return """
            \(start)>
                  <failure message="\(message.markup)">\(item.failures.joined(separator: "\n\n").markup)</failure>
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

extension String {
    /// The text escaped for XML and HTML; characters that XML forbids are replaced.
    var markup: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Double {
    /// Seconds with three decimal places.
    fileprivate var shortened: String { formatted(.number.precision(.fractionLength(3)).grouping(.never)) }
}
