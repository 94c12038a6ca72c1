import Foundation
import Views

/// What a development tool could show of a view. There is no such tool here: previews compile, so
/// that a file may keep them, and nothing ever asks for them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// The device whose shape a preview would take.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The room a preview would have.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way up a preview would be.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View { self }
}
