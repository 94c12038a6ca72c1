import Foundation
import Views

// What controls draw besides the sizes of `Theme+Controls`.
extension Theme {
    /// How much of a role's colour a tinted control fill has.
    enum TintedFill {
        static let rest = 0.16
        static let hover = 0.22
        static let pressed = 0.30
    }

    /// A disabled control's fill, against its usual one.
    static let disabledFill = 0.5
    /// A disabled prominent control's fill, against its usual one.
    static let disabledProminentFill = 0.25
    /// A plain button's label under the pointer, and while it is pressed.
    static let hoveredLabel = 0.75
    static let pressedLabel = 0.5
    /// How far the fill behind a borderless button's label reaches beyond it.
    static let bareReach = CGSize(width: 6, height: 3)
    /// How far a tint moves towards black under a press, and under the pointer.
    static let pressedShade = 0.18
    static let hoverShade = 0.08

    static let sliderTick = CGSize(width: 2, height: 6)
    /// Between two ticks; closer ones are left out.
    static let sliderTickGap: CGFloat = 6
    static let sliderWidth: CGFloat = 160
    static let stepperHalf: CGFloat = 28
    static let stepperField: CGFloat = 72
    /// Inside of a segmented control, round the chosen segment.
    static let segmentInset: CGFloat = 2
    /// How much white a raised segment has in the dark.
    static let segmentLift = 0.22
    static let checkLine: CGFloat = 2
    static let radioDot: CGFloat = 6
    static let chevron: CGFloat = 9
    static let chevronLine: CGFloat = 1.5
    /// A spinner's spoke, of a spinner 20 points wide.
    static let spinnerSpoke = CGSize(width: 1.6, height: 4)
    static let spinnerSize: CGFloat = 20
    /// How opaque the last spoke is.
    static let spinnerTail = 0.15
    static let gaugeRing = CGSize(width: 56, height: 56)
    static let gaugeLine: CGFloat = 6
    /// The open part of a gauge, in turns.
    static let gaugeGap = 0.25
    static let calendarDay: CGFloat = 32
    static let colorWell = CGSize(width: 36, height: 20)
    static let colorSwatch: CGFloat = 24
    static let colorPanel: CGFloat = 260

    enum Repeat {
        /// Seconds of a press before it begins to repeat.
        static let delay = 0.4
        /// Seconds between two repeats.
        static let interval = 0.08
    }
}

extension Theme {
    /// The opacities of what is drawn on glass.
    enum Glass {
        static let tint = 0.5
        static let hover = 0.08
        static let press = 0.16
        /// The light along the upper edge; the lower edge has a quarter of it.
        static let lightEdge = 0.9
        static let darkEdge = 0.35
    }
}
