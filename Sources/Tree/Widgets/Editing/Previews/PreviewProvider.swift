import Views

/// Views to show on their own; `casement previews` draws each of them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show, each as a preview of its own.
    @ViewBuilder static var previews: Previews { get }
    /// The system all of them are for. There is one here, so it changes nothing.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform of the previews: nil, which means any.
    public static var platform: PreviewPlatform? { nil }
}

/// The system a preview is for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
    /// Its views, hidden in one.
    package static var hiddenPreviews: AnyView { AnyView(previews) }
}
