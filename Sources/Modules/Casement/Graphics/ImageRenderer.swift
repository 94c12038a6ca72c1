import Drawing
import Foundation
import Geometry
import Images
import Logging
import Logs
import Publishing
import Raster
import Styles
import Typography
import Views
import Widgets

/// Makes pictures of a view that need not be in a window.
///
/// The view is laid out for the proposed size, and is as large as it wants to be. It publishes a
/// change whenever something that the view depends on makes the last picture out of date.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Nonisolated as the protocol asks; a subject has a lock of its own.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view of which the renderer makes pictures; setting it publishes a change.
    public var content: Content { willSet { willChange() } }
    /// The size that is proposed to the view; unspecified by default, for its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { willSet { willChange() } }
    /// Pixels to a point; 1 by default.
    public var scale: CGFloat = 1 { willSet { willChange() } }
    /// Whether the picture is black where the view draws nothing, and not transparent.
    public var isOpaque = false { willSet { willChange() } }
    /// How colours are mixed. Kept for source compatibility; every mode mixes in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { willChange() } }

    private var stage: RenderingStage?

    /// Creates a renderer of a view, at its ideal size and one pixel to a point.
    public init(content view: Content) { content = view }

    /// The picture; nil if it has no pixels, or more than a picture can have.
    public var cgImage: CGImage? {
        let stage = stage ?? RenderingStage { [weak self] in self?.objectWillChange.send() }
        self.stage = stage
        let scale = self.scale.isFinite ? Swift.max(self.scale, 0) : 1
        guard scale > 0 else { return nil }
        return stage.picture(
            of: content, proposedSize, scale: scale,
            background: isOpaque ? .black : nil
        ).map(CGImage.init)
    }

    /// Passes the size of the view, and a closure that draws it upright above the origin of a
    /// context, to another closure. In a PDF, paths and text stay what they are; what only pixels
    /// can show, such as blurs and shadows, becomes a picture with so many pixels to a point.
    ///
    /// The closure is not called if the view has no size.
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        let stage = stage ?? RenderingStage { [weak self] in self?.objectWillChange.send() }
        self.stage = stage
        let scale = rasterizationScale.isFinite ? Swift.max(rasterizationScale, 0) : 1
        let background = isOpaque ? ResolvedColor.black : nil
        guard let list = stage.list(of: content, proposedSize, scale: 1, background: background)
        else { return }
        renderer(list.size) { context in
            if let background {
                context.surface.fill(
                    Path(CGRect(origin: .zero, size: list.size)).resolved, background)
            }
            context.surface.play(list, rasterizationScale: scale > 0 ? scale : 1)
        }
    }

    private func willChange() { objectWillChange.send() }
}

/// A view tree without a window.
@MainActor
private final class RenderingStage {
    private let app: AppGraph
    private let tree: ViewTree
    private let rasterizer = Rasterizer(cacheLimit: 8 << 20)
    private var isRendering = false

    init(changed: @escaping @MainActor () -> Void) {
        let logger = Logger(label: "casement.renderer").about(.app)
        app = AppGraph(shaper: TextShaper(), logger: logger)
        tree = ViewTree(
            app: app, images: ImageStore { logger.warning("\($0)") },
            environment: Self.environment)
        let notice = Notice { [weak self] in
            if self?.isRendering == false { changed() }
        }
        app.writes.wake = { [unowned writes = app.writes] in
            if writes.isOnMainThread { notice.give() } else { notice.giveLater() }
        }
        tree.whenDirty = { notice.give() }
    }

    private static var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorAssets = ColorAssets()
        return values
    }

    func picture<Content: View>(
        of content: Content, _ proposal: ProposedViewSize, scale: CGFloat,
        background: ResolvedColor?
    ) -> DecodedImage? {
        list(of: content, proposal, scale: scale, background: background).flatMap {
            rasterizer.picture(of: $0, background: background)
        }
    }

    /// What the view draws; nil where it has no size.
    func list<Content: View>(
        of content: Content, _ proposal: ProposedViewSize, scale: CGFloat,
        background: ResolvedColor?
    ) -> DisplayList? {
        isRendering = true
        defer { isRendering = false }
        tree.setSize(CGSize(width: 1, height: 1), scale: scale)
        tree.show(content)
        settle()
        let size = tree.rootRender.contentSize(proposal)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        tree.setSize(size, scale: scale)
        settle()
        return PaintPass.record(tree, background: background ?? .clear)
    }

    private func settle() {
        app.turn += 1
        TreeSettler.settle([tree], of: app)
    }
}

/// Reports a change on the main actor.
private final class Notice: @unchecked Sendable {
    private let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) { self.act = act }

    /// Only on the main thread.
    func give() { MainActor.assumeIsolated { act() } }

    func giveLater() { DispatchQueue.main.async { self.give() } }
}
