import Foundation
import Geometry
import Hosting
import Views

/// Where the pointer is shown, and how: in a plane of the display's, else over the picture.
struct ScreenPointerState {
    var scale: Double
    private var cursors: [WindowID: Cursor] = [:]
    private var images: [ImageKey: PointerImage] = [:]
    private var shown: Shown?
    /// The displays without a plane for it.
    private var overlaid: Set<Int> = []

    private struct ImageKey: Hashable {
        let cursor: Cursor
        let scale: Double
    }

    /// What is on a display, in pixels of its picture.
    private struct Shown: Equatable {
        var display: Int
        var overlay: PointerOverlay
    }

    init(scale: Double) { self.scale = scale }

    mutating func setCursor(_ cursor: Cursor, of window: WindowID) { cursors[window] = cursor }

    /// The displays are others now.
    mutating func forgetShown() {
        shown = nil
        overlaid = []
    }

    /// What to draw over the picture of a display.
    func overlay(on display: Int) -> PointerOverlay? {
        guard let shown, shown.display == display, overlaid.contains(display) else { return nil }
        return shown.overlay
    }

    /// Shows the pointer at the place; nil hides it. Returns what must be drawn again, by display.
    mutating func update(
        _ place: CGPoint?, on index: Int?, over window: WindowID?, in layout: DisplayLayout,
        _ lens: ScreenLens, _ device: any ScreenDevice
    ) -> [(Int, PixelRect)] {
        var new: Shown?
        let cursor = window.flatMap { cursors[$0] } ?? .arrow
        if let place, let index, cursor != .hidden {
            let pixels = layout.displays[index].pixels
            let (x, y) = lens.shown(
                Int(saturating: (place.x * scale).rounded(.down)) - pixels.minX,
                Int(saturating: (place.y * scale).rounded(.down)) - pixels.minY, on: index,
                in: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
            let overlay = PointerOverlay(image(cursor), x: x, y: y)
            new = Shown(display: index, overlay: overlay)
        }
        guard new != shown else { return [] }
        var changes: [(Int, PixelRect)] = []
        if let shown {
            if overlaid.contains(shown.display) {
                changes.append((shown.display, shown.overlay.rect))
            } else if new?.display != shown.display {
                _ = device.setPointer(nil, x: 0, y: 0, on: shown.display)
            }
        }
        shown = new
        guard let new else { return changes }
        if !overlaid.contains(new.display), !Self.showInPlane(new, layout, device) {
            overlaid.insert(new.display)
        }
        if overlaid.contains(new.display) { changes.append((new.display, new.overlay.rect)) }
        return changes
    }

    private static func showInPlane(
        _ shown: Shown, _ layout: DisplayLayout, _ device: any ScreenDevice
    ) -> Bool {
        let placed = layout.displays[shown.display]
        let point = placed.rotation.panel(
            of: PixelRect(x: shown.overlay.x, y: shown.overlay.y, width: 1, height: 1),
            width: placed.pixels.width, height: placed.pixels.height)
        return device.setPointer(
            shown.overlay.image.turned(placed.rotation), x: point.minX, y: point.minY,
            on: shown.display)
    }

    private mutating func image(_ cursor: Cursor) -> PointerImage {
        let key = ImageKey(cursor: cursor, scale: scale)
        if let image = images[key] { return image }
        let image = PointerImage(cursor, scale: scale)
        images[key] = image
        return image
    }
}
