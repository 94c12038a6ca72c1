import Foundation
import Views

/// The parts of a date picker for its style.
public struct DatePickerStyleConfiguration {
    /// What names the date.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The view that names the date, for the style to place.
    public let label: Label
    /// The chosen date. A style writes what the user chooses, within the limits.
    @Binding public var selection: Date
    /// The first date that may be chosen; nil if all earlier ones may be, too.
    public var minimumDate: Date?
    /// The last date that may be chosen; nil if all later ones may be, too.
    public var maximumDate: Date?
    /// The parts of the date that the picker shows.
    public var displayedComponents: DatePickerComponents
}
