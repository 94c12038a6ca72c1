import Foundation
import Geometry
import Typography
import Views

/// The parts of a text that open an address when they are tapped.
final class TextLinks {
    /// The text as it was painted last.
    var text: ShapedText?
    private(set) var responder: Responder?
    private let links: [(range: Range<Int>, url: URL)]

    @MainActor
    init(_ links: [(range: Range<Int>, url: URL)], open: OpenURLAction) {
        self.links = links
        responder = Responder.forTaps { [weak self] point in
            if let url = self?.url(at: point) { open(url) }
        }
    }

    private func url(at point: CGPoint) -> URL? {
        guard let text else { return nil }
        return links.first { link in
            text.selectionRects(for: link.range).contains { $0.contains(point) }
        }?.url
    }
}
