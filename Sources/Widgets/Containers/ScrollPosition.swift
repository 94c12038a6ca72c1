import Foundation
import Geometry
import Views

/// Ties a scroll view to the id of the first row that can be seen in it.
struct ScrollPositionHost<Content: View, ID: Hashable>: View {
    let content: Content
    @Binding var id: ID?
    let anchor: UnitPoint?
    @Retained private var place = TreePosition()
    @Retained private var observer = ScrollObserver()
    @Retained private var written = ScrolledRow()

    var body: some View {
        let (binding, place, written, anchor) = ($id, place, written, anchor)
        observer.moved = { values in
            // Layout builds the rows that have just become visible.
            MainActor.assumeIsolated {
                place.tree?.afterLayout {
                    MainActor.assumeIsolated {
                        guard let first = place.firstRow(in: values)?.base as? ID else { return }
                        written.id = AnyHashable(first)
                        if binding.wrappedValue != first { binding.wrappedValue = first }
                    }
                }
            }
        }
        return content.treePosition(place)
            .environment(\.scrollObserver, observer)
            .onChange(of: id, initial: true) { _, new in
                guard let new, written.id != AnyHashable(new) else { return }
                written.id = AnyHashable(new)
                place.scroll(
                    toIdentity: AnyHashable(new), anchor ?? .top, Transaction.current.animation)
            }
    }
}

/// The row that the user has scrolled to, which needs no scrolling when its id comes back.
final class ScrolledRow {
    var id: AnyHashable?
}

extension TreePosition {
    /// The id of the first row below the upper or leading edge of what a scroll view shows.
    @MainActor fileprivate func firstRow(in values: ScrollGeometryValues) -> AnyHashable? {
        func rows(_ node: RenderNode) -> [RenderNode] {
            let own = node.children
            if own.contains(where: { $0.traits[LoopPositionTrait.self] != nil }) { return own }
            for child in own {
                let found = rows(child)
                if !found.isEmpty { return found }
            }
            return []
        }
        guard let root = renders.first else { return nil }
        let corner = root.convertToWindow(.zero)
        return rows(root).first { row in
            let end = row.convertToWindow(CGPoint(x: row.size.width, y: row.size.height))
            return end.x > corner.x + 1 && end.y > corner.y + 1
        }?.traits[LoopPositionTrait.self]?.id
    }
}

extension EnvironmentValues {
    fileprivate var scrollObserver: ScrollObserver? {
        get { self[ScrollObserverKey.self] }
        set { self[ScrollObserverKey.self] = newValue }
    }
}

nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        ScrollPositionHost(content: content, id: id, anchor: anchor)
    }
}

extension View {
    /// Scrolls to the row with the id, and keeps the id of the first row that can be seen.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Accepted and without effect: a scroll view counts the rows of a `ForEach`.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Accepted and without effect: scrolling ends where the user ends it.
    nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(
        _ behavior: B
    ) -> some View { self }

    /// Accepted and without effect: nothing bounces.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Accepted and without effect: there is no screen keyboard to dismiss.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View { self }
}

/// Where scrolling may stop.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int
    public static let automatic = ScrollBounceBehavior(number: 0)
    public static let always = ScrollBounceBehavior(number: 1)
    public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int
    public static let automatic = ScrollDismissesKeyboardMode(number: 0)
    public static let immediately = ScrollDismissesKeyboardMode(number: 1)
    public static let interactively = ScrollDismissesKeyboardMode(number: 2)
    public static let never = ScrollDismissesKeyboardMode(number: 3)
}
