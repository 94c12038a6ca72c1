import FoundationNames
import Foundation
import Views

/// The progress of a task, or that it is under way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private let configuration: ProgressViewStyleConfiguration?
    /// The time that the progress follows; nil for most.
    private let interval: TimedProgress?
    @Environment(\.progressViewStyle) private var style

    init(
        _ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?,
        _ configuration: ProgressViewStyleConfiguration? = nil, interval: TimedProgress? = nil
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.configuration = configuration
        self.interval = interval
    }

    @MainActor public var body: some View {
        style.body(
            configuration
                ?? ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: label.map { .init(content: AnyView($0)) },
                    currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
                    interval: interval)
        )
        .modifier(ControlEffect(accessibility: meaning, takesTouches: false))
    }

    private var meaning: AccessibilityProperties {
        let fraction = configuration == nil ? fraction : configuration?.fractionCompleted
        var properties = AccessibilityProperties(role: .progress, value: fraction.map(\.brief))
        properties.children = .combine
        return properties
    }
}

extension BinaryFloatingPoint {
    /// The part of a total, pinned to 0…1.
    fileprivate func fraction(of total: Self) -> Double {
        guard total > 0, isFinite else { return 0 }
        return min(max(Double(self / total), 0), 1)
    }
}

// MARK: - Ways to make one

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view that shows a task to be under way, without saying how far; a label says which
    /// task.
    public init() where Label == EmptyView { self.init(nil, nil, nil) }

    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, Text(titleKey), nil)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(nil, Text(titleResource), nil)
    }

    /// Creates a view that shows a task to be under way, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), nil)
    }

    /// Creates a view that shows how much of a total is done: from nothing at 0 to all at the
    /// total, 1 by default. A value outside of them counts as the nearer one; if it is nil, the
    /// view shows only that the task is under way.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(value.map { $0.fraction(of: total) }, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(value.map { $0.fraction(of: total) }, label(), nil)
    }

    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1
    ) where Label == Text {
        self.init(value.map { $0.fraction(of: total) }, Text(titleKey), nil)
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1
    ) where Label == Text {
        self.init(value.map { $0.fraction(of: total) }, Text(titleResource), nil)
    }

    /// Creates a view that shows how much of a total is done, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1
    ) where Label == Text {
        self.init(value.map { $0.fraction(of: total) }, Text(title), nil)
    }
}

extension ProgressView {
    /// Creates a view that shows how much of a total is done, with views for the task and its
    /// value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value.map { $0.fraction(of: total) }, label(), currentValueLabel())
    }

    /// The progress of a style's configuration, in another style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(nil, nil, nil, configuration)
    }

    /// Shows the current value of a Foundation progress.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
    }
}
