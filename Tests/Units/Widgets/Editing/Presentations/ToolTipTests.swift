import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Tool tips. A tip is a text like any other, so that assistive technology and tests find it.
@MainActor
struct ToolTipTests {
    private func hover(_ host: ViewHost, _ name: String) {
        guard let frame = host.frame(name) else { return }
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: frame.midX, y: frame.midY))))
    }

    private func tips(_ host: ViewHost) -> [String] {
        host.elements(.text).map(\.label).filter { $0.hasPrefix("tip") }
    }

    @Test("S-379: A tip appears when the pointer has rested on the view, and goes when it leaves")
    func rests() throws {
        let host = ViewHost { Button("Save") {}.help("tip") }
        #expect(host.element("Save")?.properties.hint == "tip")
        hover(host, "Save")
        host.advance(0.5)
        #expect(tips(host) == [])
        host.advance(0.3)
        #expect(tips(host) == ["tip"])
        let tip = try #require(host.frame("tip"))
        let button = try #require(host.frame("Save"))
        #expect(tip.minY > button.midY)
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 5, y: 5))))
        host.advance(0.5)
        #expect(tips(host) == [])
    }

    @Test("S-379: Moving on the view starts the wait again, and a press shows no tip")
    func movesAndPresses() throws {
        let host = ViewHost { Button("Save") {}.help("tip") }
        let frame = try #require(host.frame("Save"))
        for step in 0..<4 {
            let place = CGPoint(x: frame.minX + 2 + CGFloat(step), y: frame.midY)
            host.send(.pointer(PointerEvent(.moved, at: place)))
            host.advance(0.5)
        }
        #expect(tips(host) == [])
        host.press("Save")
        host.advance(2)
        #expect(tips(host) == [])
    }

    @Test("The keyboard's focus shows a tip, too, and another press of Tab hides it")
    func focus() {
        let host = ViewHost {
            VStack {
                Button("One") {}.help("tip one")
                Button("Two") {}
            }
        }
        host.key(.tab)
        host.advance(1)
        #expect(tips(host) == ["tip one"])
        host.key(.tab)
        host.advance(1)
        #expect(tips(host) == [])
        #expect(host.element("Two")?.isFocused == true)
    }

    @Test("A tip stays inside of the window, and wraps where it is long")
    func inside() throws {
        let long = "tip " + String(repeating: "word ", count: 30)
        let host = ViewHost(width: 320, height: 120) {
            Button("Save") {}.help(long)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        hover(host, "Save")
        host.advance(1)
        let tip = try #require(host.frame(long))
        #expect(tip.width <= 280)
        #expect(tip.height > 30)
        #expect(CGRect(x: 0, y: 0, width: 320, height: 120).contains(tip))
    }

    @Test("Of views inside each other the innermost shows its tip")
    func nested() {
        let host = ViewHost {
            VStack { Button("Save") {}.help("tip inside") }.padding().help("tip outside")
        }
        hover(host, "Save")
        host.advance(1)
        #expect(tips(host) == ["tip inside"])
    }

    @Test("A tip takes no presses, and a disabled view has one")
    func harmless() {
        let pressed = Box(0)
        let host = ViewHost {
            VStack(spacing: 0) {
                Button("Save") {}.disabled(true).help("tip")
                Button("Below") { pressed.value += 1 }
            }
        }
        hover(host, "Save")
        host.advance(1)
        #expect(tips(host) == ["tip"])
        host.press("Below")
        #expect(pressed.value == 1)
    }
}
