import Foundation
import Geometry

/// Notifies a view around a scroll view when its content moves. The scroll view finds the observer
/// in its environment.
package final class ScrollObserver {
    package var moved: ((ScrollGeometryValues) -> Void)?
    package internal(set) weak var scrollView: (any Scrollable)?

    package init() {}
}

package enum ScrollObserverKey: EnvironmentKey {
    package static var defaultValue: ScrollObserver? { nil }
}
