#if SDL
    import Foundation

    /// The text of an element, whose offsets count Unicode scalars, as AT-SPI has them.
    ///
    /// The bus's thread alone reads the lists of scalars, which are made when they are first needed.
    package final class AccessibleText: @unchecked Sendable {
        package let string: String
        /// Where the selection began and where the caret is, in bytes of UTF-8; nil for a text without
        /// a caret.
        private let selectedBytes: (anchor: Int, head: Int)?
        package let isEditable: Bool
        package let isSecure: Bool

        package init(
            _ string: String, anchor: Int? = nil, head: Int? = nil, isEditable: Bool = false,
            isSecure: Bool = false
        ) {
            self.string = string
            selectedBytes = anchor.flatMap { anchor in head.map { (anchor, $0) } }
            self.isEditable = isEditable
            self.isSecure = isSecure
        }

        private(set) lazy var scalars = Array(string.unicodeScalars)
        package var count: Int { scalars.count }

        private lazy var isASCII = string.utf8.count == scalars.count

        package var hasCaret: Bool { selectedBytes != nil }
        /// 0 for a text without a caret.
        package private(set) lazy var caret = selectedBytes.map { offset(ofBytes: $0.head) } ?? 0
        /// Empty if nothing is selected.
        package private(set) lazy var selection: Range<Int> = {
            guard let selectedBytes else { return 0..<0 }
            let ends = [selectedBytes.anchor, selectedBytes.head].map(offset(ofBytes:))
            return ends.min()!..<ends.max()!
        }()

        /// The offset of the scalar that begins at or before a byte.
        package func offset(ofBytes bytes: Int) -> Int {
            let bytes = min(max(bytes, 0), string.utf8.count)
            if isASCII { return bytes }
            return string.utf8.prefix(bytes).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        }

        package func bytes(ofOffset offset: Int) -> Int {
            let offset = clamped(offset)
            if isASCII { return offset }
            return scalars[..<offset].reduce(0) { $0 + UTF8.width($1) }
        }

        package func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

        /// A range of a client, whose end may be -1 for that of the text.
        package func range(_ start: Int, _ end: Int) -> Range<Int> {
            let start = clamped(start)
            let end = end == -1 ? count : clamped(end)
            return min(start, end)..<max(start, end)
        }

        package func substring(_ range: Range<Int>) -> String {
            let range = range.clamped(to: 0..<count)
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    extension AccessibleText: Equatable {
        package static func == (a: AccessibleText, b: AccessibleText) -> Bool {
            if a === b { return true }
            return a.selectedBytes?.anchor == b.selectedBytes?.anchor
                && a.selectedBytes?.head == b.selectedBytes?.head && a.isEditable == b.isEditable
                && a.isSecure == b.isSecure && a.string == b.string
        }
    }

    extension UTF8 {
        fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
            switch scalar.value {
            case ..<0x80: 1
            case ..<0x800: 2
            case ..<0x10000: 3
            default: 4
            }
        }
    }
#endif
