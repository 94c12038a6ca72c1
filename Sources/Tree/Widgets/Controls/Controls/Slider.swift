import Foundation
import Views

/// Chooses a number from a range by moving a knob along a track.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let scale: SliderScale
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    @Environment(\.density) private var density
    @Environment(\.labelsAreHidden) private var labelIsHidden

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?,
        _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel
    ) {
        self.value = value.project(DoubleProjection<V>())
        scale = SliderScale(
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
            step: step.map { Double($0) })
        self.onEditingChanged = onEditingChanged
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        LabelledRow(fillsRow: true, label: label) {
            HStack(spacing: Theme.Spacing.stack) {
                minimumValueLabel.accessibilityIgnored()
                SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
                maximumValueLabel.accessibilityIgnored()
            }
        }
        // On touch devices only accessibility uses a slider's label.
        .environment(\.labelsAreHidden, labelIsHidden || density == .device)
    }
}

extension View {
    /// Hides the view from the accessibility tree.
    nonisolated func accessibilityIgnored() -> some View {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return modifier(ControlEffect(accessibility: properties, takesTouches: false))
    }
}

// MARK: - Ways to make one

extension Slider {
    /// Creates a slider with a label, and views at its ends. The user moves the value within the
    /// bounds, 0 to 1 by default, and in steps from the lower one if there is a step; a step larger
    /// than the range stops the program. `onEditingChanged` is called with `true` when the user
    /// begins to move the knob, and with `false` at the end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, onEditingChanged, label(), minimumValueLabel(),
            maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, label(), minimumValueLabel(),
            maximumValueLabel())
    }

    /// The older order of arguments.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, label(), minimumValueLabel,
            maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label. The user moves the value within the bounds, 0 to 1 by
    /// default, and in steps if there is a step.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, label(), EmptyView(), EmptyView())
    }

    /// The older order of arguments.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, label(), EmptyView(), EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label. The user moves the value within the bounds, 0 to 1 by
    /// default, and in steps if there is a step.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
}
