import SwiftUI

/// Bars around a page, what reaches beneath them, and search.
struct BarsPage: View {
    var body: some View {
        Exhibit("Content beneath bars") {
            Flow(alignment: .top, spacing: 16) {
                ScrolledPage().frame(width: 256).framed()
                ColourfulPage().frame(width: 256).framed()
            }
        }
        Exhibit("Search with tokens, scopes and suggestions") {
            FruitSearch().framed(height: 300)
        }
        Exhibit("Badges") {
            List {
                Label("Inbox", systemImage: "tray").badge(12)
                Label("Drafts", systemImage: "doc").badge("2 new")
                Label("Alerts", systemImage: "bell").badge(3).badgeProminence(.increased)
                Label("Archive", systemImage: "archivebox").badge(0)
            }
            .framed(height: 150)
        }
    }
}

extension View {
    /// A small window on the page.
    func framed(height: CGFloat = 220) -> some View {
        frame(height: height)
            .background(.background)
            .clipShape(.rect(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
    }
}

/// A list that scrolls beneath a bar with a menu in its title.
private struct ScrolledPage: View {
    @State private var chosen = "Newest"

    var body: some View {
        NavigationStack {
            List(1..<30, id: \.self) { Text("Message \($0)") }
                .navigationTitle(chosen)
                .toolbarTitleMenu {
                    Button("Newest") { chosen = "Newest" }
                    Button("Unread") { chosen = "Unread" }
                }
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Write", systemImage: "square.and.pencil") {}
                            .labelStyle(.iconOnly)
                    }
                    ToolbarItem(placement: .status) { Text("29 messages").font(.caption) }
                }
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }
    }
}

/// A colour that fills the page, also beneath its bar.
private struct ColourfulPage: View {
    var body: some View {
        NavigationStack {
            VStack {
                Image(systemName: "sun.max").font(.largeTitle)
                Text("Colours reach the edges")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .foregroundStyle(.white)
            .background(Color(red: 0.16, green: 0.3, blue: 0.55).gradient)
            .navigationTitle("Today")
            .toolbarBackground(.hidden, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .safeAreaInset(edge: .bottom) {
                Text("A bar of its own").padding(8).frame(maxWidth: .infinity).background(.bar)
            }
        }
    }
}

/// A search that narrows down by kind and by colour.
private struct FruitSearch: View {
    private struct Colour: Identifiable, Hashable {
        let id: String
    }

    @State private var text = ""
    @State private var colours = [Colour(id: "Red")]
    @State private var suggested = [Colour(id: "Green"), Colour(id: "Yellow")]
    @State private var scope = "All"
    private let fruits = ["Apple", "Cherry", "Fig", "Lemon", "Lime", "Pear", "Plum"]

    var body: some View {
        NavigationStack {
            List(fruits.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .navigationTitle("Fruit")
                .searchable(
                    text: $text, tokens: $colours, suggestedTokens: $suggested,
                    placement: .navigationBarDrawer, prompt: "Find fruit"
                ) { Text($0.id) }
                .searchScopes($scope) {
                    Text("All").tag("All")
                    Text("In season").tag("In season")
                }
                .searchSuggestions {
                    ForEach(fruits.prefix(3), id: \.self) { Text($0).searchCompletion($0) }
                }
        }
    }
}
