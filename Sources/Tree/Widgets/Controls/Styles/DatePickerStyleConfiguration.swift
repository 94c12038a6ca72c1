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

    public let label: Label
    @Binding public var selection: Date
    /// The first date that may be chosen; nil where there is none.
    public var minimumDate: Date?
    /// The last date that may be chosen.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
}
