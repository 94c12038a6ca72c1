#if SDL
    import Foundation
    import Hosting
    import Views

    /// What a client does with an element. It reaches the app's own thread as a request, which finds the
    /// element there or does nothing.
    enum ElementAct: Equatable, Sendable {
        /// An action by its name in Casement's tree.
        case action(String)
        case focus
        case reveal
        case setNumber(Double)
        case setText(String)
        /// In bytes of UTF-8.
        case replace(Range<Int>, String)
        case select(anchor: Int, head: Int)
        case copy(Range<Int>)
        case cut(Range<Int>)
        case paste(Int)
        /// Opens a link in the element's text, by its index.
        case openLink(Int)
        /// Selects a row of a table, by its index among all rows, or takes it out of the selection.
        case selectRow(Int, isSelected: Bool)

        /// The name of the action that a click of the pointer is.
        static let pointerClick = "pointer click"
    }

    @MainActor
    extension ElementAct {
        func perform(on node: AccessibilityNode, in window: Int, of host: AppHost) {
            guard node.isEnabled || isOfReader else { return }
            switch self {
            case .action(Self.pointerClick): click(node, in: window, of: host)
            case .action(let name):
                node.allActions.first { $0.name == name }?.perform(in: node.frame)
            case .focus: node.takeFocus()
            case .reveal: node.render?.revealInScrollViews()
            case .setNumber(let number): set(number, of: node)
            case .setText(let text): node.properties.setValue?(text)
            case .replace(let range, let text): edit(node) { $0.replace(range, with: text) }
            case .select(let anchor, let head):
                node.properties.editedText?.select(anchor: anchor, head: head)
            case .copy(let range): node.properties.editedText?.copy(range)
            case .cut(let range):
                edit(node) { text in
                    guard !text.isSecure else { return }
                    text.copy(range)
                    text.replace(range, with: "")
                }
            case .paste(let offset): edit(node) { $0.paste(at: offset) }
            case .openLink(let index):
                let links = node.properties.links
                if links.indices.contains(index) { links[index].open() }
            case .selectRow(let index, let isSelected):
                (node.render as? any DescribedRows)?.setSelected(isSelected, rowAt: index)
            }
        }

        /// Whether it changes nothing but what is seen.
        private var isOfReader: Bool {
            switch self {
            case .focus, .reveal, .select, .copy: true
            default: false
            }
        }

        private func edit(_ node: AccessibilityNode, _ change: (any EditedText) -> Void) {
            guard let text = node.properties.editedText, text.isEditable else { return }
            change(text)
        }

        private func set(_ number: Double, of node: AccessibilityNode) {
            guard number.isFinite else { return }
            if let set = node.properties.setValue { return set("\(number)") }
            guard let adjust = node.properties.adjust, let text = node.properties.value,
                let current = Double(text), number != current
            else { return }
            adjust(number > current)
        }

        /// Does what a click at the element's activation point does, which is its middle if the app
        /// names none, in the turn after the one that brings it into sight.
        private func click(_ node: AccessibilityNode, in window: Int, of host: AppHost) {
            node.render?.revealInScrollViews()
            let target = node.activationPoint
            let offset = CGSize(
                width: target.x - node.frame.minX, height: target.y - node.frame.minY)
            DispatchQueue.main.async { [weak host] in
                MainActor.assumeIsolated {
                    guard let host, let render = node.render, render.isInTree else { return }
                    let frame = render.windowFrame
                    let point = CGPoint(
                        x: frame.minX + offset.width, y: frame.minY + offset.height)
                    host.perform {
                        for phase in [PointerEvent.Phase.moved, .down, .up, .left] {
                            host.route(
                                InputEvent(
                                    .pointer(PointerEvent(phase, at: point)),
                                    in: WindowID(window)))
                        }
                    }
                }
            }
        }
    }
#endif
