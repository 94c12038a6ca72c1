import Drawing
import Foundation
import Geometry
import ViewHosts
import Views

/// A filled shape as it stands in the window.
struct DrawnFill {
    let color: ResolvedColor
    let frame: CGRect
    /// What the effects around it leave of its opacity.
    let opacity: Double
}

extension ViewHost {
    /// All shapes that are filled with one colour, back to front.
    var fills: [DrawnFill] {
        var found: [DrawnFill] = []
        func visit(_ group: DisplayGroup, _ transform: CGAffineTransform, _ opacity: Double) {
            for command in group.commands {
                switch command {
                case .fill(let shape, .color(let color)):
                    found.append(
                        DrawnFill(
                            color: color, frame: shape.bounds.applying(transform),
                            opacity: opacity))
                case .group(let child, let offset):
                    visit(child, transform.translatedBy(x: offset.x, y: offset.y), opacity)
                case .effect(let child, .transform(let inner)):
                    visit(child, inner.concatenating(transform), opacity)
                case .effect(let child, .opacity(let factor)):
                    visit(child, transform, opacity * factor)
                case .effect(let child, _): visit(child, transform, opacity)
                default: break
                }
            }
        }
        visit(list.root, .identity, 1)
        return found
    }

    /// Where a text is drawn in the window, back to front.
    func textOrigins(_ words: String) -> [CGPoint] {
        var found: [CGPoint] = []
        func visit(_ group: DisplayGroup, _ transform: CGAffineTransform) {
            for command in group.commands {
                switch command {
                case .text(let text, let origin, _) where text.string == words:
                    found.append(origin.applying(transform))
                case .group(let child, let offset):
                    visit(child, transform.translatedBy(x: offset.x, y: offset.y))
                case .effect(let child, .transform(let inner)):
                    visit(child, inner.concatenating(transform))
                case .effect(let child, _): visit(child, transform)
                default: break
                }
            }
        }
        visit(list.root, .identity)
        return found
    }

    /// The texts that are cut off.
    var truncatedTexts: [String] {
        var found: [String] = []
        func visit(_ group: DisplayGroup) {
            for command in group.commands {
                switch command {
                case .text(let text, _, _) where text.isTruncated: found.append(text.string)
                case .group(let child, _), .effect(let child, _): visit(child)
                default: break
                }
            }
        }
        visit(list.root)
        return found
    }

    /// The frames of what is filled with a colour, whole numbers of points.
    func frames(_ color: Color) -> [CGRect] {
        let wanted = color.resolve(in: EnvironmentValues.forTests)
        return fills.filter { $0.color.isNear(wanted) }.map(\.frame.rounded)
    }
}

extension ResolvedColor {
    fileprivate func isNear(_ other: Color.Resolved) -> Bool {
        abs(red - other.red) < 0.01 && abs(green - other.green) < 0.01
            && abs(blue - other.blue) < 0.01
    }
}

extension CGRect {
    var rounded: CGRect {
        CGRect(
            x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    }
}
