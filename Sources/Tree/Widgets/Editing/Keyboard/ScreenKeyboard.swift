import Foundation
import Geometry
import Layouts
import Views

/// The keyboard along the lower edge of a window, while a field has the focus. It has no size and no
/// views otherwise.
package struct ScreenKeyboard: View {
    private let controller: ScreenKeyboardController
    @State private var state = ScreenKeyboardState()
    @Environment(\.locale) private var locale

    package init(_ controller: ScreenKeyboardController) { self.controller = controller }

    @MainActor package var body: some View {
        let shown = $state
        controller.show = { shown.wrappedValue = $0 }
        controller.locale = locale
        return Group {
            if state.isShown {
                ScreenKeyboardKeys(
                    state: state, rows: controller.rows(for: state), controller: controller
                )
                .modifier(TraitModifier<WindowKeyboardTrait>(value: true))
            }
        }
    }
}

/// All keys on their tray.
private struct ScreenKeyboardKeys: View {
    let state: ScreenKeyboardState
    let rows: [[KeyboardKey]]
    let controller: ScreenKeyboardController
    @Retained private var responder = Responder()
    /// The window's height after it was resized while the keyboard was shown.
    @State private var resized: CGFloat?
    @Environment(\.density) private var density

    init(
        state: ScreenKeyboardState, rows: [[KeyboardKey]], controller: ScreenKeyboardController
    ) {
        self.state = state
        self.rows = rows
        self.controller = controller
    }

    var body: some View {
        if responder.recognizers.isEmpty { responder.recognizers = [KeyboardPress(controller)] }
        return KeyboardKeysLayout(rows: rows, isPad: state.plane == .pad, density: density) {
            ForEach(positions, id: \.self) { index in
                cap(at: index)
            }
        }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: { size in
            controller.laidOut(size)
            let height = controller.viewTree?.size.height
            if height != windowHeight { resized = height }
        }
        .background {
            ZStack(alignment: .top) {
                Rectangle().fill(KeyboardColors.tray)
                Divider()
            }
        }
        .overlay { popup }
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.dynamicTypeSize, .large)
        .environment(\.isEnabled, true)
        .font(nil)
        .foregroundColor(nil)
        .modifier(ControlEffect(responder: responder, accessibility: Self.description))
    }

    private static var description: AccessibilityProperties {
        AccessibilityProperties(role: .group, label: "Keyboard")
    }

    private var windowHeight: CGFloat { resized ?? controller.viewTree?.size.height ?? 0 }

    private var rowHeight: CGFloat {
        let height = KeyboardGeometry.height(rows: rows.count, in: windowHeight, density)
        return (height - 2 * Theme.Keyboard.margin) / CGFloat(max(rows.count, 1))
    }

    private var positions: Range<Int> { 0..<rows.reduce(0) { $0 + $1.count } }

    private func position(_ index: Int) -> KeyPosition {
        var left = index
        for (number, row) in rows.enumerated() {
            if left < row.count { return KeyPosition(row: number, column: left) }
            left -= row.count
        }
        return KeyPosition(row: 0, column: 0)
    }

    private func cap(at index: Int) -> some View {
        let position = position(index)
        let key = rows[position.row][position.column]
        // Nobody is to see what is typed into a secret field.
        let isSecret = state.isSecret && key.look == .letter
        return KeyCap(
            key: key, isPressed: state.pressed == position && !isSecret, rowHeight: rowHeight)
    }

    @ViewBuilder private var popup: some View {
        if let pressed = state.pressed, !state.isSecret || state.choices?.isList == true,
            rows.indices.contains(pressed.row), rows[pressed.row].indices.contains(pressed.column)
        {
            GeometryReader { proxy in
                KeyPopup(
                    key: rows[pressed.row][pressed.column],
                    area: controller.geometry(of: proxy.size)[pressed], choices: state.choices,
                    keyboard: proxy.size)
            }
            .undescribed()
            .allowsHitTesting(false)
        }
    }
}

/// Places keys in the areas of their rows.
private struct KeyboardKeysLayout: Layout {
    let rows: [[KeyboardKey]]
    let isPad: Bool
    let density: Density

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let window = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
        return CGSize(
            width: window.width,
            height: KeyboardGeometry.height(rows: rows.count, in: window.height, density))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let geometry = KeyboardGeometry(
            rows, width: bounds.width, height: bounds.height, isPad: isPad)
        for (subview, area) in zip(subviews, geometry.areas.joined()) {
            subview.place(
                at: CGPoint(x: bounds.minX + area.minX, y: bounds.minY + area.minY),
                anchor: .topLeading, proposal: ProposedViewSize(area.size))
        }
    }
}
