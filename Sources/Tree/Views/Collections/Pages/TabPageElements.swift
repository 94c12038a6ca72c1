import Foundation

/// The elements of one page of a tab view, none before the page is first shown.
@MainActor
struct TabPageElements {
    let page: (any TabPage)?
    let tag: Tag?
    private(set) var elements: [Element]
    /// The row of a lazy loop that the page is.
    var row: RowPosition?

    /// The pages in the content of a tab view, in order.
    static func all(in content: _ViewNode?) -> [TabPageElements] {
        var list: [Element] = []
        content?.appendElements(to: &list)
        var pages: [TabPageElements] = []
        for element in list {
            if element.render.isPlaceholder {
                pages += rows(of: unsafeDowncast(element.render, to: PlaceholderRows.self))
                continue
            }
            let page = element.traits[TabPageTrait.self]
            if let page, let last = pages.last?.page, last === page {
                pages[pages.count - 1].elements.append(element)
                continue
            }
            let tag =
                element.traits[TagTrait.self] ?? page?.tag
                ?? element.traits[LoopPositionTrait.self].map {
                    Tag($0.id, includesOptional: false)
                }
            pages.append(
                TabPageElements(page: page, tag: tag, elements: [element], row: element.rowPosition)
            )
        }
        return pages
    }

    /// The pages that a loop has not made: each row is one.
    private static func rows(of placeholder: PlaceholderRows) -> [TabPageElements] {
        guard let source = placeholder.source else { return [] }
        return placeholder.range.map { index in
            let tag =
                source.rowTag(at: index)
                ?? Tag(source.rowID(at: index), includesOptional: false)
            return TabPageElements(
                page: nil, tag: tag, elements: [], row: RowPosition(source, index, inner: nil))
        }
    }

    /// Makes the page, or hides it; it keeps its state.
    func setShown(_ isShown: Bool) {
        if let page { page.setShown(isShown) }
        guard let row else { return }
        if isShown, elements.isEmpty {
            row.source.show(row.index..<(row.index + 1))
        } else if !isShown, !elements.isEmpty {
            row.source.detach(row.index)
        }
    }
}

extension TabChoice {
    /// The index of the chosen page: the first where no page has the tag.
    @MainActor func index(in pages: [TabPageElements]) -> Int {
        let index =
            switch self {
            case .index(let index): index
            case .tag(let value):
                pages.firstIndex { page in
                    guard let tag = page.tag else { return false }
                    return tag.value(as: Selection.self) == value || tag.value == AnyHashable(value)
                } ?? 0
            }
        return min(max(0, index), max(0, pages.count - 1))
    }
}
