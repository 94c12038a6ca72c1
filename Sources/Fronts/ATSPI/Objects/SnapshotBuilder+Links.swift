#if SDL
    import Foundation
    import Typography
    import Views

    /// Links: each part of a text that opens an address is an element in that of the text.
    extension SnapshotBuilder {
        mutating func addLinks(of node: AccessibilityNode, _ id: ElementID, in context: Context) {
            let links = node.properties.links
            guard !links.isEmpty else { return }
            if node.role == .link {
                snapshot.elements[id]?.facts = .link(
                    AccessibleLink(url: links[0].url.absoluteString))
                return
            }
            guard let states = snapshot.elements[id]?.states else { return }
            let drawn = node.drawnText
            let bytes = node.label.utf8
            for (index, link) in links.enumerated() {
                guard let range = link.range, range.upperBound <= bytes.count else { continue }
                let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
                let words = String(
                    node.label[start..<bytes.index(start, offsetBy: range.count)])
                var element = AccessibleElement(
                    ElementID(window: id.window, node: id.node, part: index), role: .link)
                element.name = words
                element.attributes = ["toolkit": "Casement"]
                element.text = AccessibleText(words)
                element.states = states.intersection([.visible, .showing, .enabled, .sensitive])
                element.frame = drawn.flatMap { frame(of: range, in: $0) } ?? node.frame
                element.facts = .link(
                    AccessibleLink(url: link.url.absoluteString, range: range))
                if node.properties.respondsToUserInteraction != false {
                    element.actions = [AccessibleAction(name: "click", .openLink(index), to: id)]
                }
                store(&element, in: context)
                snapshot.elements[id]?.links.append(element.id)
            }
        }

        private func frame(
            of range: Range<Int>, in drawn: (text: ShapedText, node: RenderNode)
        ) -> CGRect? {
            let whole = 0..<drawn.text.string.utf8.count
            return ElementQuestion.box(
                drawn.text.selectionRects(for: range.clamped(to: whole)), drawn.node)
        }
    }
#endif
