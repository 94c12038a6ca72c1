import Foundation
import Limits

/// What the user asks of a bare screen: how it is turned, its mode, when it goes dark.
package struct ScreenSetup: Equatable, Sendable {
    /// A display's mode, such as `800x480` or `1920x1080@50`.
    package struct Mode: Equatable, Sendable, CustomStringConvertible {
        package let width: Int
        package let height: Int
        /// Frames a second; nil for any.
        package let refresh: Double?

        package init?(_ text: String) {
            guard let match = text.wholeMatch(of: #/(\d{1,5})x(\d{1,5})(?:@(\d{1,3}(?:\.\d+)?))?/#),
                let width = Int(match.1), let height = Int(match.2), width > 0, height > 0,
                SurfaceLimit().allows(width: width, height: height)
            else { return nil }
            (self.width, self.height) = (width, height)
            refresh = match.3.flatMap { Double($0) }
        }

        package var description: String {
            "\(width)x\(height)" + (refresh.map { "@\($0.formatted())" } ?? "")
        }
    }

    /// Nil leaves it to the panel.
    package var rotation: ScreenRotation?
    /// Nil leaves it to the display.
    package var mode: Mode?
    /// The seconds without input after which the screen goes dark; nil for never.
    package var idleTime: Double?
    /// Pixels to a point; nil leaves it to the display's physical size.
    package var scale: Double?

    package init(rotation: ScreenRotation? = nil, mode: Mode? = nil, idleTime: Double? = nil) {
        self.rotation = rotation
        self.mode = mode
        self.idleTime = idleTime
    }

    /// Reads the variables, and adds a sentence for each that makes no sense.
    init(_ environment: [String: String], _ complaints: inout [String]) {
        if let text = environment["CASEMENT_ROTATION"] {
            rotation = Int(text).flatMap { ScreenRotation(rawValue: $0) }
            if rotation == nil {
                complaints.append("CASEMENT_ROTATION is \"\(text)\", not 0, 90, 180 or 270")
            }
        }
        if let text = environment["CASEMENT_MODE"] {
            mode = Mode(text)
            if mode == nil {
                complaints.append(
                    "CASEMENT_MODE is \"\(text)\", not a mode such as 800x480 or 1920x1080@50")
            }
        }
        if let text = environment["CASEMENT_IDLE"] {
            idleTime = Double(text).flatMap { (1...1e6).contains($0) ? $0 : nil }
            if idleTime == nil {
                complaints.append("CASEMENT_IDLE is \"\(text)\", not a number of seconds from 1")
            }
        }
    }
}
