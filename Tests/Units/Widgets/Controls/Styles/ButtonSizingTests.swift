import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ButtonSizingTests {
    private func width<S: PrimitiveButtonStyle>(
        _ sizing: ButtonSizing, _ style: S
    ) -> CGFloat? {
        ViewHost {
            Button("Go") {}.buttonStyle(style).buttonSizing(sizing)
        }.frame("Go")?.width
    }

    @Test("S-801: a flexible button is as wide as there is room, all others as their labels")
    func widths() throws {
        #expect(width(.flexible, .bordered) == 300)
        #expect(width(.flexible, .borderedProminent) == 300)
        #expect(width(.flexible, .borderless) == 300)
        let fitted = try #require(width(.fitted, .bordered))
        #expect(fitted < 100)
        #expect(width(.automatic, .bordered) == fitted)
    }

    @Test("S-801: buttons further inside may be sized in another way, and read how they are")
    func nesting() throws {
        struct Reading: View {
            @Environment(\.buttonSizing) private var sizing
            var body: some View { Text(sizing == .fitted ? "fitted" : "other") }
        }
        let host = ViewHost {
            VStack {
                Button("Wide") {}.buttonStyle(.bordered)
                VStack {
                    Button("Narrow") {}.buttonStyle(.bordered)
                    Reading()
                }
                .buttonSizing(.fitted)
            }
            .buttonSizing(.flexible)
        }
        #expect(host.frame("Wide")?.width == 300)
        #expect(try #require(host.frame("Narrow")).width < 150)
        #expect(host.shows("fitted"))
    }
}
