/// How an interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    /// Held with the left side down, which is the right one of a device.
    case landscapeLeft = 4
    case landscapeRight = 3

    /// Whether the interface is upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is sideways, either way round.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may be held. Windows here are not turned, so nothing asks for them.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of orientations from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Held with the left side down.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Held with the right side down.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Sideways, either way round.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
