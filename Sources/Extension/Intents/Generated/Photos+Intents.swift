// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
import RecordObjects

/// Finds photos and shows them in the app. Handled by an `INSearchForPhotosIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSearchForPhotosIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForPhotosIntent" }

    public convenience init(
        dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
        includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
        peopleInPhoto: [INPerson]?
    ) {
        var record = Record(Self._recordType)
        record._set("dateCreated", dateCreated)
        record._set("locationCreated", locationCreated)
        record._set("albumName", albumName)
        record._set("searchTerms", searchTerms)
        record._set("includedAttributes", includedAttributes)
        record._set("excludedAttributes", excludedAttributes)
        record._set("peopleInPhoto", peopleInPhoto)
        self.init(_record: record)
    }

    public var dateCreated: INDateComponentsRange? { _optional("dateCreated") }
    public var locationCreated: CLPlacemark? { _optional("locationCreated") }
    public var albumName: String? { _optional("albumName") }
    public var searchTerms: [String]? { _optional("searchTerms") }
    public var includedAttributes: INPhotoAttributeOptions { _value("includedAttributes") }
    public var excludedAttributes: INPhotoAttributeOptions { _value("excludedAttributes") }
    public var peopleInPhoto: [INPerson]? { _optional("peopleInPhoto") }
    public var searchTermsOperator: INConditionalOperator { _value("searchTermsOperator") }
    public var peopleInPhotoOperator: INConditionalOperator { _value("peopleInPhotoOperator") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForPhotosIntent.dateCreated: "dateCreated"
        case \INSearchForPhotosIntent.locationCreated: "locationCreated"
        case \INSearchForPhotosIntent.albumName: "albumName"
        case \INSearchForPhotosIntent.searchTerms: "searchTerms"
        case \INSearchForPhotosIntent.includedAttributes: "includedAttributes"
        case \INSearchForPhotosIntent.excludedAttributes: "excludedAttributes"
        case \INSearchForPhotosIntent.peopleInPhoto: "peopleInPhoto"
        case \INSearchForPhotosIntent.searchTermsOperator: "searchTermsOperator"
        case \INSearchForPhotosIntent.peopleInPhotoOperator: "peopleInPhotoOperator"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSearchForPhotosIntentIdentifier = "INSearchForPhotosIntent"

/// The response to an `INSearchForPhotosIntent`.
@available(iOS, deprecated: 15.0)
open class INSearchForPhotosIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForPhotosIntentResponse" }

    public convenience init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForPhotosIntentResponseCode { _value("code") }
    @available(iOS, deprecated: 15.0)
    public var searchResultsCount: Int? {
        get { _optional("searchResultsCount") }
        set { _set("searchResultsCount", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForPhotosIntentResponse.searchResultsCount: "searchResultsCount"
        default: nil
        }
    }
}

/// Plays photos as a slide show. Handled by an `INStartPhotoPlaybackIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INStartPhotoPlaybackIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INStartPhotoPlaybackIntent" }

    public convenience init(
        dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
        includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
        peopleInPhoto: [INPerson]?
    ) {
        var record = Record(Self._recordType)
        record._set("dateCreated", dateCreated)
        record._set("locationCreated", locationCreated)
        record._set("albumName", albumName)
        record._set("searchTerms", searchTerms)
        record._set("includedAttributes", includedAttributes)
        record._set("excludedAttributes", excludedAttributes)
        record._set("peopleInPhoto", peopleInPhoto)
        self.init(_record: record)
    }

    public var dateCreated: INDateComponentsRange? { _optional("dateCreated") }
    public var locationCreated: CLPlacemark? { _optional("locationCreated") }
    public var albumName: String? { _optional("albumName") }
    public var searchTerms: [String]? { _optional("searchTerms") }
    public var includedAttributes: INPhotoAttributeOptions { _value("includedAttributes") }
    public var excludedAttributes: INPhotoAttributeOptions { _value("excludedAttributes") }
    public var peopleInPhoto: [INPerson]? { _optional("peopleInPhoto") }
    public var searchTermsOperator: INConditionalOperator { _value("searchTermsOperator") }
    public var peopleInPhotoOperator: INConditionalOperator { _value("peopleInPhotoOperator") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartPhotoPlaybackIntent.dateCreated: "dateCreated"
        case \INStartPhotoPlaybackIntent.locationCreated: "locationCreated"
        case \INStartPhotoPlaybackIntent.albumName: "albumName"
        case \INStartPhotoPlaybackIntent.searchTerms: "searchTerms"
        case \INStartPhotoPlaybackIntent.includedAttributes: "includedAttributes"
        case \INStartPhotoPlaybackIntent.excludedAttributes: "excludedAttributes"
        case \INStartPhotoPlaybackIntent.peopleInPhoto: "peopleInPhoto"
        case \INStartPhotoPlaybackIntent.searchTermsOperator: "searchTermsOperator"
        case \INStartPhotoPlaybackIntent.peopleInPhotoOperator: "peopleInPhotoOperator"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INStartPhotoPlaybackIntentIdentifier = "INStartPhotoPlaybackIntent"

/// The response to an `INStartPhotoPlaybackIntent`.
@available(iOS, deprecated: 15.0)
open class INStartPhotoPlaybackIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INStartPhotoPlaybackIntentResponse" }

    public convenience init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INStartPhotoPlaybackIntentResponseCode { _value("code") }
    @available(iOS, deprecated: 15.0)
    public var searchResultsCount: Int? {
        get { _optional("searchResultsCount") }
        set { _set("searchResultsCount", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartPhotoPlaybackIntentResponse.searchResultsCount: "searchResultsCount"
        default: nil
        }
    }
}
