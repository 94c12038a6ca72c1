import Foundation

/// What people need of a screen, whoever they are and whatever they use it with.
package enum ScreenGuideline: String, Codable, Sendable, CaseIterable {
    /// Every control says what it is.
    case names
    /// Texts stand out from what is behind them, by WCAG 2 at level AA.
    case contrast
    /// Controls are large enough for what they are pressed with.
    case targetSize
    /// Tab reaches every control, in reading order.
    case focusOrder
    /// All of a text can be read.
    case cutOff
    /// Nothing lies in front of a text or a control.
    case overlap

    /// The guideline as a sentence.
    package var sentence: String {
        switch self {
        case .names: "every control has a name"
        case .contrast: "each text can be told from what is behind it"
        case .targetSize: "every control is large enough to be pressed"
        case .focusOrder: "Tab reaches every control, in reading order"
        case .cutOff: "no text is cut off"
        case .overlap: "nothing lies in front of a text or a control"
        }
    }
}

/// A place at which a screen does not keep a guideline.
package struct ScreenFinding: Hashable, Codable, Sendable {
    package let guideline: ScreenGuideline
    /// The number of the window.
    package let window: Int
    /// The element's line in the printed tree, or the text itself if no element shows it.
    package let element: String
    /// What the element is; a text if no element shows it.
    package let role: ScreenElement.Role
    /// Where it is in its window, in points.
    package let frame: CGRect
    /// What was measured, and what the guideline asks for.
    package let measured: String

    package init(
        _ guideline: ScreenGuideline, window: Int, element: String, role: ScreenElement.Role,
        frame: CGRect, measured: String
    ) {
        self.guideline = guideline
        self.window = window
        self.element = element
        self.role = role
        self.frame = frame
        self.measured = measured
    }
}

extension ScreenFinding: CustomStringConvertible {
    /// The element with what was measured.
    package var sentence: String { "\(element) \(measured)" }

    package var description: String {
        "\(guideline.rawValue): \(element) at \(place) in window \(window) \(measured)"
    }

    /// `120×28 at (16, 40)`, in whole points.
    private var place: String {
        func whole(_ number: CGFloat) -> String { String(format: "%.0f", number) }
        return "(\(whole(frame.minX)), \(whole(frame.minY))), "
            + "\(whole(frame.width))×\(whole(frame.height)),"
    }
}
