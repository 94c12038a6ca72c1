import Views

/// Chooses among the tabs of a tab view.
struct TabChooser<Selection: Hashable> {
    let selection: Binding<Selection>?
    /// The shown tab, if the app does not give a binding.
    let shownIndex: Binding<Int>
    let tabs: Binding<TabList>

    func select(_ index: Int) {
        let tabs = tabs.wrappedValue.tabs
        guard tabs.indices.contains(index), !tabs[index].traits.isDisabled else { return }
        guard let selection else {
            shownIndex.wrappedValue = index
            return
        }
        guard let tag = tabs[index].tag else { return }
        let value = tag.value(as: Selection.self) ?? tag.value.base as? Selection
        if let value, value != selection.wrappedValue { selection.wrappedValue = value }
    }

    /// Goes from tab to tab, past those that are disabled, and from the last to the first. Returns
    /// the index of the tab; nil if the app does not take the choice.
    func move(by step: Int, among order: [Int]) -> Int? {
        let list = tabs.wrappedValue
        func isReachable(_ index: Int) -> Bool {
            list.tabs.indices.contains(index) && !list.tabs[index].traits.isDisabled
        }
        guard let position = order.firstIndex(of: list.shown) else {
            return order.first(where: isReachable).flatMap(choose)
        }
        for distance in 1...order.count {
            let next = order[(position + step * distance + order.count * distance) % order.count]
            if isReachable(next) { return choose(next) }
        }
        return nil
    }

    private func choose(_ index: Int) -> Int? {
        select(index)
        guard let selection else { return index }
        let tag = tabs.wrappedValue.tabs[index].tag
        let value = tag?.value(as: Selection.self) ?? tag?.value.base as? Selection
        return value == selection.wrappedValue ? index : nil
    }
}
