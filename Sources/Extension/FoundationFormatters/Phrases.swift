@_exported public import Foundation
import _FoundationICU

/// Quantities with units, lists and relative times, in any language that Foundation's ICU supports.
enum Phrases {
    enum Width {
        case full, short, narrow

        fileprivate var skeleton: String {
            switch self {
            case .full: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }

        fileprivate var list: UListFormatterWidth {
            switch self {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }

        fileprivate var relative: UDateRelativeDateTimeFormatterStyle {
            switch self {
            case .full: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        }
    }

    /// `2 hours`, `2 hr` or `2h`.
    ///
    /// - Parameters:
    ///   - unit: ICU's name, such as `hour` or `kilometer-per-hour`; `nil` for the number alone.
    ///   - digits: the least and the most fraction digits.
    /// - Returns: `nil` for units unknown to ICU.
    static func quantity(
        _ number: Double, unit: String?, width: Width, locale: Locale, digits: ClosedRange<Int> = 0...0
    ) -> String? {
        let precision =
            digits.upperBound == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
        let skeleton = Array(
            [unit.map { "unit/\($0)" }, width.skeleton, precision].compactMap { $0 }.joined(separator: " ").utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    /// `1 hour, 2 minutes`: quantities side by side.
    static func list(_ items: [String], width: Width, locale: Locale) -> String {
        let joined = items.joined(separator: ", ")
        guard items.count > 1 else { return joined }
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width.list, &status)
        defer { swift_ulistfmt_close(formatter) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return joined }
        let buffers = items.map { item in
            let units = Array(item.utf16)
            let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, units.count))
            _ = buffer.initialize(from: units)
            return buffer
        }
        defer { for buffer in buffers { buffer.deallocate() } }
        let starts = buffers.map { Optional(UnsafePointer($0.baseAddress)) } as [UnsafePointer<UInt16>??]
        let lengths = items.map { Int32($0.utf16.count) }
        return text { swift_ulistfmt_format(formatter, starts.map { $0 ?? nil }, lengths, Int32(items.count), $0, $1, &$2) }
            ?? joined
    }

    /// `yesterday` or `1 day ago`.
    static func relative(
        _ offset: Double, unit: URelativeDateTimeUnit, width: Width, locale: Locale, isNamed: Bool
    ) -> String? {
        var status = U_ZERO_ERROR
        let formatter = swift_ureldatefmt_open(
            locale.identifier, nil, width.relative, UDISPCTX_CAPITALIZATION_NONE, &status)
        defer { swift_ureldatefmt_close(formatter) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return text {
            isNamed
                ? swift_ureldatefmt_format(formatter, offset, unit, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, &$2)
        }
    }

    /// `9:00 – 10:30 AM`.
    ///
    /// - Parameter skeleton: the fields to include, such as `yMMMdjm`.
    static func interval(_ start: Date, _ end: Date, skeleton: String, locale: Locale, timeZone: TimeZone) -> String? {
        // ICU's calendars end a few million years away.
        let bound = DurationText.longest
        guard abs(start.timeIntervalSince1970) < bound, abs(end.timeIntervalSince1970) < bound else { return nil }
        let skeleton = Array(skeleton.utf16)
        let zone = Array(timeZone.identifier.utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_udtitvfmt_open(
            locale.identifier, skeleton, Int32(skeleton.count), zone, Int32(zone.count), &status)
        defer { swift_udtitvfmt_close(formatter) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return text {
            swift_udtitvfmt_format(
                formatter, start.timeIntervalSince1970 * 1000, end.timeIntervalSince1970 * 1000, $0, $1, nil, &$2)
        }
    }

    /// Calls with a buffer, and again with a larger one if it was too small.
    private static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32) -> String? {
        var capacity: Int32 = 128
        for _ in 1...2 {
            var status = U_ZERO_ERROR
            var units = [UInt16](repeating: 0, count: Int(capacity))
            let length = units.withUnsafeMutableBufferPointer { write($0.baseAddress, capacity, &status) }
            if status.rawValue <= U_ZERO_ERROR.rawValue, length <= capacity {
                return String(decoding: units.prefix(Int(length)), as: UTF16.self)
            }
            guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
            capacity = length + 1
        }
        return nil
    }
}
