import Foundation
import Views

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
    /// The view that names what is measured.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The view that tells the value.
    public struct CurrentValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The view at the lower end of the gauge.
    public struct MinimumValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The view at the upper end of the gauge.
    public struct MaximumValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// A label at a value.
    public struct MarkedValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// From 0 to 1 within the bounds.
    public var value: Double
    /// The view that names what is measured, for the style to place.
    public var label: Label
    /// The view that tells the value; nil if the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The view for the lower bound; nil if the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The view for the upper bound; nil if the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels at values, which bars show.
    var marks: GaugeMarks?
}
