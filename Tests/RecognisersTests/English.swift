import Foundation
import LanguagePacks
import Recognisers

/// English as its pack has it; without the pack no test of recognisers means anything.
let english: RecogniserLanguage = {
    do {
        return try LanguagePack(for: Locale(identifier: "en_US")).recognisers()
    } catch {
        fatalError("\(error)")
    }
}()
