import Foundation
import Geometry
import Typography
import Views

/// A part of a text that opens an address.
struct TextLink {
    /// The UTF-8 bytes of the text as it is drawn.
    let range: Range<Int>
    /// Its part of the accessibility label, in UTF-8 bytes.
    let spoken: Range<Int>
    let url: URL
}

/// The parts of a text that open an address when they are tapped, and have a context menu.
final class TextLinks {
    /// The text as it was painted last.
    var text: ShapedText?
    private(set) var responder: Responder?
    /// What opens the links, without their own context menu.
    private(set) var taps: [any GestureRecognizer] = []
    private var links: [TextLink]
    private var open: OpenURLAction
    private var pasteboard: (any Pasteboard)?
    private var menu: TextMenu?

    @MainActor
    init(_ links: [TextLink], in environment: EnvironmentValues) {
        self.links = links
        open = environment.openURL
        pasteboard = environment.pasteboard
        menu = environment.textMenu
        let responder = Responder.forTaps { [weak self] point in
            guard let self, let url = url(at: point) else { return }
            self.open(url)
        }
        let press = LinkMenuPress()
        press.links = self
        taps = responder.recognizers
        responder.recognizers.append(press)
        self.responder = responder
    }

    /// Takes over the targets of newer links and keeps the responder.
    func update(from new: TextLinks) {
        (links, open, pasteboard, menu) = (new.links, new.open, new.pasteboard, new.menu)
    }

    /// The links as assistive technology has them: neighbouring parts of one address, such as a word
    /// in bold, are one.
    var described: [AccessibilityTextLink] {
        var parts: [(range: Range<Int>, url: URL)] = []
        for link in links {
            if let last = parts.last, last.url == link.url,
                last.range.upperBound == link.spoken.lowerBound
            {
                parts[parts.count - 1].range = last.range.lowerBound..<link.spoken.upperBound
            } else {
                parts.append((link.spoken, link.url))
            }
        }
        let open = open
        return parts.map { part in AccessibilityTextLink(part.range, part.url) { open(part.url) } }
    }

    private func url(at point: CGPoint) -> URL? {
        guard let text else { return nil }
        return links.first { link in
            text.selectionRects(for: link.range).contains { $0.contains(point) }
        }?.url
    }

    /// What the context menu of a link at a point says; nothing beside the links.
    @MainActor func menuEntries(at point: CGPoint) -> [MenuEntry] {
        guard let url = url(at: point) else { return [] }
        let (open, pasteboard) = (open, pasteboard)
        return [
            MenuEntry(.item, title: "Open Link", item: MenuItem { open(url) }),
            MenuEntry(
                .item, title: "Copy Link",
                item: MenuItem { pasteboard?.string = url.absoluteString }),
        ]
    }

    /// Opens the menu of the link at the event; false beside the links.
    @MainActor fileprivate func openMenu(_ event: GestureEvent) -> Bool {
        let entries = menuEntries(at: event.location)
        guard let menu, !entries.isEmpty, let node = event.node as? RenderNode else { return false }
        menu.open(entries, at: event.windowLocation, node.tree.events)
        return true
    }
}

/// Recognizes a press of the secondary button on a link.
@MainActor
private final class LinkMenuPress: GestureRecognizer {
    weak var links: TextLinks?
    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.phase == .down, event.button == .secondary, links?.openMenu(event) == true
        else { return .failed }
        return .ended
    }

    func cancel() {}
}
