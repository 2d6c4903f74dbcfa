public import Foundation

extension NSString {
    /// A localized string made from a format in the main bundle. It is made immediately, in the language of the process.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        withVaList(args) { localizedIntentsString(format, table: nil, $0) }
    }

    /// A localized string made from a format in a table of the main bundle.
    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString {
        withVaList(args) { localizedIntentsString(format, table: table, $0) }
    }

    /// A localized string made from a format in a table of the main bundle.
    public class func deferredLocalizedIntentsString(
        with format: String, table: String, arguments: CVaListPointer
    ) -> NSString {
        localizedIntentsString(format, table: table, arguments)
    }

    private class func localizedIntentsString(_ format: String, table: String?, _ arguments: CVaListPointer) -> NSString {
        let localized = Bundle.main.localizedString(forKey: format, value: format, table: table)
        return NSString(format: localized, arguments: arguments)
    }
}
