import Foundation

/// The elements of one page of a tab view, none before the page is first shown.
@MainActor
struct TabPageElements {
    let page: (any TabPage)?
    let tag: Tag?
    private(set) var elements: [Element]

    /// The pages in the content of a tab view, in order.
    static func all(in content: _ViewNode?) -> [TabPageElements] {
        var list: [Element] = []
        content?.appendElements(to: &list)
        var pages: [TabPageElements] = []
        for element in list {
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
            pages.append(TabPageElements(page: page, tag: tag, elements: [element]))
        }
        return pages
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
