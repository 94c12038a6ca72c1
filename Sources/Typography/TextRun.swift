import Foundation

/// A stretch of text in one font and one set of ornaments.
///
/// Colours are numbers here, 0 the default; what they stand for is said when drawing, so that a
/// change of colour never shapes text again.
package struct TextRun: Hashable, Sendable {
    package var string: String {
        get { exact.string }
        set { exact = ExactString(newValue) }
    }
    private var exact: ExactString
    package var font: FontDescription
    package var colorIndex: Int
    /// The colour of a filled line box behind the run; nil for none.
    package var backgroundIndex: Int?
    package var underline: Ornament
    package var strikethrough: Ornament
    /// Points added between characters, together with `tracking`; ligatures come apart.
    package var kerning: CGFloat
    package var tracking: CGFloat
    /// Points upwards.
    package var baselineOffset: CGFloat

    /// A line drawn along a run, in the run's colour or in one of its own.
    package enum Ornament: Hashable, Sendable {
        case none
        case line
        case colored(Int)
    }

    package init(
        _ string: String, font: FontDescription, colorIndex: Int = 0, backgroundIndex: Int? = nil,
        underline: Ornament = .none, strikethrough: Ornament = .none, kerning: CGFloat = 0,
        tracking: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        exact = ExactString(string)
        self.font = font
        self.colorIndex = colorIndex
        self.backgroundIndex = backgroundIndex
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }

    /// Whether its font is all that it asks for, and that of words.
    var isPlain: Bool {
        colorIndex == 0 && backgroundIndex == nil && underline == .none && strikethrough == .none
            && kerning == 0 && tracking == 0 && baselineOffset == 0 && font.family != .symbols
    }

    func hashString(into hasher: inout Hasher) { hasher.combine(exact) }
}
