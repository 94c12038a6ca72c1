import Foundation
import Geometry
import Typography
import Views

/// The parts of a text that open an address when they are tapped.
final class TextLinks {
    /// The text as it was painted last.
    var text: ShapedText?
    private(set) var responder: Responder?
    private var links: [(range: Range<Int>, url: URL)]
    private var open: OpenURLAction

    @MainActor
    init(_ links: [(range: Range<Int>, url: URL)], open: OpenURLAction) {
        self.links = links
        self.open = open
        responder = Responder.forTaps { [weak self] point in
            guard let self, let url = url(at: point) else { return }
            self.open(url)
        }
    }

    /// Takes over the targets of newer links and keeps the responder.
    func update(from new: TextLinks) { (links, open) = (new.links, new.open) }

    private func url(at point: CGPoint) -> URL? {
        guard let text else { return nil }
        return links.first { link in
            text.selectionRects(for: link.range).contains { $0.contains(point) }
        }?.url
    }
}
