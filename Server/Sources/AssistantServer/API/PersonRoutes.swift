import Assistant
import ContactCards
import Crypto
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import IntentSchema
import Store
import Understanding

/// What belongs to the person of a token: contacts, apps and what these may use, shortcuts, donations, what is relevant now.
struct PersonRoutes: Sendable {
    let host: AssistantHost
    let people: ServedPeople
    let settings: ServerSettings

    private static let longestImport = 8 << 20

    func add(to routes: RouterGroup<ServerContext>) {
        routes.get("contacts") { try await listContacts($0, $1) }
        routes.post("contacts") { try await importContacts($0, $1) }
        routes.delete("contacts/:id") { _, context in try await removeContact(context) }
        routes.get("apps") { _, context in try await apps(context) }
        routes.get("permissions") { _, context in try await permissions(context) }
        routes.put("permissions/:app/:permission") { try await permit($0, $1) }
        routes.get("shortcuts") { _, context in try await shortcuts(context) }
        routes.post("shortcuts") { try await addShortcut($0, $1) }
        routes.delete("shortcuts/:id") { _, context in try await removeShortcut(context) }
        routes.get("donations") { try await donations($0, $1) }
        routes.delete("donations") { try await eraseDonations($0, $1) }
        routes.get("suggestions") { _, context in try await suggestions(context) }
    }

    // MARK: - Contacts

    private struct ContactDocument: Encodable {
        struct Handle: Encodable {
            var kind: String
            var label: String?
            var value: String
        }
        var id: String
        var name: String
        var nicknames: [String]
        var organization: String?
        var relationship: String?
        var isMe: Bool
        var handles: [Handle]

        init(_ contact: Contact) {
            id = contact.id
            name = contact.fullName
            nicknames = contact.nicknames
            organization = contact.organization.isEmpty ? nil : contact.organization
            relationship = contact.relationship
            isMe = contact.isMe
            handles = contact.handles.map { Handle(kind: $0.kind.rawValue, label: $0.label, value: $0.value) }
        }
    }

    private func listContacts(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let contacts = try await host.store.contacts(of: caller.person).map(ContactDocument.init)
        return try Self.tagged(["contacts": contacts], for: request)
    }

    private struct Imported: Encodable {
        var added: Int
        var updated: Int
    }

    private func importContacts(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        let data = try await request.data(atMost: Self.longestImport)
        let contacts: [Contact]
        do {
            contacts = try VCardReader().read(data).contacts
        } catch {
            throw Problem.malformed("The body is no vCard file: \(error)")
        }
        guard !contacts.isEmpty else { throw Problem.malformed("The body has no valid card; send a vCard file (text/vcard).") }
        let known = try await host.store.contacts(of: caller.person).map(\.id)
        guard Set(known).union(contacts.map(\.id)).count <= settings.mostContacts else {
            throw Problem.quota("A person may have \(settings.mostContacts) contacts here; nothing of the file was stored.")
        }
        let changes = try await host.store.upsert(host.configuration.located(contacts), of: caller.person)
        try await reload(caller.person)
        return try JSONAnswer.response(Imported(added: changes.added, updated: changes.updated))
    }

    private func removeContact(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        guard try await host.store.remove(id: context.part("id"), of: caller.person) else { throw Problem.notFound("no contact") }
        try await reload(caller.person)
        return Response(status: .noContent)
    }

    /// Conversations that begin from now on, also at other nodes, know the contacts as they are.
    private func reload(_ id: String) async throws {
        try await host.store.noteContactsChanged(of: id)
        var person = try await people.person(id)
        person.contacts = ContactIndex(try await host.store.contacts(of: id))
        try host.people.update(person)
    }

    // MARK: - Apps

    private struct AppDocument: Encodable {
        struct Intent: Encodable {
            var name: String
            var example: String?
        }
        var id: String
        var name: String
        var intents: [Intent]
    }

    private func apps(_ context: ServerContext) async throws -> Response {
        let person = try await people.person(context.caller().person)
        let documents = try host.assistant.apps(for: person).map(\.description).map { app in
            AppDocument(
                id: app.id, name: app.name,
                intents: app.intents.map { .init(name: $0, example: app.examples[$0]?.first) })
        }
        return try JSONAnswer.response(["apps": documents])
    }

    private struct PermissionDocument: Encodable {
        var app: String
        var permission: String
        /// Absent where the person has not decided.
        var isGranted: Bool?
    }

    private func permissions(_ context: ServerContext) async throws -> Response {
        let person = try await people.person(context.caller().person)
        let documents = host.assistant.apps.map(\.description.id).flatMap { app -> [PermissionDocument] in
            guard let access = person.permissions.access(of: app) else { return [] }
            return Permission.allCases.filter { permission in
                access.answers[permission] != nil || access.undecided.contains { $0.permission == permission }
            }.map { PermissionDocument(app: app, permission: $0.rawValue, isGranted: access.answers[$0]) }
        }
        return try JSONAnswer.response(["permissions": documents])
    }

    private func permit(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        let person = try await people.person(caller.person)
        let (app, name) = (try context.part("app"), try context.part("permission"))
        guard let permission = Permission(rawValue: name), person.permissions.access(of: app) != nil else {
            throw Problem.notFound("no app that asks for a permission")
        }
        let body = try await request.object(fields: ["isGranted"])
        guard case .bool(let isGranted)? = body.fields?["isGranted"] else {
            throw Problem.malformed("isGranted: has to be true or false")
        }
        try person.permissions.keep(isGranted, permission, of: app)
        return try JSONAnswer.response(PermissionDocument(app: app, permission: name, isGranted: isGranted))
    }

    // MARK: - Shortcuts and donations

    private struct ShortcutDocument: Encodable {
        var id: String
        var phrase: String
        var app: String?
        var intent: String

        init(_ shortcut: Shortcut) {
            id = shortcut.id
            phrase = shortcut.phrase
            app = shortcut.app
            intent = shortcut.content.type
        }
    }

    private func shortcuts(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        return try JSONAnswer.response(["shortcuts": try await host.store.shortcuts(of: caller.person).map(ShortcutDocument.init)]
        )
    }

    private func addShortcut(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        let body = try await request.object(fields: ["phrase", "request"])
        guard let phrase = try body.text("phrase", atMost: 1_000), let words = try body.text("request", atMost: 4_000) else {
            throw Problem.malformed("phrase and request are needed")
        }
        guard try await host.store.shortcuts(of: caller.person).count < settings.mostShortcuts else {
            throw Problem.quota("A person may have \(settings.mostShortcuts) shortcuts here. Remove one first.")
        }
        do {
            let shortcut = try await host.assistant.addShortcut(phrase, for: words, of: people.person(caller.person))
            return try JSONAnswer.response(ShortcutDocument(shortcut), status: .created)
        } catch let error as StoreError where error.code == .samePhrase {
            throw Problem(.conflict, "taken", "There is one already.", error.message)
        } catch let error as ShortcutError {
            throw Problem(.unprocessableContent, "no-shortcut", "This cannot be a shortcut.", "\(error)")
        }
    }

    private func removeShortcut(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        guard try await host.store.removeShortcut(context.part("id"), of: caller.person) else {
            throw Problem.notFound("no shortcut")
        }
        return Response(status: .noContent)
    }

    private struct DonationDocument: Encodable {
        var app: String
        var time: Date
        var origin: String
        var subject: String
    }

    private func donations(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let limit = try request.number("limit", in: 1...1_000) ?? 100
        let found = try await host.store.donations(of: nil, for: caller.person, limit: limit)
        return try JSONAnswer.response([
            "donations": found.map {
                DonationDocument(
                    app: $0.app, time: $0.time, origin: $0.origin.rawValue,
                    subject: $0.content["intent"]?.record?.type ?? $0.content["title"]?.string ?? $0.content.type)
            }
        ])
    }

    private func eraseDonations(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        let app = request.uri.queryParameters["app"].map(String.init)
        return try JSONAnswer.response(["erased": try await host.store.eraseDonations(of: app, for: caller.person)])
    }

    private func suggestions(_ context: ServerContext) async throws -> Response {
        let person = try await people.person(context.caller().person)
        return try JSONAnswer.response(["suggestions": try host.suggestions(for: person).first(12)])
    }

    // MARK: -

    /// A response with an entity tag, or that the client has it already.
    private static func tagged(_ value: some Encodable, for request: Request) throws -> Response {
        let data = try JSONAnswer.data(value)
        let tag = "\"\(SHA256.hash(data: data).prefix(12).map { String($0, radix: 16) }.joined())\""
        guard request.headers[.ifNoneMatch] != tag else { return Response(status: .notModified, headers: [.eTag: tag]) }
        var response = JSONAnswer.response(data: data)
        response.headers[.eTag] = tag
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }
}
