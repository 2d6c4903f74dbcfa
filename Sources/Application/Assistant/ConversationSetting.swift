import Dialogue
import ExtensionProtocol
import IntentSchema
import Rendering
import Understanding

/// The configuration of one conversation: the assistant, and the person with their apps and their language.
struct ConversationSetting {
    let assistant: Assistant
    let person: Person
    let apps: [InstalledApp]
    let interpreter: any Interpreter
    /// Suggests what the person may say to these apps.
    private(set) var renderer: Renderer

    init(_ assistant: Assistant, _ person: Person, apps: [InstalledApp], interpreter: any Interpreter, renderer: Renderer) {
        self.assistant = assistant
        self.person = person
        self.apps = apps
        self.interpreter = interpreter
        self.renderer = renderer
        let someone = person.contacts.contacts.first { !$0.isMe && !$0.givenName.isEmpty && !$0.handles.isEmpty }
        self.renderer.suggestions = renderer.suggestions(for: descriptions, person: someone?.givenName)
    }

    var descriptions: [AppDescription] { apps.map(\.description) }

    var dialogue: Dialogue {
        Dialogue(catalogue: assistant.catalogue, policy: assistant.policy, apps: descriptions, person: person.id)
    }
}
