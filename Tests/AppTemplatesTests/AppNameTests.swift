import AppTemplates
import Testing

struct AppNameTests {
    @Test("the identifier follows from the name")
    func identifier() throws {
        #expect(try AppName("Tickets").identifier == "local.tickets")
        #expect(try AppName("My_Tickets").identifier == "local.my-tickets")
        #expect(try AppName("Tickets", identifier: "com.example.tickets").identifier == "com.example.tickets")
    }

    @Test(
        "what is no module's name is refused",
        arguments: [
            "", "my app", "9lives", "a/b", "../x", "class", "Errand", "errand", "_", "a\"b", "Größe",
            String(repeating: "a", count: 65),
        ])
    func wrongNames(name: String) {
        let error = #expect(throws: AppTemplateError.self) { try AppName(name) }
        #expect(error?.code == .wrongName)
    }

    @Test(
        "what is no identifier is refused",
        arguments: ["", "tickets", "com..tickets", "com.ex ample", "com.example/", ".a.b", "a.ü"])
    func wrongIdentifiers(identifier: String) {
        let error = #expect(throws: AppTemplateError.self) { try AppName("Tickets", identifier: identifier) }
        #expect(error?.code == .wrongName)
    }

    @Test(
        "a name is made of what others call the app",
        arguments: [
            ("Swift Cabs", "SwiftCabs"), ("my-app", "MyApp"), ("9 lives", "Lives"), ("!!!", nil), ("class", "Class"),
            ("Errand", nil),
        ])
    func suggestions(text: String, name: String?) {
        #expect(AppName.suggestion(for: text) == name)
    }
}
