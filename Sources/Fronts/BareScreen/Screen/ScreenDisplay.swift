import Foundation
import Hosting

/// A display that is lit, as the kernel describes it.
package struct ScreenDisplay: Equatable, Sendable {
    /// Its connector, such as `HDMI-A-1`.
    package var name: String
    /// Distinguishes it from every other display, also once it is plugged in again: its connector
    /// and what it says of itself.
    package var key: String
    /// The panel's size in pixels, before the picture is turned.
    package var width: Int
    package var height: Int
    /// The panel's own size; zero where it is not known.
    package var millimetres: CGSize
    /// How the panel is mounted.
    package var rotation: ScreenRotation
    /// Frames a second.
    package var refresh: Double

    package init(
        name: String, key: String? = nil, width: Int, height: Int, millimetres: CGSize = .zero,
        rotation: ScreenRotation = .none, refresh: Double = 60
    ) {
        self.name = name
        self.key = key ?? name
        (self.width, self.height) = (width, height)
        self.millimetres = millimetres
        self.rotation = rotation
        self.refresh = refresh
    }

    /// Pixels to a point, in quarters: as many as keep a point near a 135th of an inch, between a
    /// desktop's and a phone's. 1 where the size makes no sense, as that of many televisions, and
    /// never so many that fewer than 320 points are left.
    package var naturalScale: Double {
        guard millimetres.width >= 20, millimetres.height >= 20 else { return 1 }
        let across = Double(width) / (millimetres.width / 25.4)
        let down = Double(height) / (millimetres.height / 25.4)
        // Pixels are square: otherwise one of the lengths is wrong.
        guard across.isFinite, down.isFinite, (0.75...1.33).contains(across / down),
            (40...800).contains(across)
        else { return 1 }
        let most = max(Double(min(width, height)) / 320, 1)
        let wanted = (across / Self.pointsPerInch * 4).rounded() / 4
        return min(max(wanted, 1), 4, (most * 4).rounded(.down) / 4)
    }

    private static let pointsPerInch = 135.0
}
