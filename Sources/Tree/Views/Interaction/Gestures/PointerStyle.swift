import Foundation
import Geometry
import Styles

/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    let cursor: Cursor

    /// An arrow.
    public static let `default` = PointerStyle(cursor: .arrow)
    /// A pointing hand, over what opens something.
    public static let link = PointerStyle(cursor: .hand)
    /// A text bar, over text in lines from left to right.
    public static let horizontalText = PointerStyle(cursor: .text)
    /// A text bar, over text in columns. It stands upright as for other text.
    public static let verticalText = PointerStyle(cursor: .text)
    /// For selecting an area.
    public static let rectSelection = PointerStyle(cursor: .cross)
    /// A pointing hand, over what can be dragged.
    public static let grabIdle = PointerStyle(cursor: .hand)
    /// A pointing hand, over what is being dragged.
    public static let grabActive = PointerStyle(cursor: .hand)
    /// A cross: no system here has a magnifying glass among its pointers.
    public static let zoomIn = PointerStyle(cursor: .cross)
    /// A cross: no system here has a magnifying glass among its pointers.
    public static let zoomOut = PointerStyle(cursor: .cross)
    /// Arrows to the left and the right, over a line between columns.
    public static let columnResize = PointerStyle(cursor: .resizeHorizontal)
    /// Arrows up and down, over a line between rows.
    public static let rowResize = PointerStyle(cursor: .resizeVertical)

    /// The directions in which a column can still be resized; the pointer is the same for all.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        columnResize
    }

    /// The directions in which a row can still be resized; the pointer is the same for all.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        rowResize
    }

    /// For an edge or a corner of a frame. The pointer is the same for all directions.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch position {
        case .top, .bottom: PointerStyle(cursor: .resizeVertical)
        case .leading, .trailing: PointerStyle(cursor: .resizeHorizontal)
        case .topLeading, .bottomTrailing: PointerStyle(cursor: .resizeFalling)
        case .topTrailing, .bottomLeading: PointerStyle(cursor: .resizeRising)
        }
    }
}

/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading
    case trailing

    /// Some of the horizontal directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        /// Creates a set from its bits: 1 for leading, 2 for trailing.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one direction.
        public init(_ direction: HorizontalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }
        /// Towards the beginning of a line.
        public static let leading = Set(.leading)
        /// Towards the end of a line.
        public static let trailing = Set(.trailing)
        /// Both directions along a line.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction across lines of text.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case up
    case down

    /// Some of the vertical directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        /// Creates a set from its bits: 1 for up, 2 for down.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one direction.
        public init(_ direction: VerticalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }
        /// Towards the top.
        public static let up = Set(.up)
        /// Towards the bottom.
        public static let down = Set(.down)
        /// Both directions, up and down.
        public static let all: Set = [.up, .down]
    }
}

/// An edge or a corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    case inward
    case outward

    /// Some of the directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        /// Creates a set from its bits: 1 for inward, 2 for outward.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one direction.
        public init(_ direction: FrameResizeDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }
        /// The frame becomes smaller.
        public static let inward = Set(.inward)
        /// The frame becomes larger.
        public static let outward = Set(.outward)
        /// The frame becomes smaller or larger.
        public static let all: Set = [.inward, .outward]
    }
}

extension View {
    /// Sets the shape of the pointer over the view.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(HoverModifier(cursor: style?.cursor))
    }

    /// Whether the pointer is shown over the view. The innermost view that is not automatic decides.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        let hides: Bool? =
            switch visibility {
            case .automatic: nil
            case .visible: false
            case .hidden: true
            }
        return modifier(HoverModifier(hidesPointer: hides))
    }
}
