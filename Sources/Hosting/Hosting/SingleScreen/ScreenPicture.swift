import Drawing
import Foundation
import Geometry
import Raster
import Scenes
import Typography
import Views

/// Draws the single screen: turns windows, dock, switcher and pointer into a compositor's layers, and
/// redraws those that look different.
struct ScreenPicture {
    let density: Density
    /// Whether the screen shows no pointer by itself.
    let drawsPointer: Bool
    /// The colour where no window is; nil for the theme's.
    private let blank: ResolvedColor?
    private let shaper = TextShaper()
    private var frames: [WindowID: (look: FrameLook, list: DisplayList?)] = [:]
    private var dock: (look: DockLook, list: DisplayList)?
    private var switcher: (look: SwitcherLook, list: DisplayList)?
    private var pointer: DisplayList?

    /// What is on the screen at one moment.
    struct Moment {
        let stack: WindowStack
        let map: ScreenMap
        let pointer: ScreenPointer
        let switcher: WindowSwitcher?
        let contents: [WindowID: Framebuffer]
        let bar: ScreenBarPicture?
    }

    init(density: Density, drawsPointer: Bool, blank: ResolvedColor? = nil) {
        self.density = density
        self.blank = blank
        self.drawsPointer = drawsPointer
    }

    /// Numbers of layers other than windows.
    private enum LayerID {
        static let dock = -1
        static let switcher = -2
        static let pointer = -3
        static let bar = -4
    }

    mutating func layers(of moment: Moment) -> [CompositorLayer] {
        let open = Set(moment.map.frames.map(\.id))
        frames = frames.filter { open.contains($0.key) }
        var layers = moment.map.frames.compactMap { place in
            moment.stack.plans[place.id].map {
                layer(of: place.id, place.content, $0, moment)
            }
        }
        if let bar = moment.map.dock { layers.append(dockLayer(bar, moment)) }
        if let bar = moment.bar, moment.map.bar != nil {
            var layer = CompositorLayer(id: LayerID.bar)
            layer.list = bar.list
            layers.append(layer)
        }
        if let choice = moment.switcher { layers.append(switcherLayer(choice, moment)) }
        if drawsPointer, let place = moment.pointer.location {
            layers.append(pointerLayer(place, moment.stack.scale))
        }
        return layers
    }

    func background(of moment: Moment) -> ResolvedColor {
        blank ?? Theme.Frame.desktop(Self.appearance(moment).screenScheme)
    }

    /// The colour scheme outside of windows is the same for all of them.
    private static func appearance(_ moment: Moment) -> WindowPlan.Appearance {
        moment.stack.plans.min { $0.key < $1.key }?.value.appearance ?? WindowPlan.Appearance()
    }

    // MARK: Windows

    private mutating func layer(
        of id: WindowID, _ frame: WindowFrame, _ plan: WindowPlan, _ moment: Moment
    ) -> CompositorLayer {
        let scale = moment.stack.scale
        let look = look(of: id, frame, plan, moment)
        if frames[id]?.look != look { frames[id] = (look, look.displayList(shaper)) }
        var layer = CompositorLayer(id: id.number)
        let corner = Self.pixel(frame.outer.origin, scale)
        let content = Self.pixel(frame.content.origin, scale)
        let radius = Int(saturating: (frame.radius * scale).rounded())
        layer.list = frames[id]?.list
        layer.origin = (corner.x - 1, corner.y - 1)
        let contentRect = PixelRect(
            x: content.x, y: content.y, width: Self.pixels(frame.content.width, scale),
            height: Self.pixels(frame.content.height, scale))
        if let framebuffer = moment.contents[id] {
            layer.content = CompositorLayer.Content(
                framebuffer, in: contentRect, bottomRadius: frame.isBare ? 0 : radius)
        }
        guard !frame.isMaximized, !frame.isBare else { return layer }
        let shadow: Theme.Shadow = look.isKey ? .keyWindow : .window
        layer.shadow = CompositorLayer.Shadow(
            rect: contentRect.union(PixelRect(x: corner.x, y: corner.y, width: 1, height: 1)),
            radius: radius, deviation: Int(saturating: (shadow.radius / 2 * scale).rounded()),
            offsetY: Int(saturating: (shadow.y * scale).rounded()), opacity: shadow.opacity)
        return layer
    }

    private func look(
        of id: WindowID, _ frame: WindowFrame, _ plan: WindowPlan, _ moment: Moment
    ) -> FrameLook {
        func button(_ part: ScreenMap.Part?) -> WindowFrame.Button? {
            guard case .window(id, .button(let button)) = part else { return nil }
            return button
        }
        let scale = moment.stack.scale
        let margin = 1 / scale
        return FrameLook(
            frame: frame.moved(to: CGPoint(x: margin, y: margin)), title: plan.title,
            subtitle: plan.subtitle, isEdited: plan.isEdited,
            isKey: moment.stack.focused == id,
            hovered: button(moment.pointer.hovered(on: moment.map)),
            pressed: button(moment.pointer.pressed(on: moment.map)),
            scheme: plan.appearance.colorScheme, contrast: plan.appearance.contrast,
            scale: scale)
    }

    // MARK: What lies in front of the windows

    private mutating func dockLayer(_ bar: CGRect, _ moment: Moment) -> CompositorLayer {
        let hovered = moment.pointer.hovered(on: moment.map)
        let pressed = moment.pointer.pressed(on: moment.map)
        let appearance = Self.appearance(moment)
        let look = DockLook(
            size: bar.size,
            items: moment.map.dockItems.map { place in
                DockLook.Item(
                    rect: place.content.offsetBy(dx: -bar.minX, dy: -bar.minY),
                    title: moment.stack.plans[place.id]?.title ?? "",
                    isHovered: hovered == .dockItem(place.id),
                    isPressed: pressed == .dockItem(place.id))
            },
            density: density, scheme: appearance.screenScheme, contrast: appearance.contrast,
            scale: moment.stack.scale)
        let list = dock.flatMap { $0.look == look ? $0.list : nil } ?? look.displayList(shaper)
        dock = (look, list)
        var layer = CompositorLayer(id: LayerID.dock)
        layer.list = list
        layer.origin = Self.pixel(bar.origin, moment.stack.scale)
        return layer
    }

    private mutating func switcherLayer(
        _ switcher: WindowSwitcher, _ moment: Moment
    ) -> CompositorLayer {
        let appearance = Self.appearance(moment)
        let (screen, scale) = (moment.stack.screen, moment.stack.scale)
        let look = SwitcherLook(
            rows: switcher.windows.map { id in
                SwitcherLook.Row(
                    title: moment.stack.plans[id]?.title ?? "",
                    isMinimized: moment.stack[id]?.isVisible == false,
                    isChosen: id == switcher.choice)
            },
            density: density, scheme: appearance.screenScheme, contrast: appearance.contrast,
            scale: scale, room: screen.insetBy(dx: 16, dy: 16).size)
        let list =
            self.switcher.flatMap { $0.look == look ? $0.list : nil } ?? look.displayList(shaper)
        self.switcher = (look, list)
        var layer = CompositorLayer(id: LayerID.switcher)
        layer.list = list
        layer.origin = Self.pixel(
            CGPoint(x: screen.midX - look.size.width / 2, y: screen.midY - look.size.height / 2),
            scale)
        let shadow = Theme.Shadow.menu
        layer.shadow = CompositorLayer.Shadow(
            rect: PixelRect(
                x: layer.origin.x, y: layer.origin.y, width: Self.pixels(look.size.width, scale),
                height: Self.pixels(look.size.height, scale)),
            radius: Int(saturating: Theme.Radius.window * scale),
            deviation: Int(saturating: (shadow.radius / 2 * scale).rounded()),
            offsetY: Int(saturating: (shadow.y * scale).rounded()), opacity: shadow.opacity)
        return layer
    }

    private mutating func pointerLayer(_ place: CGPoint, _ scale: CGFloat) -> CompositorLayer {
        let list = pointer?.scale == scale ? pointer : PointerLook.displayList(scale: scale)
        pointer = list
        var layer = CompositorLayer(id: LayerID.pointer)
        layer.list = list
        layer.origin = Self.pixel(CGPoint(x: place.x - 1, y: place.y - 1), scale)
        return layer
    }

    private static func pixel(_ point: CGPoint, _ scale: CGFloat) -> (x: Int, y: Int) {
        (Int(saturating: (point.x * scale).rounded()), Int(saturating: (point.y * scale).rounded()))
    }

    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        max(1, Int(saturating: (length * scale).rounded(.up)))
    }
}
