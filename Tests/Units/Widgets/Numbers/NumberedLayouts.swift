import Foundation
import Geometry
import Layouts
import Views
import Widgets

extension NumberedViews {
    static var layouts: [NumberedViews] {
        stacks + grids + frames + scrolling
    }

    private static var stacks: [NumberedViews] {
        [
            NumberedViews("HStack") { HStack(spacing: $0) { content } },
            NumberedViews("VStack") { VStack(spacing: $0) { content } },
            NumberedViews("ZStack") { _ in ZStack { content } },
            NumberedViews("LazyHStack") { LazyHStack(spacing: $0) { content } },
            NumberedViews("LazyVStack") { LazyVStack(spacing: $0) { content } },
            NumberedViews("HStackLayout") { HStackLayout(spacing: $0) { content } },
            NumberedViews("VStackLayout") { VStackLayout(spacing: $0) { content } },
            NumberedViews("ZStackLayout") { _ in ZStackLayout { content } },
            NumberedViews("AnyLayout") { AnyLayout(HStackLayout(spacing: $0)) { content } },
            NumberedViews("Layout") { OddLayout(number: $0) { content } },
            NumberedViews("Spacer") { number in
                HStack {
                    Spacer(minLength: number)
                    content
                }
            },
            NumberedViews("ViewThatFits") { number in
                ViewThatFits {
                    Text("wide").frame(width: number)
                    content
                }
            },
            NumberedViews("layoutPriority") { number in
                HStack {
                    Text("a").layoutPriority(Double(number))
                    content
                }
            },
            NumberedViews("zIndex") { number in
                ZStack {
                    Text("a").zIndex(Double(number))
                    content
                }
            },
            NumberedViews("alignmentGuide") { number in
                VStack(alignment: .leading) {
                    Text("a").alignmentGuide(.leading) { _ in number }
                    content
                }
            },
        ]
    }

    private static var grids: [NumberedViews] {
        [
            NumberedViews("Grid") { number in
                Grid(horizontalSpacing: number, verticalSpacing: number) {
                    GridRow { content }
                    GridRow { Text("x").gridCellColumns(Int(saturating: number)) }
                    GridRow { Text("y").gridCellAnchor(UnitPoint(x: number, y: number)) }
                }
            },
            NumberedViews("GridLayout") { number in
                GridLayout(horizontalSpacing: number, verticalSpacing: number) { content }
            },
            NumberedViews("LazyVGrid fixed") { lazyGrid(GridItem(.fixed($0))) },
            NumberedViews("LazyVGrid flexible") {
                lazyGrid(GridItem(.flexible(minimum: $0, maximum: $0), spacing: $0))
            },
            NumberedViews("LazyVGrid adaptive") {
                lazyGrid(GridItem(.adaptive(minimum: $0, maximum: $0), spacing: $0))
            },
            NumberedViews("LazyVGrid adaptive of any width") {
                lazyGrid(GridItem(.adaptive(minimum: $0)))
            },
            NumberedViews("LazyHGrid adaptive") { number in
                LazyHGrid(
                    rows: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number
                ) { content }
            },
        ]
    }

    private static func lazyGrid(_ item: GridItem) -> some View {
        LazyVGrid(columns: [item, item], spacing: item.spacing) { content }
    }

    private static var frames: [NumberedViews] {
        [
            NumberedViews("frame") { content.frame(width: $0, height: $0) },
            NumberedViews("frame minimum") { content.frame(minWidth: $0, minHeight: $0) },
            NumberedViews("frame ideal") {
                content.frame(idealWidth: $0, idealHeight: $0).fixedSize()
            },
            NumberedViews("frame maximum") { content.frame(maxWidth: $0, maxHeight: $0) },
            NumberedViews("frame limits") {
                content.frame(minWidth: $0, idealWidth: -$0, maxWidth: $0, minHeight: 10)
            },
            NumberedViews("padding") { content.padding($0) },
            NumberedViews("padding of an edge") { content.padding(.leading, $0) },
            NumberedViews("offset") { content.offset(x: $0, y: $0) },
            NumberedViews("position") { content.position(x: $0, y: $0) },
            NumberedViews("aspectRatio") { content.aspectRatio($0, contentMode: .fit) },
            NumberedViews("aspectRatio of a size") {
                content.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
            },
            NumberedViews("containerRelativeFrame") { number in
                content.containerRelativeFrame(.horizontal) { _, _ in number }
            },
            NumberedViews("containerRelativeFrame with counts") { number in
                content.containerRelativeFrame(
                    .horizontal, count: Int(saturating: number), span: 1, spacing: number)
            },
            NumberedViews("safeAreaPadding") { content.safeAreaPadding($0) },
            NumberedViews("safeAreaInset") { number in
                content.safeAreaInset(edge: .top, spacing: number) { Text("bar") }
            },
            NumberedViews("overlay") { number in
                content.overlay { Text("over").frame(width: number) }
            },
            NumberedViews("background") { number in
                content.background { Text("under").offset(x: number) }
            },
            NumberedViews("GeometryReader") { number in
                GeometryReader { proxy in
                    Text("in").frame(width: proxy.size.width * number, height: number)
                }
            },
        ]
    }

    private static var scrolling: [NumberedViews] {
        [
            NumberedViews("ScrollView") { number in
                ScrollView([.horizontal, .vertical]) { content.frame(width: number) }
            },
            NumberedViews("ScrollView with a grid") { number in
                ScrollView { lazyGrid(GridItem(.adaptive(minimum: number))) }
            },
            NumberedViews("ScrollView with margins") { number in
                ScrollView { content }.contentMargins(.all, number)
            },
            NumberedViews("ScrollView with a position") { number in
                ScrollView { content }
                    .scrollPosition(.constant(ScrollPosition(x: number, y: number)))
            },
            NumberedViews("ScrollView with an anchor") { number in
                ScrollView { content }.defaultScrollAnchor(UnitPoint(x: number, y: number))
            },
            NumberedViews("List") { number in
                List {
                    content.listRowInsets(
                        EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
                    Text("row").frame(height: number)
                }
                .listRowSpacing(number).listSectionSpacing(number)
                .environment(\.defaultMinListRowHeight, number)
            },
            NumberedViews("Form") { number in
                Form { Section { Text("row").padding(number) } }
            },
            NumberedViews("NavigationSplitView") { number in
                NavigationSplitView {
                    content.navigationSplitViewColumnWidth(number)
                } detail: {
                    content
                }
            },
            NumberedViews("inspector") { number in
                content.inspector(isPresented: .constant(true)) {
                    Text("more").inspectorColumnWidth(min: number, ideal: number, max: number)
                }
            },
            NumberedViews("HSplitView") { number in
                HSplitView {
                    Text("left").frame(minWidth: number)
                    Text("right").frame(maxWidth: number)
                }
            },
            NumberedViews("Table") { number in
                Table(of: OddRow.self) {
                    TableColumn("Column") { Text("\($0.id)") }.width(number)
                    TableColumn("Other") { Text("\($0.id)") }
                        .width(min: number, ideal: number, max: number)
                } rows: {
                    TableRow(OddRow(id: 1))
                }
            },
        ]
    }

    @ViewBuilder static var content: some View {
        Text("some text")
        Rectangle()
    }
}

private struct OddRow: Identifiable {
    let id: Int
}

/// A layout whose proposals, positions and size are the number.
private struct OddLayout: Layout {
    let number: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: number, height: 1)) }
        return CGSize(width: number, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: number, y: bounds.midY), anchor: UnitPoint(x: number, y: 0),
                proposal: ProposedViewSize(width: number, height: number))
        }
    }
}
