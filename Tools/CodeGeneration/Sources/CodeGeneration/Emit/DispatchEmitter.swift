/// Writes the code that calls a handler's methods, and the table that leads there from an intent's name.
struct DispatchEmitter {
    func emit(_ intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        source.gap()
        source.block("extension \(name)") { source in
            emitSpellings(intent, into: &source)
            source.line()
            emitCalls(intent, into: &source)
        }
        emitRelay(intent, into: &source)
    }

    private func emitSpellings(_ intent: IntentEntry, into source: inout SourceText) {
        source.line("/// The spelling that the handler's type implements; `nil` if it implements none.")
        source.block("package func _spelling(of method: HandlerMethod) -> HandlerSpelling?") { source in
            source.block("switch method") { source in
                for method in intent.handlingMethods {
                    source.line("case \(method.key):")
                    for variant in method.variants {
                        source.line("if \(variant.associatedType).self != _NotImplemented.self { return \(variant.spelling) }")
                    }
                }
                source.line("default: break")
            }
            source.line("return nil")
        }
    }

    private func emitCalls(_ intent: IntentEntry, into source: inout SourceText) {
        source.line("/// Calls the method in its spelling and passes the results to `answer`.")
        source.block("package func _call(_ method: HandlerMethod, _ intent: \(intent.name), _ answer: HandlerAnswer) async") {
            source in
            source.block("switch (method, _spelling(of: method))") { source in
                for method in intent.handlingMethods {
                    for variant in method.variants { emitCall(method.key, variant, intent, into: &source) }
                }
                source.line("default: break")
            }
        }
    }

    private func emitCall(_ key: String, _ variant: HandlingVariant, _ intent: IntentEntry, into source: inout SourceText) {
        source.line("case (\(key), \(variant.spelling)):")
        let first = "\(variant.labels[0]): intent"
        if variant.kind == .async {
            source.line("let result: \(variant.associatedType) = await \(variant.base)(\(first))")
            source.line("answer.give(result)")
        } else if variant.kind == .plain {
            let relay = intent.observer.map { "answer.kept(_\($0.name)Relay(answer))" } ?? "answer"
            let others = variant.labels.dropFirst().map { ", \($0): \(relay)" }.joined()
            source.line("let _: \(variant.associatedType) = \(variant.base)(\(first)\(others))")
        } else {
            let handler = "\(variant.labels[1]): { answer.give($0) }"
            source.line("let _: \(variant.associatedType) = \(variant.base)(\(first), \(handler))")
        }
    }

    /// The observer that hands an intent's updates on as answers.
    private func emitRelay(_ intent: IntentEntry, into source: inout SourceText) {
        guard let observer = intent.observer else { return }
        let (base, labels) = Spelling.labels(observer.method)
        source.gap()
        source.line("/// Forwards a handler's updates.")
        source.block("private final class _\(observer.name)Relay: NSObject, \(observer.name)") { source in
            source.line("private let answer: HandlerAnswer")
            source.line()
            source.block("init(_ answer: HandlerAnswer)") { $0.line("self.answer = answer") }
            source.line()
            source.block("func \(base)(\(labels[0]) response: \(intent.response.name))") { $0.line("answer.give(response)") }
        }
    }

    // Table

    func emitTable(_ name: String, of intents: [IntentEntry], into source: inout SourceText) {
        source.line()
        source.block("extension IntentDispatch") { source in
            source.block("static let \(name): [IntentDispatch] = [", closing: "]") { source in
                for intent in intents { emitEntry(of: intent, into: &source) }
            }
        }
    }

    private func emitEntry(of intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        source.block("IntentDispatch(", closing: "),") { source in
            source.line("\(intent.name).self, response: \(intent.response.name).self, handler: (any \(name)).self,")
            source.line("spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }")
        }
    }
}
