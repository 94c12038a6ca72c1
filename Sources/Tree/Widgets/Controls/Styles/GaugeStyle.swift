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
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public struct CurrentValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public struct MinimumValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

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
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels at values, which bars show.
    var marks: GaugeMarks?
}
