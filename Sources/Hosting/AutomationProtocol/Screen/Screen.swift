/// A snapshot of an app's windows, in opening order.
package struct Screen: Codable {
    package var windows: [ScreenWindow]

    package init(windows: [ScreenWindow]) { self.windows = windows }
}
