import Views

/// A bar where the fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil, configuration.interval == nil {
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
