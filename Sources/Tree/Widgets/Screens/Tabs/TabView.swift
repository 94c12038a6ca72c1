import Foundation
import Views

/// Several pages of which one is shown, chosen by tabs.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view of pages with tags; without a binding it keeps the shown page itself.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view of tabs; the binding holds the value of the one that is shown.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = _TabContentView(content: content())
    }

    @MainActor public var body: some View {
        TabContainer(selection: selection, content: content)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view of pages that keeps the shown page itself.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view of tabs that keeps the shown tab itself.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabContentView<C>, C.TabValue == Never {
        selection = nil
        self.content = _TabContentView(content: content())
    }
}
