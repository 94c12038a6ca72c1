import Drawing
import Foundation

// The sizes of controls.
extension Theme {
    package static func controlHeight(_ size: ControlSize, _ density: Density) -> CGFloat {
        switch (density, size) {
        case (.desktop, .mini): 18
        case (.desktop, .small): 22
        case (.desktop, .regular): 28
        case (.desktop, .large): 36
        case (.desktop, .extraLarge): 44
        case (.device, .mini): 28
        case (.device, .small): 34
        case (.device, .regular): 44
        case (.device, .large): 50
        case (.device, .extraLarge): 56
        }
    }

    /// The minimum side of a touch or click target.
    package static func minimumTarget(_ density: Density) -> CGFloat {
        density == .desktop ? 0 : 44
    }

    /// The distance between a control's side and its title.
    package static func controlPadding(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini: 6
        case .small: 8
        case .regular: 12
        case .large: 16
        case .extraLarge: 20
        }
    }

    package static func controlRadius(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini, .small: Radius.small
        case .regular: Radius.control
        case .large, .extraLarge: Radius.card
        }
    }

    /// The font of a control's title.
    package static func controlTextStyle(_ size: ControlSize) -> Font.TextStyle {
        switch size {
        case .mini: .caption2
        case .small: .caption
        case .regular, .large, .extraLarge: .body
        }
    }

    package static func rowHeight(_ density: Density) -> CGFloat {
        density == .desktop ? 32 : 44
    }

    package static let toggleTrack = CGSize(width: 38, height: 22)
    package static let toggleKnob: CGFloat = 18
    package static let checkbox: CGFloat = 16
    package static let sliderTrack: CGFloat = 4
    package static let sliderKnob: CGFloat = 20
    package static let fieldPadding: CGFloat = 8
    package static let caretWidth: CGFloat = 1.5
    package static let menuInset: CGFloat = 6
    package static let menuRow: CGFloat = 26
    package static let menuBar: CGFloat = 28
    package static let scrollBar: CGFloat = 7
    package static let progressBar: CGFloat = 4
    package static let spinnerSpokes = 12
}

extension Theme {
    package enum Sheet {
        /// The mark at a sheet's upper edge that the user drags.
        package static let indicator = CGSize(width: 36, height: 5)
    }
}

// The frames of windows on a screen without a window system.
extension Theme {
    package enum Frame {
        package static func titleBar(_ density: Density) -> CGFloat {
            density == .desktop ? 34 : 48
        }

        /// The side of a title bar's button.
        package static func button(_ density: Density) -> CGFloat {
            density == .desktop ? 24 : 44
        }

        package static let buttonGap: CGFloat = 4
        /// The distance from the outermost button to the window's side.
        package static let buttonMargin: CGFloat = 6
        /// The side of a button's icon, and its line width.
        package static let glyph: CGFloat = 9
        package static let glyphLine: CGFloat = 1.25
        /// The width of the area outside of a window's edge that resizes it, and the length of a
        /// corner.
        package static let grip: CGFloat = 6
        package static let corner: CGFloat = 16
        /// The height of the bar of minimised windows, and the maximum width of its items.
        package static func dock(_ density: Density) -> CGFloat { density == .desktop ? 44 : 60 }
        package static let dockItem: CGFloat = 200
        /// The list for switching windows.
        package static let switcher: CGFloat = 360
        package static func switcherRow(_ density: Density) -> CGFloat {
            density == .desktop ? 36 : 48
        }

        /// The background behind all windows.
        package static func desktop(_ scheme: ColorScheme) -> ResolvedColor {
            scheme == .light ? ResolvedColor(hex: 0xDADDE4) : ResolvedColor(hex: 0x101013)
        }
    }
}

/// The size of the controls in a part of a window.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

/// Whether controls are spaced for a pointer or for fingers.
package enum Density: CaseIterable, Hashable, Sendable {
    case desktop
    case device
}
