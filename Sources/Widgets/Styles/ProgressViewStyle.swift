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

/// What a progress style is given.
public struct ProgressViewStyleConfiguration {
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

    /// From 0 to 1; nil while nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
        AnyStyle(DefaultProgressViewStyle()) {
            StyledProgress(style: .init($0), configuration: $1)
        }
    }
}

extension EnvironmentValues {
    package var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(
            \.progressViewStyle,
            AnyStyle(style) { StyledProgress(style: .init($0), configuration: $1) })
    }
}

nonisolated struct StyledProgress<Style: ProgressViewStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: ProgressViewStyleConfiguration
    @MainActor var body: some View { style.value.makeBody(configuration: configuration) }
}

/// A bar where the fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration).tinted(tint)
    }
}

/// A ring where the fraction is known, else a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration).tinted(tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// In a tint where there is one, else in that of the surroundings.
    func tinted(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}
