import Intents

extension Calendar {
    /// The calendar of the person whose request is handled. A declaration of the module's own goes before Foundation's, so that this
    /// is what all code of the extension gets, also where one process serves several people.
    static var current: Calendar { .ofPerson }
}
