import Foundation
import Views

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
public struct ProgressViewStyleConfiguration {
    /// The view that names the task.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The view that tells how far the task is.
    public struct CurrentValueLabel: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// From 0 to 1; nil while unknown, and where the progress follows the time.
    public let fractionCompleted: Double?
    /// The view that names the task; nil if the progress view has none.
    public var label: Label?
    /// The view that tells how far the task is; nil if the progress view has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The time that the progress follows.
    var interval: TimedProgress?
}
