import Automation
import Foundation
import Geometry
import Hosting
import Testing

/// What is drawn again.
extension TestApp {
    /// Does something, and returns all that was drawn again until the app had settled.
    public func damage(_ action: () -> Void) -> Damage {
        settle()
        for surface in host.surfaces { surface.collectedDamage = DamageRegion() }
        action()
        host.settleAll()
        let damage = Damage(
            regions { surface in
                // A window that has opened since was drawn whole.
                surface.collectedDamage
                    ?? DamageRegion(surface.frames > 0 ? surface.framebuffer.bounds : .empty)
            })
        for surface in host.surfaces { surface.collectedDamage = nil }
        return damage
    }

    /// What the last turn in which anything was drawn has drawn again.
    public var lastDamage: Damage {
        let last = host.surfaces.map(\.lastChange.turn).max()
        return Damage(
            regions { $0.lastChange.turn == last ? $0.lastChange.region : DamageRegion() })
    }

    private func regions(
        _ region: (WindowSurface) -> DamageRegion
    ) -> [(window: ScreenWindow, scale: Double, pixels: [CGRect])] {
        let screen = host.screen
        return host.surfaces.compactMap { surface in
            guard let window = screen.window(surface.id.number) else { return nil }
            let rects = region(surface).rects.map {
                CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
            }
            return rects.isEmpty ? nil : (window, surface.tree.scale, rects)
        }
    }
}

extension Finder {
    /// Expects that what is done draws this element again, or a part of it, and nothing outside of
    /// it, apart from a margin in points such as that of a focus ring.
    public func expectOnlyDamage(
        margin: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation,
        _ action: () -> Void
    ) {
        guard let element = only else { return }
        let damage = app.damage(action)
        // What is done may give it another size, or another name.
        let now = exists ? element.frame.union(frame) : element.frame
        let whole = now.insetBy(dx: -margin - 1, dy: -margin - 1)
        let outside = damage.rects.filter { !whole.contains($0.frame) }
        guard damage.isEmpty || !outside.isEmpty else { return }
        let found =
            damage.isEmpty
            ? "nothing of \(element.line) was drawn again"
            : "not only \(element.line) was drawn again, but also:"
        let near = outside.map { rect in
            "\(rect.frame) in window \(rect.window), "
                + (rect.element.map { "of \($0)" } ?? "beside all elements")
        }
        app.record(
            StepFailure(found, near: near.joined(separator: "\n")), at: sourceLocation)
    }
}
