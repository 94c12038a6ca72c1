import Foundation
import Geometry
import Views

/// Shows a column after its content, or a sheet if a column does not fit.
nonisolated struct InspectorModifier<Panel: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let panel: () -> Panel

    @MainActor func body(content: Content) -> some View {
        InspectorHost(isPresented: isPresented, content: content, panel: panel)
    }
}

private struct InspectorHost<Content: View, Panel: View>: View {
    let isPresented: Binding<Bool>
    let content: Content
    let panel: () -> Panel
    @State private var isNarrow = false
    @State private var preferred: ColumnWidth?
    /// The width that the user has given the column.
    @State private var dragged: CGFloat?
    @OwnTreePosition private var position

    nonisolated private static var width: CGFloat { 260 }
    /// Below this width the inspector is a sheet.
    nonisolated private static var narrowWidth: CGFloat { 480 }

    var body: some View {
        let (isPresented, isNarrow, panel) = (isPresented, isNarrow, panel)
        return HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isNarrow {
                ColumnDivider(width: shownWidth, resize: resize, direction: -1)
                VStack { LazyContent(build: panel) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onPreferenceChange(InspectorWidthKey.self) { preferred = $0 }
                    .frame(width: shownWidth)
                    .described(as: .group, label: "Inspector")
            }
        }
        .sheet(isPresented: sheet, content: panel)
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.narrowWidth
        } action: {
            self.isNarrow = $0
        }
        .focusedSceneValue(\.inspector, isPresented)
    }

    private var sheet: Binding<Bool> {
        let (isPresented, isNarrow) = (isPresented, isNarrow)
        return Binding(
            get: { isNarrow && isPresented.wrappedValue },
            set: { if !$0 { isPresented.wrappedValue = false } })
    }

    private var limits: ColumnWidth { preferred ?? ColumnWidth(ideal: Self.width) }

    private var shownWidth: CGFloat { limits.nearest(to: dragged ?? limits.ideal ?? Self.width) }

    private func resize(to width: CGFloat) {
        let greatest = (position.windowFrame?.width ?? .infinity) - ColumnWidths.detail
        dragged = limits.nearest(to: min(width, greatest))
    }
}

enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

private enum InspectorValueKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
    /// Whether the inspector of the window with the keyboard is shown, for a command to change.
    package var inspector: Binding<Bool>? {
        get { self[InspectorValueKey.self] }
        set { self[InspectorValueKey.self] = newValue }
    }
}

extension View {
    /// Shows details in a column after the view while the binding is true, or in a sheet where the view
    /// is narrow.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, panel: content))
    }

    /// The width of the inspector that the view is in, until the user drags its divider.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: InspectorWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
    }

    /// The fixed width of the inspector that the view is in.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: InspectorWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width)
        )
    }
}
