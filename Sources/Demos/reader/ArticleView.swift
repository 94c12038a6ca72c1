import SwiftUI

/// One text to be read, with the words that are searched for marked in it.
struct ArticleView: View {
    let article: Article
    let words: String
    @Binding var textSize: Double
    @EnvironmentObject private var shelf: Shelf
    @Environment(\.language) private var language

    private static let sizes = 12.0...28.0

    var body: some View {
        let version = article.version(in: language)
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(verbatim: version.title)
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h1)
                ForEach(Array(version.paragraphs.enumerated()), id: \.offset) { _, paragraph in
                    Text(marked(paragraph))
                        .font(.system(size: textSize))
                        .lineSpacing(textSize / 3)
                        .accessibilityTextContentType(.narrative)
                }
            }
            .textSelection(.enabled)
            .padding(24)
            .frame(maxWidth: 640, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .id(article.id)
        .safeAreaInset(edge: .bottom) { sizeBar }
        .toolbar {
            ToolbarItem {
                Button(
                    isMarked ? "Remove Bookmark" : "Add Bookmark",
                    systemImage: isMarked ? "bookmark.fill" : "bookmark"
                ) {
                    shelf.toggleBookmark(article)
                }
                .labelStyle(.iconOnly)
                .keyboardShortcut("d")
            }
        }
    }

    private var isMarked: Bool { shelf.isMarked(article) }

    private var sizeBar: some View {
        HStack(spacing: 12) {
            Image(systemName: "textformat.size.smaller").accessibilityHidden(true)
            Slider(value: $textSize, in: Self.sizes, step: 1) { Text("Text size") }
                .labelsHidden()
            Image(systemName: "textformat.size.larger").accessibilityHidden(true)
        }
        .frame(maxWidth: 320)
        .padding(.horizontal, 24)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }

    private func marked(_ text: String) -> AttributedString {
        var result = AttributedString(text)
        for place in text.places(of: words) {
            guard let range = Range(place, in: result) else { continue }
            result[range].backgroundColor = .yellow.opacity(0.5)
            result[range].inlinePresentationIntent = .stronglyEmphasized
        }
        return result
    }
}
