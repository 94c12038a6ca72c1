import Views

/// Counts the work of an app during an action, in numbers that do not depend on the machine.
public struct FrameCounts: Equatable, Sendable {
    /// Bodies, of views and of what apps and scenes declare.
    public let bodies: Int
    /// Sizes computed, and not found in a cache.
    public let layouts: Int
    /// Texts shaped into glyphs, and not found in a cache.
    public let textsShaped: Int
    /// Commands recorded for the display lists of what changed.
    public let displayCommands: Int
    /// Device pixels painted again.
    public let damagedPixels: Int
    /// Device pixels blurred, for blurred views and for shadows.
    public let blurredPixels: Int
    /// Frames presented, of all windows.
    public let frames: Int

    init(_ report: FrameReport) {
        bodies = report.bodies
        layouts = report.layouts
        textsShaped = report.textsShaped
        displayCommands = report.displayCommands
        damagedPixels = report.damagedPixels
        blurredPixels = report.blurredPixels
        frames = report.windowsPresented
    }
}

extension TestApp {
    /// Runs the action, settles, and returns the work counted.
    public func counting(_ action: () -> Void) -> FrameCounts {
        let before = host.totals
        action()
        host.settleAll()
        return FrameCounts(host.totals.since(before))
    }
}
