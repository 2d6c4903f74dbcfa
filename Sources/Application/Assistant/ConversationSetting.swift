import Dialogue
import ExtensionProtocol
import IntentSchema
import Rendering
import Understanding

/// The configuration of one conversation: the assistant, and the person with their apps and their language. Its parts refer to it.
final class ConversationSetting: Sendable {
    let assistant: Assistant
    let person: Person
    let apps: AppSet
    let interpreter: any Interpreter
    /// Suggests what the person may say to these apps.
    let renderer: Renderer
    let dialogue: Dialogue

    init(_ assistant: Assistant, _ person: Person, apps: AppSet, interpreter: any Interpreter, renderer: Renderer) {
        self.assistant = assistant
        self.person = person
        self.apps = apps
        self.interpreter = interpreter
        let someone = person.contacts.contacts.first { !$0.isMe && !$0.givenName.isEmpty && !$0.handles.isEmpty }
        self.renderer = renderer.suggesting(apps.descriptions, person: someone?.givenName)
        dialogue = Dialogue(
            catalogue: assistant.catalogue, policy: assistant.policy, apps: apps.descriptions, person: person.id)
    }

    var descriptions: [AppDescription] { apps.descriptions }
}
