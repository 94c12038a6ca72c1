import Foundation
import Geometry

/// Notifies a view around a scroll view of how its content moves. The first scroll view that finds
/// the observer in its environment takes it, until that scroll view is removed.
package final class ScrollObserver {
    /// Called while the content moves, and after a layout that has changed its size.
    package var moved: ((ScrollGeometryValues) -> Void)?
    /// Return what to do once the tree is up to date, if anything.
    package var geometryChanged: ((ScrollGeometry) -> (() -> Void)?)?
    package var phaseChanged:
        ((_ old: ScrollPhase, _ new: ScrollPhase, ScrollPhaseChangeContext) -> (() -> Void)?)?
    package internal(set) weak var scrollView: ScrollRender?

    package init() {}

    /// Whether no scroll view has it that stays. One that is removed may not have been freed yet.
    @MainActor fileprivate var isFree: Bool {
        guard let scrollView, let node = scrollView.viewNode, !node.isRemoved else { return true }
        return scrollView.isInTree && scrollView.isInLeavingPart
    }

    /// Whether it needs to know when scrolling ends.
    var observesPhases: Bool { phaseChanged != nil }
}

package enum ScrollObserversKey: EnvironmentKey {
    package static var defaultValue: [ScrollObserver] { [] }
}

/// Gives an observer to the scroll view inside.
nonisolated package struct ScrollObserverModifier: EnvironmentModifier {
    package typealias Body = Never
    package static var isPure: Bool { true }
    let observer: ScrollObserver

    package init(_ observer: ScrollObserver) { self.observer = observer }

    package func transform(_ values: inout EnvironmentValues) {
        values[ScrollObserversKey.self].append(observer)
    }
}

extension ScrollRender {
    /// Takes the observers that no other scroll view has.
    func observe(_ found: [ScrollObserver]) {
        for observer in found {
            guard observer.isFree else {
                takenObservers.append(observer)
                continue
            }
            observer.scrollView?.observers.removeAll { $0 === observer }
            observer.scrollView = self
            observers.append(observer)
        }
    }

    /// Takes the observers of a scroll view that this one has replaced: it is removed only after
    /// this one is made.
    func observeInsteadOfRemoved() {
        guard !takenObservers.isEmpty else { return }
        let found = takenObservers
        takenObservers = []
        observe(found)
        guard !takenObservers.isEmpty else { return }
        takenObservers = []
        tree.app.warn(
            "Several scroll views are observed by one modifier; only the first one is.", at: "")
    }

    /// What apps see of the geometry.
    package var publicGeometry: ScrollGeometry {
        let margins = settings.margins
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: offset.x + overscroll.x - margins.leading,
                y: offset.y + overscroll.y - margins.top),
            contentSize: CGSize(
                width: max(0, contentSize.width - margins.leading - margins.trailing),
                height: max(0, contentSize.height - margins.top - margins.bottom)),
            contentInsets: margins, containerSize: size)
    }

    /// Notifies the observers of a geometry that differs from the last one.
    func noteGeometry() {
        guard !observers.isEmpty else { return }
        let geometry = publicGeometry
        for observer in observers {
            observer.moved?(self.geometry)
            guard let action = observer.geometryChanged?(geometry) else { continue }
            tree.app.actions.add(.change, at: viewNode, action)
            tree.whenDirty()
        }
    }

    func setPhase(_ new: ScrollPhase, velocity: CGVector? = nil) {
        guard new != phase else { return }
        let old = phase
        phase = new
        if isScrolledByUser, kept?.edge != nil { endKeeping() }
        guard !observers.isEmpty else { return }
        let context = ScrollPhaseChangeContext(geometry: publicGeometry, velocity: velocity)
        for observer in observers {
            guard let action = observer.phaseChanged?(old, new, context) else { continue }
            tree.app.actions.add(.change, at: viewNode, action)
            tree.whenDirty()
        }
    }

    /// Whether anything depends on when scrolling begins and ends.
    var hasPhases: Bool {
        settings.behavior != nil || settings.refresh != nil
            || settings.dismissesKeyboard.dismisses(beneathKeyboard: tree.showsKeyboard)
            || observers.contains(where: \.observesPhases)
    }
}
