import FoundationNames
import Foundation
import Geometry
import Views

/// Chooses a day, a time, or both.
nonisolated public struct DatePicker<Label: View>: View {
    /// The parts of a date that the picker shows: the day, the time, or both.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let limits: DateLimits
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyles) private var styles

    fileprivate init(
        _ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        if let style = styles.innermost {
            style.body(
                DatePickerStyleConfiguration(
                    label: .init(content: styles.part(label)), selection: selection,
                    minimumDate: limits.first, maximumDate: limits.last,
                    displayedComponents: components)
            )
            .inStyles(styles.outer)
        } else {
            DatePickerRow(
                kind: .field, label: label, selection: selection, limits: limits,
                components: components)
        }
    }
}

/// The ways to show a date.
enum DatePickerKind { case field, bareField, compact, graphical, wheel }

/// A date picker with its label, in one of the ways to show a date.
nonisolated struct DatePickerRow<Label: View>: View {
    let kind: DatePickerKind
    let label: Label
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents

    @MainActor var body: some View {
        LabelledRow(alignment: alignment, label: label) {
            switch kind {
            case .graphical where components.contains(.date):
                CalendarPicker(selection: selection, limits: limits, components: components) {
                    if components.contains(.hourAndMinute) {
                        DateField(
                            selection: selection, limits: limits, components: .hourAndMinute)
                    }
                }
            case .wheel:
                DateWheels(selection: selection, limits: limits, components: components)
            case .field, .graphical, .bareField, .compact:
                DateField(
                    selection: selection, limits: limits, components: components,
                    extra: kind == .compact ? .calendar : kind == .bareField ? nil : .stepper)
            }
        }
    }

    private var alignment: VerticalAlignment { kind == .graphical ? .top : .center }
}

extension DatePickerRow where Label == DatePickerStyleConfiguration.Label {
    init(_ configuration: DatePickerStyleConfiguration, _ kind: DatePickerKind) {
        self.init(
            kind: kind, label: configuration.label, selection: configuration.$selection,
            limits: DateLimits(
                first: configuration.minimumDate, last: configuration.maximumDate),
            components: configuration.displayedComponents)
    }
}

// MARK: - Ways to make one

extension DatePicker {
    /// Creates a date picker with a view as its label. It shows the day and the time unless told
    /// otherwise; the user cannot choose a date outside of the range.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(), displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound, last: range.upperBound),
            displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(last: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title, for the dates of the range if there is one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(titleResource))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound, last: range.upperBound),
            displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound, last: range.upperBound),
            displayedComponents, Text(titleResource))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound), displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound), displayedComponents, Text(titleResource)
        )
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(last: range.upperBound), displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(last: range.upperBound), displayedComponents, Text(titleResource))
    }

    /// Creates a date picker with a title that is shown as it is, for the dates of the range if
    /// there is one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound, last: range.upperBound),
            displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(first: range.lowerBound), displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(last: range.upperBound), displayedComponents, Text(title))
    }
}
