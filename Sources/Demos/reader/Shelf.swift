import SwiftUI

/// The texts, and which of them are marked.
@MainActor
final class Shelf: ObservableObject {
    let articles = Article.all
    @Published private(set) var bookmarks: [Article.ID]
    private static let key = "bookmarks"

    init() { bookmarks = UserDefaults.standard.stringArray(forKey: Self.key) ?? [] }

    func article(_ id: Article.ID?) -> Article? { articles.first { $0.id == id } }

    func isMarked(_ article: Article) -> Bool { bookmarks.contains(article.id) }

    func toggleBookmark(_ article: Article) {
        if isMarked(article) {
            bookmarks.removeAll { $0 == article.id }
        } else {
            bookmarks.append(article.id)
        }
        UserDefaults.standard.set(bookmarks, forKey: Self.key)
    }
}
