import Foundation
import Views

/// Several pages of which one is shown, chosen by tabs.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

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
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabContentView<C>, C.TabValue == Never {
        selection = nil
        self.content = _TabContentView(content: content())
    }
}
