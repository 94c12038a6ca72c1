import FoundationNames
import Drawing
import Foundation
import Views

/// Chooses a colour.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// Creates a well that shows the colour and opens a panel to change it, with a view as its
    /// label. The panel has no slider for opacity if it is not supported.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        LabelledRow(label: label) {
            ColorWell(selection: selection, supportsOpacity: supportsOpacity)
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// Creates a colour picker with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A button that shows the colour and opens the panel to change it.
struct ColorWell: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    fileprivate var press = PressInteraction()
    @State private var isOpen = false
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density
    @Environment(\.self) private var environment

    var body: some View {
        RoundedRectangle(cornerRadius: Theme.Radius.small)
            .fill(selection.wrappedValue)
            .overlay {
                RoundedRectangle(cornerRadius: Theme.Radius.small)
                    .strokeBorder(.separator, lineWidth: 1)
            }
            .frame(width: Theme.colorWell.width, height: Theme.colorWell.height)
            .padding(.horizontal, Theme.Spacing.hairGap)
            .frame(minHeight: Theme.controlHeight(size, density))
            .controlBackground(ControlFill(phase: press.phase), .rounded(Theme.controlRadius(size)))
            .motion(Theme.Motion.hover, value: press.phase)
            .pressable(press, meaning: meaning) { [isOpen = $isOpen] in isOpen.wrappedValue = true }
            .popover(isPresented: $isOpen) {
                ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
            }
    }

    private var meaning: AccessibilityProperties {
        let color = selection.wrappedValue.resolved(in: environment.colorContext)
        var properties = AccessibilityProperties(role: .colorPicker, value: color.description)
        properties.children = .ignore
        properties.takesLabel = true
        properties.setValue = { [selection] text in
            guard text.hasPrefix("#"), text.count == 7,
                let hex = UInt32(text.dropFirst(), radix: 16)
            else { return }
            selection.wrappedValue = Color(Color.Resolved(ResolvedColor(hex: hex)))
        }
        return properties
    }
}

/// Named colours to take, and a slider for each part of the colour.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    private static let swatches: [[Color]] = [
        [.red, .orange, .yellow, .green, .mint, .teal],
        [.cyan, .blue, .indigo, .purple, .pink, .brown],
        [.white, Color(white: 0.8), .gray, Color(white: 0.35), Color(white: 0.2), .black],
    ]

    var body: some View {
        VStack(spacing: Theme.Spacing.stack) {
            ForEach(Self.swatches, id: \.self) { row in
                HStack(spacing: Theme.Spacing.stack) {
                    ForEach(row, id: \.self) { swatch($0) }
                }
            }
            part("Red", \.red)
            part("Green", \.green)
            part("Blue", \.blue)
            if supportsOpacity { part("Opacity", \.opacity) }
        }
        .padding(Theme.Spacing.content)
        .frame(width: Theme.colorPanel)
    }

    private func swatch(_ color: Color) -> some View {
        Button {
            selection.wrappedValue = color
        } label: {
            Circle().fill(color)
                .overlay { Circle().strokeBorder(.separator, lineWidth: 1) }
                .frame(width: Theme.colorSwatch, height: Theme.colorSwatch)
        }
        .meaning(AccessibilityProperties(role: .button, label: color.description))
        .buttonStyle(.plain)
    }

    private var parts: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

    private func part(
        _ name: LocalizedStringKey, _ path: WritableKeyPath<Color.Resolved, Float>
    ) -> some View {
        let (selection, environment) = (selection, environment)
        let value = Binding<Float>(
            location: FunctionLocation(
                get: { selection.wrappedValue.resolve(in: environment)[keyPath: path] },
                set: { value, _ in
                    var color = selection.wrappedValue.resolve(in: environment)
                    color[keyPath: path] = value
                    selection.wrappedValue = Color(color)
                }))
        return HStack {
            Text(name).font(.callout).frame(width: Theme.colorPanel / 4, alignment: .leading)
                .undescribed()
            Slider(value: value, in: 0...1) { Text(name) }.labelsHidden()
        }
    }
}
