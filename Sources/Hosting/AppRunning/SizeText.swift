import Foundation
import Limits

/// `800x600` as a size in points.
package enum SizeText {
    package static func parse(_ text: String) -> CGSize? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1])
        else { return nil }
        return size(width, height)
    }

    /// The sides as a size in points, if some screen may have it.
    package static func size(_ width: Double, _ height: Double) -> CGSize? {
        let sides = 1.0...16_384
        guard sides.contains(width), sides.contains(height),
            SurfaceLimit().allows(width: width, height: height, scale: 1)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    package static func text(_ size: CGSize) -> String {
        "\(Int(saturating: size.width.rounded()))x\(Int(saturating: size.height.rounded()))"
    }
}
