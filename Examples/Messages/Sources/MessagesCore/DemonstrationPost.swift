import Foundation
import GRDB

/// What a new database starts with. People and messages are invented.
enum DemonstrationPost {
    static func fill(_ database: Database, at instant: Date) throws {
        for person in people + [.me] { _ = try MessageStore.known(person, in: database) }
        for line in lines {
            let members = people.filter { line.circle.contains($0.id) }
            let conversation = try MessageStore.conversation(of: members, name: line.group, in: database)
            guard let sender = (people + [.me]).first(where: { $0.id == line.sender }) else { continue }
            _ = try MessageStore.insert(
                line.content, from: sender, in: conversation, at: instant.addingTimeInterval(-line.hoursAgo * 3600),
                operation: nil,
                isRead: line.isRead, in: database)
        }
    }

    private static let people = [
        Correspondent(id: "maria-lopez", givenName: "Maria", familyName: "Lopez", handle: "+14155550142"),
        Correspondent(id: "priya-nair", givenName: "Priya", familyName: "Nair", handle: "priya.nair@example.com"),
        Correspondent(id: "john-carver", givenName: "John", familyName: "Carver", handle: "+14155550178"),
        Correspondent(id: "john-okoro", givenName: "John", familyName: "Okoro", handle: "john.okoro@example.com"),
        Correspondent(id: "hanne-lund", givenName: "Hanne", familyName: "Lund", handle: "+14155550165", hasLeft: true),
    ]

    private struct Line {
        var circle: [String]
        var group: String?
        var sender: String
        var content: String
        var hoursAgo: Double
        var isRead = true
    }

    private static let lines = [
        Line(circle: ["priya-nair"], sender: "priya-nair", content: "Did you find your umbrella?", hoursAgo: 50),
        Line(circle: ["priya-nair"], sender: "me", content: "It was under the desk all along.", hoursAgo: 49),
        Line(
            circle: ["priya-nair"], sender: "priya-nair", content: "Dinner on Thursday at the noodle place?", hoursAgo: 3,
            isRead: false),
        Line(circle: ["john-carver"], sender: "john-carver", content: "The spare keys are with the porter.", hoursAgo: 26),
        Line(
            circle: ["maria-lopez", "john-okoro"], group: "Hikers", sender: "maria-lopez",
            content: "Trailhead at nine on Sunday. Bring water.", hoursAgo: 20),
        Line(
            circle: ["maria-lopez", "john-okoro"], group: "Hikers", sender: "john-okoro",
            content: "I can drive three people.", hoursAgo: 1, isRead: false),
    ]
}
