import CasementTesting
import SwiftUI
import Testing

/// Fonts, styles and limits that views inherit from those around them.
@MainActor
struct InheritedStyleTests {
    private func painted<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
        let content = content()
        return TestApp { content }.printedDisplayList()
    }

    private struct Deep<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
            HStack { Group { VStack { content } } }
        }
    }

    @Test("S-107: a colour set around views is that of all text inside, unless one has its own")
    func foreground() {
        #expect(
            painted { Deep { Text("a") }.foregroundStyle(.red) }
                == painted { Deep { Text("a").foregroundStyle(.red) } })
        #expect(
            painted { Deep { Text("a") }.foregroundColor(.red) }
                == painted { Deep { Text("a") }.foregroundStyle(.red) })
        #expect(
            painted { Deep { Text("a").foregroundStyle(.blue) }.foregroundStyle(.red) }
                == painted { Deep { Text("a").foregroundStyle(.blue) } })
        #expect(
            painted { Deep { Text("a") }.foregroundStyle(.red) }
                != painted { Deep { Text("a") } })
    }

    @Test("S-107: a font set around views is that of all text inside, unless one has its own")
    func font() {
        #expect(
            painted { Deep { Text("a") }.font(.largeTitle) }
                == painted { Deep { Text("a").font(.largeTitle) } })
        #expect(
            painted { Deep { Text("a").font(.caption) }.font(.largeTitle) }
                == painted { Deep { Text("a").font(.caption) } })
        #expect(
            painted { Deep { Text("a").font(nil) }.font(.largeTitle) }
                == painted { Deep { Text("a") } })
        #expect(
            painted { Deep { Text("a") }.font(.largeTitle) } != painted { Deep { Text("a") } })
    }

    @Test("S-107: a tint is that of all controls inside, the nearest first")
    func tint() {
        let plain = painted { Deep { Toggle("a", isOn: .constant(true)) } }
        let red = painted { Deep { Toggle("a", isOn: .constant(true)).tint(.red) } }
        #expect(plain != red)
        #expect(painted { Deep { Toggle("a", isOn: .constant(true)) }.tint(.red) } == red)
        #expect(
            painted { Deep { Toggle("a", isOn: .constant(true)).tint(.red) }.tint(.green) } == red)
    }

    @Test("S-107: a line limit is that of all text inside, the nearest first")
    func lineLimit() {
        let long = "one two three four five six seven eight nine ten eleven twelve thirteen"
        func height<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
            let content = content()
            return TestApp { content.frame(width: 90) }.find(containing: "one two").frame.height
        }
        let (one, two) = (
            height { Text(long).lineLimit(1) }, height { Text(long).lineLimit(2) }
        )
        #expect(one < two)
        #expect(height { Deep { Text(long) }.lineLimit(1) } == one)
        #expect(height { Deep { Text(long).lineLimit(2) }.lineLimit(1) } == two)
        #expect(height { Deep { Text(long).lineLimit(nil) }.lineLimit(1) } > two)
    }
}
