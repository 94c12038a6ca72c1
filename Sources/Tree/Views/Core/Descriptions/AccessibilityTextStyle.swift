import Drawing
import Typography

/// How a part of a text looks, for assistive technology.
package struct AccessibilityTextStyle: Equatable, Sendable {
    /// The UTF-8 bytes of the part.
    package var range: Range<Int>
    package var font: FontDescription
    package var color: ResolvedColor?
    /// The colour of the box behind the part; nil if there is none.
    package var background: ResolvedColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The distance of the baseline from that of other parts, in points, upwards.
    package var baselineOffset = 0.0
    package var alignment: TextLineAlignment
    package var direction: TextDirection
    /// The BCP 47 tag of the language; nil if the text does not say it.
    package var language: String?

    package init(
        _ range: Range<Int>, font: FontDescription, color: ResolvedColor?,
        alignment: TextLineAlignment, direction: TextDirection
    ) {
        self.range = range
        self.font = font
        self.color = color
        self.alignment = alignment
        self.direction = direction
    }
}
