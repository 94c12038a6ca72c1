import Views

/// A gauge as a bar.
struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    /// Whether the label is for accessibility alone and the current value is not shown.
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
                VStack(spacing: 2) {
                    ProgressBar(fraction: configuration.value, start: 0)
                        .motion(Theme.Motion.toggle, value: configuration.value)
                    if let marks = configuration.marks { GaugeMarksRow(marks: marks) }
                }
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
