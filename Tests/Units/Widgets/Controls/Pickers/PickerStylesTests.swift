import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Pickers as wheels, palettes and navigation links.
@MainActor
struct PickerStylesTests {
    private static let names = ["apple", "pear", "plum", "cherry", "fig", "quince", "lime"]

    private struct Basket: View {
        @State var fruit = "pear"
        var body: some View {
            VStack {
                Picker("Fruit", selection: $fruit) {
                    ForEach(PickerStylesTests.names, id: \.self) { Text($0) }
                }
                Text("ate \(fruit)")
            }
        }
    }

    private func wheel() -> ViewHost { ViewHost(height: 300) { Basket().pickerStyle(.wheel) } }

    @Test(
        "S-383: A wheel shows the options around the chosen one, and rests with one in the middle")
    func drag() throws {
        let host = wheel()
        #expect(host.element("Fruit")?.properties.value == "pear")
        let frame = try #require(host.frame("Fruit"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 50))
        host.advance(1)
        #expect(!host.shows("ate pear"))
        let chosen = try #require(host.elements(.option).first { $0.properties.isSelected == true })
        #expect(abs(chosen.frame.midY - frame.midY) < 1)
    }

    @Test("The mouse wheel turns the drum by a row, keys as well, and a press chooses a row")
    func turns() throws {
        let host = wheel()
        let frame = try #require(host.frame("Fruit"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.scroll(by: CGSize(width: 0, height: 28), at: middle)
        host.advance(1)
        #expect(host.shows("ate plum"))
        host.press(at: CGPoint(x: middle.x, y: middle.y - 25))
        host.advance(1)
        #expect(host.shows("ate pear"))
        host.key(.down)
        #expect(host.shows("ate plum"))
        host.key(.end)
        #expect(host.shows("ate lime"))
        host.key(.home)
        #expect(host.shows("ate apple"))
        host.key(.up)
        #expect(host.shows("ate apple"))
    }

    @Test("A date picker's wheels change one part each")
    func dateWheels() {
        let date = Box(Date(timeIntervalSince1970: 1_767_268_800))
        let binding = Binding(get: { date.value }, set: { date.value = $0 })
        var values = EnvironmentValues.forTests
        values.timeZone = .gmt
        values.calendar = Calendar(identifier: .gregorian)
        let host = ViewHost(width: 480, height: 300, values) {
            DatePicker("Day", selection: binding, displayedComponents: .date)
                .datePickerStyle(.wheel)
        }
        #expect(host.element("Day")?.properties.value == "2026-01-01")
        host.key(.tab)
        host.key(.down)
        #expect(date.value == Date(timeIntervalSince1970: 1_767_268_800 + 31 * 86_400))
    }

    @Test("A palette shows all options in a row and chooses by a press or an arrow key")
    func palette() {
        let host = ViewHost(width: 600) { Basket().pickerStyle(.palette) }
        #expect(host.elements(.option).map(\.label) == Self.names)
        host.press("fig")
        #expect(host.shows("ate fig"))
        host.key(.tab)
        host.key(.left)
        #expect(host.shows("ate cherry"))
    }

    @Test("S-384: A navigation link's picker pushes a page of options, and a choice goes back")
    func link() {
        let host = ViewHost(height: 500) {
            NavigationStack { Form { Basket() }.pickerStyle(.navigationLink) }
        }
        #expect(!host.shows("quince"))
        host.press("Fruit, pear")
        host.advance(1)
        #expect(host.elements(.option).map(\.label) == Self.names)
        host.press("fig")
        host.advance(1)
        #expect(host.shows("ate fig"))
        #expect(!host.shows("quince"))
    }

    @Test("Outside of navigation such a picker is a menu")
    func linkOutside() {
        let host = ViewHost { Basket().pickerStyle(.navigationLink) }
        host.press("Fruit")
        #expect(host.elements(.menuItem).map(\.label) == Self.names)
    }

    @Test("A current value label takes the place of the chosen option in a menu's button")
    func currentValue() {
        struct Named: View {
            @State var number = 1
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                } currentValueLabel: {
                    Text("No. \(number)")
                }
            }
        }
        let host = ViewHost { Named() }
        #expect(host.element("Number")?.properties.value == "No. 1")
        host.press("Number")
        host.press("two")
        #expect(host.element("Number")?.properties.value == "No. 2")
    }
}
