import Foundation
import Geometry
import Styles
import Views
import Widgets

/// Several previews, or one in several variants, side by side in one window.
struct PreviewBoard: View {
    /// A preview under its title, in an environment and a width of its own.
    struct Cell: Identifiable {
        let id: Int
        let title: String
        let preview: FoundPreview
        var change: (inout EnvironmentValues) -> Void = { _ in }
        /// Points; nil for the preview's own.
        var width: CGFloat?
    }

    let cells: [Cell]

    /// One cell for each of some previews.
    init(of previews: [FoundPreview]) {
        cells = previews.enumerated().map { Cell(id: $0, title: $1.name, preview: $1) }
    }

    /// One preview in light and dark, small and large type, the languages of the app, from right to
    /// left, and on narrow and wide screens.
    init(variantsOf preview: FoundPreview, languages: [String]) {
        var cells: [Cell] = []
        func add(
            _ title: String, width: CGFloat? = nil,
            _ change: @escaping (inout EnvironmentValues) -> Void
        ) {
            cells.append(
                Cell(
                    id: cells.count, title: title, preview: preview, change: change, width: width))
        }
        add("Light") { $0.colorScheme = .light }
        add("Dark") { $0.colorScheme = .dark }
        add("Smallest type") { $0.dynamicTypeSize = .xSmall }
        add("Largest type") { $0.dynamicTypeSize = .xxxLarge }
        add("Accessibility type") { $0.dynamicTypeSize = .accessibility3 }
        for language in languages {
            add("Language \(language)") { $0.locale = Locale(identifier: language) }
        }
        add("Right to left") { $0.layoutDirection = .rightToLeft }
        add("390 wide", width: 390) { _ in }
        add("1280 wide", width: 1280) { _ in }
        self.cells = cells
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                ForEach(cells) { PreviewCell(cell: $0) }
            }
            .padding(24)
        }
        .frame(minWidth: 480, minHeight: 360)
    }
}

/// One preview of the board.
private struct PreviewCell: View {
    let cell: PreviewBoard.Cell

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(cell.title).font(.headline)
            // What is wider than the window is looked at from side to side.
            ScrollView(.horizontal) {
                PreviewContent(cell.preview)
                    .frame(width: width, height: cell.preview.size?.height)
                    .background(.background)
                    .border(.separator)
                    .transformEnvironment(\.self, transform: cell.change)
            }
        }
    }

    private var width: CGFloat? { cell.width ?? cell.preview.size?.width }
}
