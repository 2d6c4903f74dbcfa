import DefinitionFiles

/// Writes the handling protocol of an intent.
///
/// Every method stands in the protocol in each spelling that handlers may use. The result of each spelling is a hidden associated type: a
/// handler's own method makes it the real result, and the default makes it `_NotImplemented`. So which methods a handler has is known from
/// its type.
struct HandlingCode {
    let intent: DefinedIntent
    let file: DefinitionFile

    func write(into text: inout SwiftText) {
        let methods = HandlingMethod.all(of: intent, in: file)
        text.gap()
        text.block("public nonisolated protocol \(intent.handlingProtocol): Foundation.NSObjectProtocol") { text in
            for spelling in methods.flatMap(\.spellings) {
                text.line("associatedtype \(spelling.associatedType)\(spelling.constraint.map { ": \($0)" } ?? "")")
            }
            for spelling in methods.flatMap(\.spellings) {
                text.line("\(spelling.attributes) \(spelling.declaration) -> \(spelling.associatedType)")
            }
        }
        writeDefaults(of: methods, into: &text)
        writeCalls(of: methods, into: &text)
    }

    private func writeDefaults(of methods: [HandlingMethod], into text: inout SwiftText) {
        text.gap()
        text.block("nonisolated extension \(intent.handlingProtocol)") { text in
            for method in methods {
                for spelling in method.spellings where !method.isRequired || spelling.name == "async" {
                    writeDefault(spelling, into: &text)
                }
            }
        }
        // A handler has a required method in one of its spellings.
        for method in methods where method.isRequired {
            guard let other = method.spellings.first(where: { $0.name == "async" }) else { continue }
            text.gap()
            text.block(
                "nonisolated extension \(intent.handlingProtocol) where \(other.associatedType) == \(other.writtenType)"
            ) { text in
                for spelling in method.spellings where spelling.name != "async" { writeDefault(spelling, into: &text) }
            }
        }
    }

    private func writeDefault(_ spelling: HandlingMethod.Spelling, into text: inout SwiftText) {
        text.block("\(spelling.attributes) public \(spelling.declaration) -> Intents._NotImplemented") {
            $0.line("Intents._NotImplemented()")
        }
    }

    private func writeCalls(of methods: [HandlingMethod], into text: inout SwiftText) {
        text.gap()
        text.block("nonisolated extension \(intent.handlingProtocol)") { text in
            text.comment("The spelling that the handler's type implements; `nil` if it implements none.")
            text.block("func _spelling(of method: Intents.HandlerMethod) -> Intents.HandlerSpelling?") { text in
                text.block("switch method") { text in
                    for method in methods {
                        text.line("case \(method.plainPattern):")
                        for spelling in method.spellings {
                            text.line(
                                "    if \(spelling.associatedType).self != Intents._NotImplemented.self { return .\(spelling.name) }"
                            )
                        }
                    }
                    text.line("default: break")
                }
                text.line("return nil")
            }
            text.gap()
            text.comment("Calls the method in its spelling and passes the results to `answer`.")
            text.block(
                "func _call(_ method: Intents.HandlerMethod, _ intent: \(intent.className.quoted), _ answer: Intents.HandlerAnswer) async"
            ) { text in
                text.block("switch (method, _spelling(of: method))") { text in
                    for method in methods {
                        for spelling in method.spellings {
                            // What Xcode 11's form cannot use is not bound.
                            let pattern = spelling.name == "olderCompletion" ? method.plainPattern : method.pattern
                            text.line("case (\(pattern), .\(spelling.name)):")
                            for line in spelling.call { text.line("    \(line)") }
                        }
                    }
                    text.line("default: break")
                }
            }
        }
    }
}
