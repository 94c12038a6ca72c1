import Foundation

/// Finds addresses of pages and of mail in a text. Foundation has this class on Apple's systems only,
/// where it also finds dates, postal addresses, telephone numbers and flights. On Linux the compiler
/// warns of `NSTextCheckingResult.CheckingType.link`, as Foundation alone returns no such result.
///
/// A text is read once from its start to its end, whatever is in it.
open class NSDataDetector: NSObject {
    /// The kinds of data it was made for. Links alone are found here.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of kinds of data, which are raw values of
    /// `NSTextCheckingResult.CheckingType`.
    ///
    /// - Throws: `CocoaError` if no kind is given, or none that can be found here.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let links = NSTextCheckingResult.CheckingType.found.rawValue
        guard checkingTypes & links != 0 else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "A data detector was made for the types \(checkingTypes); only links "
                        + "(\(links)) can be found here"
                ])
        }
        self.checkingTypes = checkingTypes
    }

    /// Finds all links in a part of a text, whose range is in UTF-16 units.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        guard let part = Range(range, in: string) else { return [] }
        return LinkScanner(string[part]).links.map { link in
            LinkCheckingResult(url: link.url, range: NSRange(link.range, in: string))
        }
    }

    /// The first link in a part of a text.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How many links are in a part of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where the first link in a part of a text is; `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each link in a part of a text, until it sets its last argument to `true`.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}

/// Kinds of data, as raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    /// `link`, of which Foundation warns on Linux, because it alone returns no such result.
    fileprivate static let found = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
}

extension NSTextCheckingResult {
    /// The address of a link; `nil` for other results.
    public var url: URL? { (self as? LinkCheckingResult)?.link }
    /// The date that was found; none are found here.
    public var date: Date? { nil }
    /// The telephone number that was found; none are found here.
    public var phoneNumber: String? { nil }
}

/// A link in a text.
private final class LinkCheckingResult: NSTextCheckingResult {
    let link: URL
    private let found: NSRange

    init(url: URL, range: NSRange) {
        link = url
        found = range
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { .found }
    override var range: NSRange { found }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { found }
}
