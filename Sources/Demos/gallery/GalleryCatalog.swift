import SwiftUI

/// The pages, in the order of the list; a new widget adds a line to the page of its group.
enum GalleryPage: String, CaseIterable, Identifiable {
    case text, buttons, choices, values, fields, keyboards, lists, tables, scrolling, styles, hands
    case layout, shapes, drawing, effects, motion, moves, bars, columns, windows
    case sharing

    var id: Self { self }

    var title: String {
        switch self {
        case .text: "Text and images"
        case .buttons: "Buttons"
        case .choices: "Choices"
        case .values: "Sliders and gauges"
        case .fields: "Text input"
        case .keyboards: "Keyboards"
        case .lists: "Lists and forms"
        case .tables: "Tables"
        case .scrolling: "Scrolling"
        case .styles: "Control styles"
        case .hands: "Gestures"
        case .layout: "Stacks and grids"
        case .shapes: "Shapes and colours"
        case .drawing: "Drawing"
        case .effects: "Effects and materials"
        case .motion: "Animations"
        case .moves: "Transitions and keyframes"
        case .bars: "Bars and search"
        case .columns: "Columns and tabs"
        case .windows: "Sheets and menus"
        case .sharing: "Sharing and files"
        }
    }

    var symbol: String {
        switch self {
        case .text: "textformat"
        case .buttons: "hand.tap"
        case .choices: "checkmark.circle"
        case .values: "slider.horizontal.3"
        case .fields: "character.cursor.ibeam"
        case .keyboards: "keyboard"
        case .lists: "list.bullet"
        case .tables: "table"
        case .scrolling: "arrow.up.arrow.down"
        case .styles: "paintbrush"
        case .hands: "hand.draw"
        case .layout: "square.grid.2x2"
        case .shapes: "circle"
        case .drawing: "paintbrush.pointed"
        case .effects: "sparkles"
        case .motion: "play"
        case .moves: "arrow.clockwise"
        case .bars: "menubar.rectangle"
        case .columns: "sidebar.left"
        case .windows: "macwindow"
        case .sharing: "square.and.arrow.up"
        }
    }

    @MainActor @ViewBuilder
    var content: some View {
        switch self {
        case .text: TextPage()
        case .buttons: ButtonsPage()
        case .choices: ChoicesPage()
        case .values: ValuesPage()
        case .fields: FieldsPage()
        case .keyboards: KeyboardsPage()
        case .lists: ListsPage()
        case .tables: TablesPage()
        case .scrolling: ScrollingPage()
        case .styles: StylesPage()
        case .hands: HandsPage()
        case .layout: LayoutPage()
        case .shapes: ShapesPage()
        case .drawing: DrawingPage()
        case .effects: EffectsPage()
        case .motion: MotionPage()
        case .moves: MovesPage()
        case .bars: BarsPage()
        case .columns: ColumnsPage()
        case .windows: WindowsPage()
        case .sharing: SharingPage()
        }
    }
}

/// A few examples under a heading.
struct Exhibit<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title)
                .font(.headline)
            content
        }
    }
}
