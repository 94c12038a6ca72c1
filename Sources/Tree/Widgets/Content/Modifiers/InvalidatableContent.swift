import Foundation
import Views

extension View {
    /// Shows the view as out of date while content around it is redacted as invalidated.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isEnabled: invalidatable))
    }
}

nonisolated private struct InvalidatableModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.redactionReasons) private var reasons

    init(isEnabled: Bool) { self.isEnabled = isEnabled }

    private static var opacity: Double { 0.4 }

    @MainActor func body(content: Content) -> some View {
        content.opacity(isEnabled && reasons.contains(.invalidated) ? Self.opacity : 1)
    }
}
