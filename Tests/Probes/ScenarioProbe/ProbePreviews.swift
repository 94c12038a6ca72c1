import SwiftUI

// What a release build leaves out; see the trait in Package.swift.
#if Macros
    #Preview {
        Text("Unnamed").font(.title)
    }

    #Preview("Named argument", body: { Text("By name") })

    #Preview("Wide", traits: .landscapeLeft) {
        HStack {
            Text("Left")
            Spacer()
            Text("Right")
        }
        .padding()
    }

    #Preview("With state", traits: .sizeThatFitsLayout) {
        @Previewable @State var isOn = true
        @Previewable @State var name = "Ada"
        Toggle(name, isOn: $isOn).padding()
    }

    private struct Guests: PreviewModifier {
        static func makeSharedContext() async throws -> [String] { ["Ada", "Bo"] }

        func body(content: Content, context: [String]) -> some View {
            VStack {
                Text(context.joined(separator: ", "))
                content
            }
        }
    }

    #Preview("Shared", traits: .modifier(Guests()), .fixedLayout(width: 200, height: 100)) {
        Text("below")
    }

    #Preview("Broken") {
        let numbers: [Int] = []
        Text("\(numbers[0])")
    }
#endif

struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("Card").padding().previewLayout(.sizeThatFits)
            Text("Dark card").padding().preferredColorScheme(.dark)
                .previewLayout(.fixed(width: 120, height: 40))
                .previewDisplayName("Night")
        }
    }
}
