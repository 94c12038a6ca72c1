import Foundation
import Geometry
import Views

/// Runs a closure when a value made from a scroll view's geometry changes.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
    @Retained private var observer = ScrollObserver()
    @Retained private var last = LastValue<Value>()

    init(
        transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
    ) {
        self.transform = transform
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let (transform, action, last) = (transform, action, last)
        observer.geometryChanged = { geometry in
            let new = transform(geometry)
            let old = last.value ?? transform(.zero)
            last.value = new
            return old == new ? nil : { action(old, new) }
        }
        return content.modifier(ScrollObserverModifier(observer))
    }
}

/// The last value of a changing geometry.
final class LastValue<Value> {
    var value: Value?
}

/// Runs a closure when the phase of a scroll view changes: idle, dragged, animating and so on.
nonisolated struct ScrollPhaseModifier: ViewModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @Retained private var observer = ScrollObserver()

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let action = action
        observer.phaseChanged = { old, new, context in { action(old, new, context) } }
        return content.modifier(ScrollObserverModifier(observer))
    }
}

/// Runs a closure when the set of visible scroll targets changes.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @Retained private var observer = ScrollObserver()
    @Retained private var last = LastValue<[ID]>()

    init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let (threshold, action, last) = (threshold, action, last)
        observer.moved = { [weak observer] _ in
            guard let scroll = observer?.scrollView else { return }
            // Layout builds the rows that have just become visible.
            scroll.tree.afterLayout {
                let ids = scroll.visibleTargetIDs(threshold: threshold)
                    .compactMap { $0.base as? ID }
                guard ids != last.value ?? [] else { return }
                last.value = ids
                scroll.tree.app.actions.add(.change) { action(ids) }
            }
        }
        return content.modifier(ScrollObserverModifier(observer))
    }
}

extension View {
    /// Runs the action when a value made from the geometry of the scroll view inside changes. The
    /// first old value is that of an empty geometry.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs the action when the scroll view inside starts or stops moving, and when what moves it
    /// changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Runs the action with the ids of the scroll targets of which at least a fraction is visible,
    /// whenever they change.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs the action when at least a fraction of the view becomes visible in the nearest scroll
    /// view around it, and when less becomes visible again.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
