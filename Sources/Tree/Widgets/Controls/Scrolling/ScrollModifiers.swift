import Foundation
import Geometry
import Views

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }

    /// Whether content that a finger drags over its upper or lower end follows it here;
    /// `.automatic` by default.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Whether content that a finger drags over its leading or trailing end follows it here;
    /// `.automatic` by default.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// When scrolling takes the focus from a text field here; `.automatic` by default.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Decides where scrolling comes to rest in scroll views inside.
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior
    ) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Whether content that is dragged by a finger over its end follows it a little.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }

    /// Whether scrolling takes the focus from a text field.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
