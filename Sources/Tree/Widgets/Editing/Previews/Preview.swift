import Views

/// One `#Preview`: a name, its traits, and its view.
public struct Preview {
    /// The kind of traits that previews of views have.
    public struct ViewTraits {}

    package let name: String?
    package let traits: PreviewTraits
    package let body: @MainActor () -> any View

    /// Creates a preview with an optional name; without one it is listed by its file and line.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits.reduce(into: PreviewTraits()) { $1.change(&$0) }
        self.body = body
    }
}

/// Where a preview is found: what `#Preview` expands to conforms, and nobody else.
public protocol _PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static func makePreview() -> Preview
}
