import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Buttons, pressed with the pointer and the keyboard.
@MainActor
struct ButtonTests {
    private struct Tally: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("S-193: a tap runs the action once, on release inside")
    func tap() throws {
        let host = ViewHost { Tally() }
        let frame = try #require(host.frame("Add"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.send(.pointer(PointerEvent(.down, at: middle)))
        #expect(host.shows("Count 0"))
        host.send(.pointer(PointerEvent(.up, at: middle)))
        #expect(host.shows("Count 1"))
        host.drag(from: middle, to: CGPoint(x: 5, y: 5))
        #expect(host.shows("Count 1"))
        host.press("Add", button: .secondary)
        #expect(host.shows("Count 1"))
    }

    @Test("A press that leaves and comes back is still a press")
    func leavesAndReturns() throws {
        let host = ViewHost { Tally() }
        let frame = try #require(host.frame("Add"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.send(.pointer(PointerEvent(.down, at: middle)))
        host.send(.pointer(PointerEvent(.moved, at: .zero)))
        host.send(.pointer(PointerEvent(.moved, at: middle)))
        host.send(.pointer(PointerEvent(.up, at: middle)))
        #expect(host.shows("Count 1"))
    }

    @Test("S-208: Space and Return press the focused button")
    func keyboard() {
        let host = ViewHost { Tally() }
        host.key(.space)
        #expect(host.shows("Count 0"))
        host.key(.tab)
        #expect(host.element("Add")?.isFocused == true)
        host.key(.space)
        host.key(.return)
        #expect(host.shows("Count 2"))
    }

    @Test("A focus ring is drawn when the keyboard brought the focus, and only then")
    func ring() {
        let host = ViewHost { Tally() }
        host.press("Add")
        #expect(host.lines("stroke").isEmpty)
        host.key(.tab)
        #expect(host.lines("stroke").count == 2)
    }

    @Test("A focus ring has a line outside of it, white in a light window and dark in a dark one")
    func ringOnColor() {
        func line(_ scheme: ColorScheme) -> String {
            var environment = EnvironmentValues.forTests
            environment.colorScheme = scheme
            let host = ViewHost(environment) { Tally() }
            host.key(.tab)
            return host.lines("stroke").last ?? ""
        }
        #expect(line(.light).contains("#FFFFFF"))
        #expect(!line(.dark).isEmpty && !line(.dark).contains("#FFFFFF"))
    }

    @Test("S-195: shortcuts act from anywhere in the window; the first one wins")
    func shortcuts() {
        let log = Box<[String]>([])
        let host = ViewHost {
            Button("Save") { log.value.append("save") }.keyboardShortcut("s")
            Button("Second") { log.value.append("second") }.keyboardShortcut("s")
            Button("OK") { log.value.append("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { log.value.append("cancel") }.keyboardShortcut(.cancelAction)
        }
        host.key(.character("s"))
        host.key(.character("s"), .control)
        host.key(.return)
        host.key(.escape)
        #expect(log.value == ["save", "ok", "cancel"])
    }

    @Test("A function key is a shortcut")
    func functionKey() {
        let log = Box(0)
        let host = ViewHost {
            Button("Help") { log.value += 1 }
                .keyboardShortcut(KeyEquivalent("\u{F704}"), modifiers: [])
        }
        host.key(.function(2))
        #expect(log.value == 0)
        host.key(.function(1))
        #expect(log.value == 1)
    }

    @Test("S-193: a disabled button never acts, by its shortcut neither")
    func disabled() {
        let log = Box(0)
        let host = ViewHost {
            Button("Save") { log.value += 1 }.keyboardShortcut("s").disabled(true)
        }
        host.press("Save")
        host.key(.character("s"), .control)
        host.key(.tab)
        host.key(.space)
        #expect(log.value == 0)
        #expect(host.element("Save")?.isEnabled == false)
    }

    private struct Pressing: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : "at rest")
                Text(isEnabled ? "enabled" : "disabled")
            }
        }
    }

    @Test("An app's style shows the label, the press and its own environment")
    func ownStyle() throws {
        let host = ViewHost {
            VStack {
                Button("Go") {}.buttonStyle(Pressing())
                Button("No") {}.disabled(true).buttonStyle(Pressing())
            }
        }
        #expect(host.shows("Go, at rest, enabled"))
        #expect(host.shows("No, at rest, disabled"))
        let frame = try #require(host.frame("Go, at rest, enabled"))
        host.send(.pointer(PointerEvent(.down, at: CGPoint(x: frame.midX, y: frame.midY))))
        #expect(host.shows("Go, pressed, enabled"))
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test("A primitive style decides what presses the button")
    func primitiveStyle() {
        let log = Box(0)
        let host = ViewHost { Button("Open") { log.value += 1 }.buttonStyle(Twice()) }
        host.press("Open")
        #expect(log.value == 0)
        host.press("Open")
        #expect(log.value == 1)
    }

    @Test(
        "A bordered button is as high as its control size says",
        arguments: [(ControlSize.mini, CGFloat(18)), (.small, 22), (.regular, 28), (.large, 36)])
    func heights(size: ControlSize, height: CGFloat) {
        let host = ViewHost { Button("Go") {}.controlSize(size) }
        #expect(host.frame("Go")?.height == height)
    }

    @Test("A button that repeats acts while it is held")
    func repeats() throws {
        let log = Box(0)
        let host = ViewHost {
            Button("More") { log.value += 1 }.buttonRepeatBehavior(.enabled)
        }
        let frame = try #require(host.frame("More"))
        host.send(.pointer(PointerEvent(.down, at: CGPoint(x: frame.midX, y: frame.midY))))
        #expect(log.value == 1)
        host.advance(1)
        #expect(log.value > 5)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: frame.midX, y: frame.midY))))
        let count = log.value
        host.advance(1)
        #expect(log.value == count)
    }

    private func drawn(_ style: some PrimitiveButtonStyle, isKey: Bool = true, enabled: Bool = true)
        -> ViewHost
    {
        var environment = EnvironmentValues.forTests
        environment.isKeyWindow = isKey
        return ViewHost(environment) { Button("Go") {}.buttonStyle(style).disabled(!enabled) }
    }

    @Test("A prominent button and its focus ring are grey in a window without the keyboard")
    func inactive() {
        let accent = "#0A66D8"
        let key = drawn(.borderedProminent)
        let other = drawn(.borderedProminent, isKey: false)
        for host in [key, other] { host.key(.tab) }
        #expect(key.lines("fill").contains { $0.contains(accent) })
        #expect(key.lines("stroke").contains { $0.contains(accent) })
        #expect(!other.drawn.contains(accent))
        #expect(other.lines("stroke").count == key.lines("stroke").count)
    }

    @Test("A disabled prominent button differs from a disabled bordered one")
    func disabledProminent() {
        let prominent = drawn(.borderedProminent, enabled: false)
        #expect(prominent.lines("fill") != drawn(.bordered, enabled: false).lines("fill"))
    }

    @Test("A button without a background shows the pointer and the press")
    func bare() throws {
        func looks(_ style: some PrimitiveButtonStyle) throws -> [String] {
            let host = drawn(style)
            let frame = try #require(host.frame("Go"))
            let point = CGPoint(x: frame.midX, y: frame.midY)
            var looks = [host.drawn]
            host.send(.pointer(PointerEvent(.moved, at: point)))
            host.advance(1)
            looks.append(host.drawn)
            host.send(.pointer(PointerEvent(.down, at: point)))
            host.advance(1)
            return looks + [host.drawn]
        }
        #expect(Set(try looks(.borderless)).count == 3)
        #expect(Set(try looks(.plain)).count == 3)
        let host = drawn(.borderless)
        let frame = try #require(host.frame("Go"))
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: frame.midX, y: frame.midY))))
        #expect(host.fills.contains { $0.frame.width > frame.width })
    }
}
