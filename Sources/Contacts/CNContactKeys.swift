public import Foundation

/// Names a part of a contact to fetch. Keys are strings; formatters describe those that they need.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys in one.
struct KeySet: CNKeyDescriptor {
    var keys: [String]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactIdentifierKey = "identifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactTypeKey = "contactType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNamePrefixKey = "namePrefix"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactMiddleNameKey = "middleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNameSuffixKey = "nameSuffix"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNicknameKey = "nickname"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactOrganizationNameKey = "organizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactDepartmentNameKey = "departmentName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactJobTitleKey = "jobTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactBirthdayKey = "birthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNoteKey = "note"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataAvailableKey = "imageDataAvailable"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactEmailAddressesKey = "emailAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPostalAddressesKey = "postalAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactUrlAddressesKey = "urlAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactRelationsKey = "contactRelations"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelHome = "_$!<Home>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelWork = "_$!<Work>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelSchool = "_$!<School>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelOther = "_$!<Other>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberiPhone = "iPhone"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationFather = "_$!<Father>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
