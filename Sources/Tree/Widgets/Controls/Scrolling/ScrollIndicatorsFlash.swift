import Foundation
import Views

/// Shows the bars of the scroll view inside for a while when a value changes.
nonisolated struct ScrollFlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    @Retained private var observer = ScrollObserver()

    init(value: Value) { self.value = value }

    @MainActor func body(content: Content) -> some View {
        let observer = observer
        return content.modifier(ScrollObserverModifier(observer))
            .onChange(of: value) { observer.scrollView?.flashBars() }
    }
}

private enum ScrollFlashKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether scroll views show their bars for a while when they appear.
    var flashesScrollBars: Bool {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
}

extension View {
    /// Shows the scroll bars for a while whenever the value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(value: value))
    }

    /// Shows the scroll bars for a while when scroll views appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.flashesScrollBars, onAppear)
    }
}
