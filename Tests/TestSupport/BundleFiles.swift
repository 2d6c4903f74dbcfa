import Foundation

/// The files of a small app in the form of a bundle, to be changed and written.
package struct BundleFiles {
    /// What is at a path in the bundle.
    package enum Content {
        /// A file.
        case file(Data)
        /// A file that may be run.
        case program(Data)
        /// A link to a path.
        case link(String)
        /// A named pipe.
        case pipe
        /// An empty folder.
        case folder

        /// A file with a text.
        package static func text(_ text: String) -> Content { .file(Data(text.utf8)) }
        /// A shell script.
        package static func script(_ text: String) -> Content { .program(Data("#!/bin/sh\n\(text)\n".utf8)) }
    }

    /// By path.
    package var files: [String: Content]
    /// The name of the bundle.
    package var name = "Tickets.app"

    package static let extensionFolder = "PlugIns/TicketsExtension.appex"
    package static let extensionProgram = "\(extensionFolder)/TicketsExtension"

    /// A complete app. Its extension is a script.
    package init(identifier: String = "org.example.tickets", displayName: String = "Tickets", keys: String = "") {
        files = [
            "Info.plist": .text(Self.app(identifier, displayName, keys)),
            "\(Self.extensionFolder)/Info.plist": .text(Self.intents()),
            Self.extensionProgram: .script("exit 0"),
        ]
    }

    /// An XML property list with a dictionary's keys and values.
    package static func propertyList(_ content: String) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(content)</dict></plist>"#
    }

    /// The property list of an app.
    package static func app(_ identifier: String = "org.example.tickets", _ name: String = "Tickets", _ keys: String = "")
        -> String
    {
        propertyList(
            """
            <key>CFBundleIdentifier</key><string>\(identifier)</string><key>CFBundleDisplayName</key><string>\(name)</string>
            <key>CFBundleShortVersionString</key><string>1.2</string>\(keys)
            """)
    }

    /// The property list of an Intents extension, or of an extension of another kind.
    package static func intents(
        _ intents: String = "INSendPaymentIntent", point: String = "com.apple.intents-service", keys: String = ""
    ) -> String {
        propertyList(
            """
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
            <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
            <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>\(intents)</string></array></dict></dict>
            \(keys)
            """)
    }

    /// Writes the bundle into a folder.
    ///
    /// - Returns: the bundle.
    @discardableResult
    package func write(in folder: URL) throws -> URL {
        let bundle = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for (path, content) in files.sorted(by: { $0.key < $1.key }) {
            let url = bundle.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            switch content {
            case .file(let data): try data.write(to: url)
            case .program(let data):
                try data.write(to: url)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
            case .link(let path): try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: path)
            case .pipe: mkfifo(url.path, 0o600)
            case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            }
        }
        return bundle
    }
}

/// A folder for a test, which goes away with the value.
package final class TestFolder: Sendable {
    /// The folder.
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("errand test \(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    // What is left behind fails no test.
    deinit { try? FileManager.default.removeItem(at: url) }
}
