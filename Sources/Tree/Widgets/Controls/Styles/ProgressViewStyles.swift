import Views

/// A bar where the fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style; `automatic` is shorter.
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
    /// Creates the style in a colour, or in the tint of the surroundings.
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration).tinted(tint)
    }
}

/// A ring where the fraction is known, else a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// Creates the style in a colour, or in the tint of the surroundings.
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration).tinted(tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if the fraction is known or the progress follows the time, else a
    /// spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style with a bar. While the fraction is unknown, a part moves along it.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style with a ring that fills up, or a spinner while the fraction is unknown.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// In a tint where there is one, else in that of the surroundings.
    func tinted(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}
