import Limits

/// How keys of a bare screen help people who press them one at a time, late or by mistake.
package struct KeyAssistance: Hashable, Sendable {
    /// Whether a modifier key that is pressed alone holds for the next key, and pressed twice until it is
    /// pressed again.
    package var isSticky = false
    /// How long a key has to be held until it counts; `nil` for not at all.
    package var slow: Duration?
    /// How long after its release a key that is pressed again does not count; `nil` for not at all.
    package var bounce: Duration?

    package init(isSticky: Bool = false, slow: Duration? = nil, bounce: Duration? = nil) {
        self.isSticky = isSticky
        self.slow = slow
        self.bounce = bounce
    }

    /// The words that are allowed, for a message.
    static let forms = "sticky, slow:MILLISECONDS and bounce:MILLISECONDS, with commas between them"

    /// Words such as `sticky,slow:400,bounce:250`, with milliseconds. `nil` if the text is anything else.
    package init?(_ text: String) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            let time = parts.count == 2 ? Double(parts[1]).flatMap(Self.duration) : nil
            switch (parts[0], time) {
            case ("sticky", _) where parts.count == 1: isSticky = true
            case ("slow", let time?): slow = time
            case ("bounce", let time?): bounce = time
            default: return nil
            }
        }
    }

    private static func duration(_ milliseconds: Double) -> Duration? {
        (10...10_000).contains(milliseconds) ? .milliseconds(Int(saturating: milliseconds)) : nil
    }
}
