import Foundation
import Geometry
import Views

extension View {
    /// Runs the action with a value made from the view's geometry: first when the view appears,
    /// then whenever the value changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                GeometryProbe(value: transform(proxy), action: action)
            }
        }
    }
}

/// Reports a value when it appears and when it changes.
private struct GeometryProbe<Value: Equatable>: View {
    let value: Value
    let action: (Value, Value) -> Void

    var body: some View {
        Color.clear
            .onAppear { action(value, value) }
            .onMeasuredChange(of: value, action)
    }
}
