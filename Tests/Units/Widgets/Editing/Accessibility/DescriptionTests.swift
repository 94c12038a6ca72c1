import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Descriptions for assistive technology, and where the keyboard's focus prefers to be.
@MainActor
struct DescriptionTests {
    @Test("S-389: A description that is off leaves the view's own")
    func isEnabled() {
        let host = ViewHost {
            VStack {
                Text("own").accessibilityLabel("other", isEnabled: false)
                Text("second").accessibilityLabel("named", isEnabled: true)
                Text("hidden").accessibilityHidden(true, isEnabled: false)
            }
        }
        #expect(host.shows("own"))
        #expect(host.shows("named"))
        #expect(host.shows("hidden"))
    }

    @Test("S-390: A representation takes the place of what is shown, and is not drawn")
    func representation() {
        let host = ViewHost {
            Text("drawn").accessibilityRepresentation { Toggle("Option", isOn: .constant(true)) }
        }
        #expect(!host.shows("drawn"))
        #expect(host.element("Option")?.role == .toggle)
        #expect(host.lines("text").count == 1)
    }

    @Test("Actions, spoken names, heading levels and priorities are in the tree")
    func properties() {
        let log = Box<[String]>([])
        let host = ViewHost {
            VStack {
                Text("first")
                Text("second")
                    .accessibilityAction(.escape) { log.value.append("escape") }
                    .accessibilityAction(named: "Flag") { log.value.append("flag") }
                    .accessibilityInputLabels(["two", "B"])
                    .accessibilityHeading(.h2)
                    .accessibilitySortPriority(1)
            }
        }
        #expect(host.elements(.text).map(\.label) == ["second", "first"])
        let second = host.element("second")?.properties
        #expect(second?.inputLabels == ["two", "B"])
        #expect(second?.headingLevel == 2)
        for action in second?.actions ?? [] { action.perform() }
        #expect(log.value.sorted() == ["escape", "flag"])
        #expect(second?.actions.map(\.name).sorted() == ["Flag", "escape"])
    }

    @Test(
        "S-391: The view that prefers it gets the focus when the scope appears and when it is reset"
    )
    func focusScope() {
        struct Scoped: View {
            @Namespace private var scope
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                VStack {
                    Button("One") {}
                    Button("Two") {}.prefersDefaultFocus(in: scope)
                    Button("Reset") { resetFocus(in: scope) }
                }
                .focusScope(scope)
            }
        }
        let host = ViewHost { Scoped() }
        #expect(host.element("Two")?.isFocused == true)
        host.key(.tab)
        #expect(host.element("Reset")?.isFocused == true)
        host.key(.space)
        #expect(host.element("Two")?.isFocused == true)
    }

    @Test("S-392: Labels that are hidden still name their controls, and can be shown again inside")
    func labels() {
        let host = ViewHost {
            VStack {
                Stepper("Hidden", onIncrement: {}, onDecrement: {})
                Stepper("Shown", onIncrement: {}, onDecrement: {}).labelsVisibility(.visible)
            }
            .labelsVisibility(.hidden)
        }
        #expect(host.element("Hidden")?.role == .stepper)
        #expect(!host.lines("text").contains { $0.contains("Hidden") })
        #expect(host.lines("text").contains { $0.contains("Shown") })
    }

    @Test("A control is active in the key window and inactive elsewhere")
    func activeState() {
        struct Told: View {
            @Environment(\.controlActiveState) private var state
            @Environment(\.labelsVisibility) private var labels
            @Environment(\.menuIndicatorVisibility) private var indicator
            var body: some View {
                Text(state == .key ? "key" : "inactive")
                Text(labels == .automatic && indicator == .automatic ? "usual" : "other")
            }
        }
        let host = ViewHost {
            VStack {
                Told()
                Told().environment(\.controlActiveState, .inactive)
            }
        }
        #expect(host.elements(.text).map(\.label) == ["key", "usual", "inactive", "usual"])
    }

    @Test("S-395: A view that flips is mirrored from right to left, and takes touches mirrored")
    func flips() throws {
        struct Halves: View {
            let log: Box<[String]>
            let flips: Bool
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 50).onTapGesture { log.value.append("red") }
                    Color.blue.frame(width: 50, height: 50)
                        .onTapGesture { log.value.append("blue") }
                }
                .flipsForRightToLeftLayoutDirection(flips)
            }
        }
        let log = Box<[String]>([])
        for (direction, flips) in [
            (LayoutDirection.leftToRight, true), (.rightToLeft, false), (.rightToLeft, true),
        ] {
            var values = EnvironmentValues.forTests
            values.layoutDirection = direction
            let host = ViewHost(values) { Halves(log: log, flips: flips) }
            host.press(at: CGPoint(x: 125, y: 100))
        }
        #expect(log.value == ["red", "blue", "red"])
    }
}
