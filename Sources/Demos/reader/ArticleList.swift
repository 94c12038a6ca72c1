import SwiftUI

/// The texts that contain the words, those with a bookmark first.
struct ArticleList: View {
    let words: String
    @Binding var selection: Article.ID?
    @EnvironmentObject private var shelf: Shelf
    @Environment(\.language) private var language

    var body: some View {
        List(selection: $selection) {
            if !marked.isEmpty {
                Section("Bookmarks") {
                    ForEach(marked) { ArticleRow(article: $0, words: words) }
                }
            }
            Section("Texts") {
                ForEach(others) { ArticleRow(article: $0, words: words) }
            }
        }
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: words) }
        }
        .navigationTitle("Library")
    }

    private var found: [Article] {
        let isSearching = !words.trimmingCharacters(in: .whitespaces).isEmpty
        return isSearching
            ? shelf.articles.filter { $0.count(of: words, in: language) > 0 } : shelf.articles
    }

    private var marked: [Article] { found.filter(shelf.isMarked) }
    private var others: [Article] { found.filter { !shelf.isMarked($0) } }
}

/// A text in the list.
private struct ArticleRow: View {
    let article: Article
    let words: String
    @EnvironmentObject private var shelf: Shelf
    @Environment(\.language) private var language

    var body: some View {
        let places = article.count(of: words, in: language)
        Label {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: article.version(in: language).title)
                if places > 0 {
                    Text("\(places) places").font(.caption).foregroundStyle(.secondary)
                }
            }
        } icon: {
            Image(systemName: article.symbol)
        }
        .accessibilityIdentifier("article-\(article.id)")
        .accessibilityAction(named: "Bookmark") { shelf.toggleBookmark(article) }
        .swipeActions {
            Button("Bookmark", systemImage: "bookmark") { shelf.toggleBookmark(article) }
                .tint(.orange)
        }
    }
}
