import Foundation
import Synchronization
import _FoundationICU

/// A number with its unit, as ICU writes it.
struct FormattedNumber {
    let text: String
    /// Where the digits are; `nil` if there are several numbers, as in feet and inches.
    let digits: Range<String.Index>?
    /// The number that is written, which differs from the one given if ICU has changed the unit.
    let value: Double?
}

/// Formats numbers by a skeleton of ICU's, such as `unit/meter unit-width-short`.
///
/// The words of skeletons are described in ICU's *Number Skeletons*. A format may be used by any thread.
final class NumberFormat: @unchecked Sendable {
    private struct Key: Hashable {
        let skeleton: String
        let locale: String
    }

    private static let formats = Mutex<[Key: NumberFormat]>([:])
    /// How many formats are kept. An app has few, but may make skeletons of numbers.
    private static let most = 64

    private let formatter: OpaquePointer

    /// Opening a format takes a hundred times as long as using one, so they are kept.
    static func named(_ skeleton: String, in locale: Locale) -> NumberFormat? {
        let key = Key(skeleton: skeleton, locale: locale.identifier)
        return formats.withLock { formats in
            if let format = formats[key] { return format }
            if formats.count >= most { formats = [:] }
            let format = NumberFormat(skeleton, key.locale)
            formats[key] = format
            return format
        }
    }

    private init?(_ skeleton: String, _ locale: String) {
        let letters = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                letters, Int32(clamping: letters.count), locale, &status)
        else { return nil }
        self.formatter = formatter
        if status.rawValue > U_ZERO_ERROR.rawValue { return nil }
    }

    deinit { swift_unumf_close(formatter) }

    /// The number's text; `nil` if ICU has none for the unit.
    func format(_ number: Double) -> FormattedNumber? {
        var status = U_ZERO_ERROR
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        // No language needs as many letters for a number and a unit.
        var letters = [UInt16](repeating: 0, count: 512)
        let length = swift_unumf_resultToString(
            result, &letters, Int32(letters.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= letters.count else {
            return nil
        }
        let text = String(decoding: letters.prefix(Int(length)), as: UTF16.self)
        return FormattedNumber(
            text: text, digits: Self.digits(of: result, in: text), value: Self.value(of: result))
    }

    private static func value(of result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        var letters = [CChar](repeating: 0, count: 64)
        let length = swift_unumf_resultToDecimalNumber(
            result, &letters, Int32(letters.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length < letters.count else {
            return nil
        }
        return Double(
            String(
                decoding: letters.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// The places of sign, integer and fraction together.
    private static func digits(of result: OpaquePointer, in text: String) -> Range<String.Index>? {
        func places(_ field: UNumberFormatFields) -> [Range<Int32>] {
            var place = UFieldPosition(
                field: Int32(bitPattern: field.rawValue), beginIndex: 0, endIndex: 0)
            var status = U_ZERO_ERROR
            var found: [Range<Int32>] = []
            while found.count < 8,
                swift_unumf_resultNextFieldPosition(result, &place, &status) != 0,
                place.beginIndex <= place.endIndex
            {
                found.append(place.beginIndex..<place.endIndex)
            }
            return found
        }
        let integers = places(UNUM_INTEGER_FIELD)
        guard let integer = integers.first, integers.count == 1 else { return nil }
        let start = places(UNUM_SIGN_FIELD).first { $0.upperBound == integer.lowerBound }
        let end = places(UNUM_FRACTION_FIELD).first
        let utf16 = text.utf16
        let from = Int(start?.lowerBound ?? integer.lowerBound)
        let to = Int(end?.upperBound ?? integer.upperBound)
        guard from >= 0, from <= to, to <= utf16.count else { return nil }
        return utf16.index(
            utf16.startIndex, offsetBy: from)..<utf16.index(
                utf16.startIndex, offsetBy: to)
    }
}

/// Joins what is measured, as in `5 ft, 3 in`, by ICU's lists of units.
enum UnitList {
    static func joined(_ texts: [String], _ width: UListFormatterWidth, in locale: Locale)
        -> String?
    {
        guard texts.count > 1 else { return texts.first ?? "" }
        var status = U_ZERO_ERROR
        let identifier = locale.identifier
        guard
            let formatter = swift_ulistfmt_openForType(
                identifier, ULISTFMT_TYPE_UNITS, width, &status)
        else { return nil }
        defer { swift_ulistfmt_close(formatter) }
        let items = texts.map { Array($0.utf16) }
        let lengths = items.map { Int32(clamping: $0.count) }
        var letters = [UInt16](repeating: 0, count: items.reduce(64) { $0 + $1.count + 16 })
        let joined = items.flatMap { $0 }
        let length = joined.withUnsafeBufferPointer { all -> Int32 in
            var pointers: [UnsafePointer<UInt16>?] = []
            var place = 0
            for item in items {
                pointers.append(all.baseAddress.map { $0 + place })
                place += item.count
            }
            return swift_ulistfmt_format(
                formatter, &pointers, lengths, Int32(clamping: items.count), &letters,
                Int32(clamping: letters.count), &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= letters.count else {
            return nil
        }
        return String(decoding: letters.prefix(Int(length)), as: UTF16.self)
    }
}
