import IntentDeclarations

// Intents of a tea house, declared in Swift. The build reads this text, and the compiler checks it.

let teaSize = EnumerationDeclaration(
    "TeaSize",
    cases: [CaseDeclaration("cup", "a cup", synonyms: ["cup", "small"]), CaseDeclaration("pot", "a pot", synonyms: ["pot"])])

let tea = TypeDeclaration("Tea", properties: [PropertyDeclaration("price", .currencyAmount)])

let brewTea = IntentDeclaration(
    "BrewTea", title: "Brew tea", description: "Has a tea brewed.", category: .order, verb: "Order",
    parameters: [
        ParameterDeclaration(
            "tea", .object("Tea"), prompt: "Which tea would you like?", selection: "Which one shall it be?", options: .searched),
        ParameterDeclaration("size", .enumeration("TeaSize"), title: "size", prompt: "A cup or a pot?"),
        ParameterDeclaration(
            "minutes", .integer, prompt: "How many minutes?", default: 4, minimum: 1, maximum: 1_0,
            reasons: [ReasonDeclaration("greaterThanMaximumValue", "It gets bitter after ${maximumValue} minutes.")]),
        ParameterDeclaration("hasMilk", .boolean, prompt: "With milk?", default: false, trueName: "milky", falseName: "black"),
        ParameterDeclaration("milk", .string, prompt: "What \"milk\"?", when: .isTrue("hasMilk")),
        ParameterDeclaration("names", .string, isList: true, isResolved: false, when: .isCase("size", "pot")),
    ],
    phrases: ["Brew ${size} of ${tea}", "Brew ${tea}", "Brew ${tea} for ${minutes} minutes"],
    codes: [
        CodeDeclaration("success", "Your ${tea} is ready in ${minutes} minutes."),
        CodeDeclaration("failureSoldOut", "There is no ${tea} left \u{2014} sorry.", concise: "No ${tea}."),
    ],
    results: [PropertyDeclaration("tea", .object("Tea")), PropertyDeclaration("minutes", .integer)])

public let findTea = IntentDeclaration(
    "FindTea", title: "Find tea", category: .information, confirms: false, restriction: .whileLocked,
    codes: [CodeDeclaration("nothing", isSuccess: true)], results: [PropertyDeclaration("teas", .string, isList: true)],
    output: "teas")
