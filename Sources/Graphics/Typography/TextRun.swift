import Foundation
import Geometry

/// A part of a text in one font and with one set of decorations.
///
/// Colours are indices here, with 0 for the default. The colours themselves are given when drawing,
/// so that a change of colour does not shape the text again.
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
    /// Points added between characters, in addition to `tracking`. Ligatures are split.
    package var kerning: CGFloat
    package var tracking: CGFloat
    /// In points, upwards.
    package var baselineOffset: CGFloat
    /// The language by whose rules glyphs are chosen and lines broken; nil for any.
    package var language: TextLanguage?

    /// A line drawn along a run, in the run's colour or in a separate one.
    package enum Ornament: Hashable, Sendable {
        case none
        case line
        case colored(Int)
    }

    package init(
        _ string: String, font: FontDescription, colorIndex: Int = 0, backgroundIndex: Int? = nil,
        underline: Ornament = .none, strikethrough: Ornament = .none, kerning: CGFloat = 0,
        tracking: CGFloat = 0, baselineOffset: CGFloat = 0, language: TextLanguage? = nil
    ) {
        exact = ExactString(string)
        self.font = font
        self.colorIndex = colorIndex
        self.backgroundIndex = backgroundIndex
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning.bounded(to: Self.lengths)
        self.tracking = tracking.bounded(to: Self.lengths)
        self.baselineOffset = baselineOffset.bounded(to: Self.lengths)
        self.language = language
    }

    /// In points.
    private static let lengths: ClosedRange<CGFloat> = -10_000...10_000

    /// Whether the run has no attributes apart from its font, and is not an icon.
    var isPlain: Bool {
        colorIndex == 0 && backgroundIndex == nil && underline == .none && strikethrough == .none
            && kerning == 0 && tracking == 0 && baselineOffset == 0 && language == nil
            && font.family != .symbols
    }

    func hashString(into hasher: inout Hasher) { hasher.combine(exact) }
}
