/// The tab to show.
package enum TabChoice<Selection: Hashable> {
    case tag(Selection)
    case index(Int)
}
