import Foundation

/// Pages in a scroll view, which are made as they become visible.
protocol ScrolledPages: AnyObject {
    /// The size of the largest page that is made.
    var idealSize: CGSize { get }
    func visibleRangeChanged()
}

/// The pages in a scroll view that it notifies.
struct PagesLink {
    private(set) weak var pages: (any ScrolledPages)?

    init(pages: any ScrolledPages) { self.pages = pages }
}
