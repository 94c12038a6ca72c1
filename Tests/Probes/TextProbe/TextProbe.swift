import SwiftUI

/// An app with styled texts, links and a rotor, as assistive technology reads them.
@main
struct TextProbe: App {
    var body: some Scene {
        WindowGroup("Texts") { Texts() }.defaultSize(width: 480, height: 420)
    }
}

struct Texts: View {
    @Namespace private var chapters
    @State private var notes = "Grüße an Ada"
    @State private var opened = "nothing"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Plain ") + Text("bold").bold() + Text(" and ")
                + Text("struck").italic().strikethrough().foregroundColor(
                    Color(red: 1, green: 0, blue: 0.5))
            Text("Réad [the **long** page](https://a.example/1) or [that](https://b.example)")
            Link("Home", destination: URL(string: "https://home.example")!)
            Text("Opened \(opened)")
            TextEditor(text: $notes)
                .font(.system(size: 21, design: .monospaced))
                .accessibilityLabel("Notes")
            VStack {
                ForEach(1..<5, id: \.self) { number in
                    Text("Chapter \(number)").accessibilityRotorEntry(id: number, in: chapters)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Book")
            .accessibilityRotor("Chapters") {
                ForEach([1, 3], id: \.self) { number in
                    AccessibilityRotorEntry("No. \(number)", id: number, in: chapters)
                }
            }
        }
        .padding()
        .environment(
            \.openURL,
            OpenURLAction {
                opened = $0.absoluteString
                return .handled
            })
    }
}
