import Foundation
import Views

/// The device whose shape a preview would take. There is one device here, so it changes nothing.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size a preview is shown in.
public enum PreviewLayout: Sendable {
    /// The size of a phone, 390 by 844 points.
    case device
    /// The view's ideal size.
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way up a preview is.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String

    /// The upright orientation, which is the default.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The orientation upside down, in which a preview looks as it does in portrait.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The orientation on one side: a preview of the default size is as wide as a phone is high.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The orientation on the other side, in which a preview looks as in `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The preferences of a preview, read where it is drawn.
package struct PreviewDescription: TraitKey {
    package static let defaultValue = PreviewDescription()

    package var name: String?
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
}

private struct PreviewDescriptionModifier: RenderTraitModifier {
    let change: (inout PreviewDescription) -> Void

    func adjust(_ traits: inout Traits) { change(&traits[PreviewDescription.self]) }
}

extension View {
    /// Changes nothing, because a preview is drawn for the screen that it is on. Kept for source
    /// compatibility.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the size a preview is shown in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewDescriptionModifier { $0.layout = value })
    }

    /// Sets the name a preview is listed under.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewDescriptionModifier { $0.name = value })
    }

    /// Sets which way up a preview is.
    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View {
        modifier(PreviewDescriptionModifier { $0.orientation = value })
    }
}
