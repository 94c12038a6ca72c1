import Foundation
import Geometry
import Views

/// The title of one column, with the mark of the column that a table is sorted by.
struct TableHeaderCell: View {
    let label: AnyView
    let alignment: TableColumnAlignment
    let width: CGFloat
    /// Nil where the table is not sorted by the column.
    let direction: SortOrder?
    /// Nil for a column that does not sort.
    let sort: (() -> Void)?

    var body: some View {
        if let sort {
            Button(action: sort) { title }
                .meaning(meaning)
                .buttonStyle(.plain)
        } else {
            title.described(as: .heading, children: .combine)
        }
    }

    private var title: some View {
        HStack(spacing: Theme.Spacing.hairGap) {
            if alignment.side == .trailing || alignment.side == .center { Spacer(minLength: 0) }
            label
                .font(.subheadline.weight(direction == nil ? .regular : .semibold))
                .foregroundStyle(
                    Color(direction == nil ? ColorRole.secondaryLabel : ColorRole.label)
                )
                .lineLimit(1)
            if let direction {
                ControlGlyph(
                    sign: .down, angle: direction == .forward ? .degrees(180) : .zero
                )
                .foregroundStyle(.secondary)
            }
            if alignment.side != .trailing { Spacer(minLength: 0) }
        }
        .frame(width: width, height: Theme.TableColumns.header)
        .contentShape(Rectangle())
    }

    private var meaning: AccessibilityProperties {
        var meaning = AccessibilityProperties.button
        switch direction {
        case .forward: meaning.value = "ascending"
        case .reverse: meaning.value = "descending"
        case nil: break
        }
        return meaning
    }
}

/// Which columns are shown, as the header's context menu changes it.
struct TableHeaderMenu<Value: Identifiable>: View {
    let all: [_TableColumn<Value>]
    let customization: Binding<TableColumnCustomization<Value>>

    init(
        all: [_TableColumn<Value>], _ customization: Binding<TableColumnCustomization<Value>>
    ) {
        self.all = all
        self.customization = customization
    }

    var body: some View {
        let own = customization.wrappedValue
        let shown = own.shown(all).compactMap(\.id)
        ForEach(own.arranged(all).filter(\.mayBeHidden), id: \.key) { column in
            let id = column.id ?? ""
            let isShown = shown.contains(id)
            Toggle(
                isOn: Binding(
                    get: { isShown },
                    set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden })
            ) { column.label }
            // The last column stays: without any, its menu could not be opened again.
            .disabled(isShown && own.shown(all).count == 1)
        }
        Divider()
        Button("Reset Order of Columns") { customization.wrappedValue.resetOrder() }
    }
}

extension Theme {
    enum TableColumns {
        static var header: CGFloat { 28 }
        /// Points after which a press on a title is a drag.
        static var dragStart: CGFloat { 6 }
        static var draggedOpacity: Double { 0.5 }
    }
}
