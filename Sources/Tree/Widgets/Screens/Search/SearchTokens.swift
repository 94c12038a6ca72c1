import Foundation
import Views

/// The tokens of a search, whatever their type.
struct SearchTokens {
    /// One token in the field, or one that is suggested.
    struct Item {
        let id: AnyHashable
        let view: AnyView
        let act: () -> Void
    }

    /// Those in the field; acting removes one.
    let shown: [Item]
    /// Those to choose from; acting adds one.
    var suggested: [Item] = []
    /// Adds a token of any type; false if it is not of the search's.
    let add: (Any) -> Bool
    let removeAll: () -> Void
    let removeLast: () -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, suggested: C? = nil, view: (C.Element, C.Index) -> AnyView
    ) where C.Element: Identifiable {
        let all = tokens.wrappedValue
        shown = all.indices.map { index in
            let id = all[index].id
            return Item(id: AnyHashable(id), view: view(all[index], index)) {
                tokens.wrappedValue.removeAll { $0.id == id }
            }
        }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
                tokens.wrappedValue.append(token)
            }
            return true
        }
        removeAll = { tokens.wrappedValue.removeAll() }
        removeLast = {
            if let last = tokens.wrappedValue.last {
                tokens.wrappedValue.removeAll { $0.id == last.id }
            }
        }
        let add = add
        self.suggested =
            suggested?.indices.compactMap { index in
                guard let token = suggested?[index], !all.contains(where: { $0.id == token.id })
                else { return nil }
                return Item(id: AnyHashable(token.id), view: view(token, index)) { _ = add(token) }
            } ?? []
    }
}

/// The tokens in a search field, whole: what has no space is scrolled to, and the last ones are seen.
struct SearchTokenRow: View {
    let items: [SearchTokens.Item]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            chips
            ScrollView(.horizontal, showsIndicators: false) { chips }
                .defaultScrollAnchor(.trailing)
        }
    }

    private var chips: some View {
        HStack(spacing: Theme.Spacing.hairGap) {
            ForEach(items, id: \.id) { SearchTokenChip(item: $0) }
        }
    }
}

/// A token in a search field.
private struct SearchTokenChip: View {
    let item: SearchTokens.Item

    var body: some View {
        var description = AccessibilityProperties(role: .button)
        description.hint = "Removes the token"
        description.children = .combine
        return Pressable(description) {
            item.act()
        } label: { state in
            HStack(spacing: Theme.Spacing.hairGap) {
                item.view.lineLimit(1)
                Image(systemName: "xmark").font(.caption2).undescribed()
            }
            .foregroundStyle(Color(ColorRole.label))
            .padding(.horizontal, Theme.Spacing.stack)
            .frame(height: Theme.controlHeight(.small, .desktop))
            .background(
                Color(state.isHovered ? ColorRole.controlPressed : ColorRole.controlHover),
                in: Capsule()
            )
            .focusOutline(state.showsFocus, radius: Theme.Radius.card)
        }
    }
}
