import Automation
import Foundation

/// What was drawn again: the rectangles of each window, and the elements that they belong to.
///
/// A rectangle may be a little larger than what has changed in it: rectangles are merged when that
/// costs no pixels, and there are at most 64 of them.
public struct Damage: Sendable, CustomStringConvertible {
    /// A rectangle that was drawn again.
    public struct Rect: Hashable, Sendable {
        /// The number of the window.
        public let window: Int
        /// In points of the window's content.
        public let frame: CGRect
        /// The innermost element of which all or a part was drawn, as the printed tree shows it;
        /// `nil` if the rectangle lies beside all elements.
        public let element: String?
    }

    /// An element that was drawn again, wholly or in part.
    public struct Element: Hashable, Sendable {
        /// The element as the printed tree shows it.
        public let line: String
        /// The element's label; empty if it has none.
        public let label: String
        /// What kind of element it is.
        public let role: ElementRole
        /// The number of the window.
        public let window: Int
        /// Where the element is in its window, in points.
        public let frame: CGRect
    }

    /// The rectangles, window by window from the top.
    public let rects: [Rect]
    /// The innermost elements of which something was drawn, in reading order.
    public let elements: [Element]

    /// Whether nothing was drawn.
    public var isEmpty: Bool { rects.isEmpty }

    /// The labels of the elements of which something was drawn, in reading order.
    public var labels: [String] { elements.map(\.label) }

    /// The area that was drawn, in square points.
    public var area: Double {
        rects.reduce(0) { $0 + Double($1.frame.width * $1.frame.height) }
    }

    public var description: String {
        guard !isEmpty else { return "nothing was drawn" }
        return rects.map { rect in
            "window \(rect.window) \(Self.text(rect.frame)) "
                + (rect.element.map { "of \($0)" } ?? "beside all elements")
        }.joined(separator: "\n")
    }

    private static func text(_ rect: CGRect) -> String {
        String(
            format: "(%g, %g) %g×%g", Double(rect.minX), Double(rect.minY), Double(rect.width),
            Double(rect.height))
    }
}

extension Damage {
    /// The damage of windows, as pixels, on the elements that are on the screen.
    init(_ regions: [(window: ScreenWindow, scale: Double, pixels: [CGRect])]) {
        var rects: [Rect] = []
        var elements: [Element] = []
        for (window, scale, pixels) in regions {
            let frames = pixels.map { pixel in
                CGRect(
                    x: pixel.minX / scale, y: pixel.minY / scale, width: pixel.width / scale,
                    height: pixel.height / scale)
            }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            let leaves = Self.leaves(of: window.root)
            rects += frames.map { frame in
                let met =
                    leaves.last { $0.frame.meets(frame) }
                    ?? window.root.descendants.last { $0.frame.meets(frame) }
                return Rect(window: window.number, frame: frame, element: met?.line)
            }
            elements += leaves.filter { leaf in frames.contains { leaf.frame.meets($0) } }.map {
                Element(
                    line: $0.line, label: $0.label, role: ElementRole($0.role),
                    window: window.number, frame: $0.frame)
            }
        }
        self.rects = rects
        self.elements = elements
    }

    /// The elements that hold no others, as far as they can be seen.
    private static func leaves(of root: ScreenElement) -> [ScreenElement] {
        root.descendants.filter { $0.children.isEmpty && $0.isInSight }
    }
}

extension CGRect {
    /// Whether the two have more in common than an edge, or a pixel that was rounded.
    fileprivate func meets(_ other: CGRect) -> Bool {
        let common = intersection(other)
        return !common.isNull && common.width > 0.5 && common.height > 0.5
    }
}
