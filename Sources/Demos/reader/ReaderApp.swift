import SwiftUI

/// A reader of short texts in English and in Arabic, with search, bookmarks and selection.
@main
struct ReaderApp: App {
    @StateObject private var shelf = Shelf()

    var body: some Scene {
        WindowGroup("Reader") {
            ReaderView()
                .environmentObject(shelf)
        }
        .defaultSize(width: 960, height: 640)
    }
}

/// The languages that there are texts in.
enum Language: String, CaseIterable, Identifiable {
    case english
    case arabic

    var id: Language { self }
    var locale: Locale { Locale(identifier: self == .arabic ? "ar" : "en") }
    var direction: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }
    /// The language's name for itself.
    var name: String { self == .arabic ? "العربية" : "English" }
}

/// The list of texts beside the one that is read.
struct ReaderView: View {
    @EnvironmentObject private var shelf: Shelf
    @AppStorage("language") private var language = Language.english
    @AppStorage("textSize") private var textSize = 17.0
    @SceneStorage("article") private var article: Article.ID?
    @SceneStorage("words") private var words = ""

    var body: some View {
        NavigationSplitView {
            ArticleList(words: words, selection: $article)
                .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)
                .searchable(text: $words, prompt: Text("Search the texts"))
        } detail: {
            Group {
                if let shown = shelf.article(article) {
                    ArticleView(article: shown, words: words, textSize: $textSize)
                } else {
                    ContentUnavailableView("Nothing is open", systemImage: "book")
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Picker("Language", selection: $language) {
                        ForEach(Language.allCases) { language in
                            Text(verbatim: language.name).tag(language)
                        }
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
            }
        }
        .environment(\.language, language)
        .environment(\.locale, language.locale)
        .environment(\.layoutDirection, language.direction)
    }
}

private struct LanguageKey: EnvironmentKey {
    static let defaultValue = Language.english
}

extension EnvironmentValues {
    /// The language of the texts that are shown.
    var language: Language {
        get { self[LanguageKey.self] }
        set { self[LanguageKey.self] = newValue }
    }
}
