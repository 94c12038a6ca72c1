#if SDL
    import Foundation
    import Views

    /// What only the layout or the views themselves can answer, which are the main thread's.
    enum ElementQuestion: Sendable {
        /// The line around a byte.
        case line(Int)
        /// Where ranges of bytes are in the window.
        case rects([Range<Int>])
        /// The byte nearest to a point of the window.
        case offset(CGPoint)
        /// How the parts of the text look.
        case styles
        /// The indices of the selected rows among all rows of a table.
        case selectedRows

        enum Answer: Sendable {
            case range(Range<Int>?)
            /// A box around each range; nil if it is not shown.
            case rects([CGRect?])
            case offset(Int?)
            case styles([AccessibilityTextStyle])
            case rows([Int])
        }
    }

    @MainActor
    extension ElementQuestion {
        func answer(about node: AccessibilityNode?) -> Answer {
            guard let node, let render = node.render else { return nothing }
            switch self {
            case .styles: return .styles(node.textStyles)
            case .selectedRows:
                return .rows((render as? any DescribedRows)?.selectedRowIndices ?? [])
            default: break
            }
            if let edited = node.properties.editedText {
                return answer(edited, render)
            }
            if let (text, drawing) = node.drawnText {
                switch self {
                case .line(let byte):
                    return .range(text.lineRange(at: min(byte, text.string.utf8.count)))
                case .rects(let ranges):
                    let whole = 0..<text.string.utf8.count
                    return .rects(
                        ranges.map { box(text.selectionRects(for: $0.clamped(to: whole)), drawing) }
                    )
                case .offset(let point):
                    return .offset(text.utf8Offset(at: drawing.convertFromWindow(point)))
                case .styles, .selectedRows: break
                }
            }
            return nothing
        }

        private func answer(_ edited: any EditedText, _ render: RenderNode) -> Answer {
            switch self {
            case .line(let byte): .range(edited.line(at: byte))
            case .rects(let ranges): .rects(ranges.map { box(edited.rects(of: $0), render) })
            case .offset(let point):
                .offset(edited.offset(at: render.convertFromWindow(point)))
            case .styles, .selectedRows: nothing
            }
        }

        /// The answer if the element is gone, or draws no text.
        var nothing: Answer {
            switch self {
            case .line: .range(nil)
            case .rects(let ranges): .rects(ranges.map { _ in nil })
            case .offset: .offset(nil)
            case .styles: .styles([])
            case .selectedRows: .rows([])
            }
        }

        private func box(_ rects: [CGRect], _ node: RenderNode) -> CGRect? {
            Self.box(rects, node)
        }

        /// The box in the window around rectangles of a node; nil if there are none.
        static func box(_ rects: [CGRect], _ node: RenderNode) -> CGRect? {
            guard let first = rects.first else { return nil }
            let all = rects.dropFirst().reduce(first) { $0.union($1) }
            let corners = [
                CGPoint(x: all.minX, y: all.minY), CGPoint(x: all.maxX, y: all.maxY),
            ].map(node.convertToWindow)
            return CGRect(
                x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
                width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
        }
    }
#endif
