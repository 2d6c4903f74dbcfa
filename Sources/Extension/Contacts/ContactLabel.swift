// The constants have the API's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Maps between the labels of contact cards and the API's constants.
enum ContactLabel {
    /// `home` for `_$!<Home>!$_`; the person's own words are left unchanged.
    static func words(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = label.dropFirst(4).dropLast(4)
        return names[String(name)] ?? name.lowercased()
    }

    /// The constant for a card's lowercase label.
    static func constant(_ words: String) -> String {
        switch words {
        case "cell": CNLabelPhoneNumberMobile
        case "iphone": CNLabelPhoneNumberiPhone
        case let words where known.contains(words): "_$!<\(words.prefix(1).uppercased() + words.dropFirst())>!$_"
        default: words
        }
    }

    private static let names = ["HomeFAX": "home fax", "WorkFAX": "work fax"]
    private static let known: Set<String> = [
        "home", "work", "school", "other", "mobile", "main", "pager", "mother", "father", "parent", "brother", "sister", "son",
        "daughter", "child", "friend", "spouse", "partner", "assistant", "manager",
    ]
}

// Labels of any value.
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"

// Labels of telephone numbers.
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

// Labels of e-mail and web addresses.
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

// Labels of relations.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
