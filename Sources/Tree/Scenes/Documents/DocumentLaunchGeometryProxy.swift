import Foundation

/// Where the parts of a launch window are, for the views that decorate it.
public struct DocumentLaunchGeometryProxy {
    /// The whole of the window's content.
    public let frame: CGRect
    /// The card with the title and the actions.
    public let titleViewFrame: CGRect
}
