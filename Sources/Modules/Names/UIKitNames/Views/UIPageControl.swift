import Casement
import Widgets

/// The dots of pages. The app's own are reached by the one that stands for all.
open class UIPageControl: UIControl {
    /// Stands for all dots of pages of the app.
    open class func appearance() -> UIPageControl {
        AppearanceProxies.proxy { PageControlAppearance() as UIPageControl }
    }

    /// The colour of the shown page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
    /// How many pages there are. A thousand dots are shown at most.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            changed()
        }
    }
    /// The shown page, from 0.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { changed() }
        }
    }
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { changed() } }

    override func usualHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }

    package override var content: AnyView {
        if hidesForSinglePage, numberOfPages < 2 { return AnyView(EmptyView()) }
        let (others, current) = (pageIndicatorTintColor, currentPageIndicatorTintColor)
        return AnyView(
            HStack(spacing: 8) {
                ForEach(0..<min(numberOfPages, 1_000), id: \.self) { page in
                    let isCurrent = page == self.currentPage
                    Circle()
                        .fill(Color(uiColor: (isCurrent ? current : others) ?? .label))
                        .opacity(isCurrent || others != nil ? 1 : 0.3)
                        .frame(width: 8, height: 8)
                        .padding(.vertical, 8)
                        .contentShape(Rectangle())
                        .onTapGesture { self.turn(towards: page) }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityValue("page \(currentPage + 1) of \(numberOfPages)")
            .accessibilityAdjustableAction { direction in
                self.turn(towards: self.currentPage + (direction == .increment ? 1 : -1))
            }
            .disabled(!isEnabled))
    }

    /// Goes one page on or back, as a tap on a dot before or after the current one does.
    private func turn(towards page: Int) {
        let old = currentPage
        currentPage += (page - old).signum()
        if currentPage != old { sendActions(for: .valueChanged) }
    }
}

/// What stands for all dots of pages.
private final class PageControlAppearance: UIPageControl {
    override var currentPageIndicatorTintColor: UIColor? {
        didSet {
            AppearanceProxies.change {
                $0.currentPageDot = currentPageIndicatorTintColor.map { Color($0) }
            }
        }
    }
    override var pageIndicatorTintColor: UIColor? {
        didSet {
            AppearanceProxies.change { $0.otherPageDots = pageIndicatorTintColor.map { Color($0) } }
        }
    }
}
