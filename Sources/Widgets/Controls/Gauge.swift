import Foundation
import Views

/// A value within a range, to be read and not set.
nonisolated public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
    private let value: Double
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
        _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
    ) {
        self.value = Double(value)
        fraction = SliderScale(
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound)
        ).fraction(of: Double(value))
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        style.body(
            GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
                minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
                maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
        )
        .modifier(ControlEffect(accessibility: meaning, takesTouches: false))
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .progress, value: value.brief)
        properties.children = .combine
        return properties
    }
}

// MARK: - Ways to make one

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    )
    where
        CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
    {
        self.init(value, bounds, label(), nil, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(),
            maximumValueLabel())
    }
}

/// A gauge as a bar.
struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    /// A point on the bar instead of a filled part, and no label.
    let isAccessory: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.hairGap) {
            if isAccessory {
                configuration.label.modifier(SilentLabel()).frame(height: 0)
            } else {
                HStack {
                    configuration.label
                    Spacer(minLength: 0)
                    configuration.currentValueLabel.foregroundStyle(.secondary)
                }
            }
            HStack(spacing: Theme.Spacing.stack) {
                configuration.minimumValueLabel.font(.footnote).foregroundStyle(.secondary)
                ProgressBar(fraction: configuration.value, start: 0)
                    .motion(Theme.Motion.toggle, value: configuration.value)
                configuration.maximumValueLabel.font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

/// A gauge as a ring.
struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    var body: some View {
        ProgressRing(
            fraction: configuration.value, size: Theme.gaugeRing.width,
            gap: isOpen ? Theme.gaugeGap : 0, lineWidth: Theme.gaugeLine
        )
        .motion(Theme.Motion.toggle, value: configuration.value)
        .overlay {
            if let current = configuration.currentValueLabel {
                current.font(.headline).monospacedDigit()
            }
        }
        .overlay(alignment: .bottom) {
            if isOpen {
                bounds.font(.caption2).foregroundStyle(.secondary)
            } else if configuration.currentValueLabel == nil {
                configuration.label.font(.caption2).frame(height: Theme.gaugeRing.height)
            }
        }
    }

    @ViewBuilder private var bounds: some View {
        if let minimum = configuration.minimumValueLabel {
            HStack(spacing: Theme.Spacing.stack) {
                minimum
                configuration.maximumValueLabel
            }
        } else {
            configuration.label
        }
    }
}
