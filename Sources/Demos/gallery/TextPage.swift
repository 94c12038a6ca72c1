import SwiftUI

struct TextPage: View {
    var body: some View {
        Exhibit("Styles") {
            VStack(alignment: .leading, spacing: 4) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Callout").font(.callout)
                Text("Subheadline").font(.subheadline)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
            }
        }
        Exhibit("In one line") {
            Text("Plain, ") + Text("bold, ").bold() + Text("italic, ").italic()
                + Text("red, ").foregroundColor(.red) + Text("struck").strikethrough()
            Text("**Markdown** in a *localized* key, with `code`")
            Text("Numbers keep their place: \(1234567) and \(0.5, specifier: "%.2f")")
                .monospacedDigit()
            Text("let monospaced = true").font(.system(.body, design: .monospaced))
        }
        Exhibit("Wrapping") {
            Text(
                """
                A text is never wider than the space it is offered, if it can wrap. It takes the \
                width of its widest line, and the height of all of them.
                """
            )
            .frame(maxWidth: 300, alignment: .leading)
            Text("One line, cut at the end because there is no room for more of it here")
                .lineLimit(1)
                .frame(maxWidth: 300, alignment: .leading)
            Text("Grüße, Ελλάδα, Привет, שלום, مرحبا, 👋🏽")
        }
        Exhibit("Symbols") {
            Flow(spacing: 16) {
                ForEach(
                    ["house", "star.fill", "heart.fill", "trash", "gear", "bell", "wifi", "lock"],
                    id: \.self
                ) {
                    Image(systemName: $0)
                }
            }
            .font(.title2)
            Flow(spacing: 16) {
                Label("Inbox", systemImage: "tray")
                Label("Warning", systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.orange)
                Label("Done", systemImage: "checkmark.circle.fill")
                    .foregroundStyle(.green)
            }
        }
        Exhibit("Assets") {
            Flow(spacing: 16) {
                Image(.harbor)
                Image(.harbor)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 48)
                Image(.star)
                    .foregroundStyle(Color.coral)
                Label("In a color set", image: .star)
                    .foregroundStyle(.coral)
            }
        }
    }
}
