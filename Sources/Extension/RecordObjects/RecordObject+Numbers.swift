public import Foundation

// A number object does not tell whether it stands for yes, for a whole number or for another one: the property knows.
extension RecordObject {
    /// Sets a field that holds a truth value; `nil` removes it.
    public final func _set(_ field: String, truth: NSNumber?) { _set(field, truth?.boolValue) }

    /// Sets a field that holds truth values; `nil` removes it.
    public final func _set(_ field: String, truths: [NSNumber]?) { _set(field, truths?.map(\.boolValue)) }

    /// Sets a field that holds a whole number, to which others are rounded towards zero as `intValue` does; `nil` removes it.
    public final func _set(_ field: String, integer: NSNumber?) { _set(field, integer?.intValue) }

    /// Sets a field that holds whole numbers; `nil` removes it.
    public final func _set(_ field: String, integers: [NSNumber]?) { _set(field, integers?.map(\.intValue)) }
}
