import Foundation
import Logging
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Pickers in each style.
@MainActor
struct PickerTests {
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Self { self }
    }

    private struct Basket: View {
        @State var fruit = Fruit.pear
        var body: some View {
            VStack {
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases) { Text($0.rawValue) }
                }
                Text("ate \(fruit.rawValue)")
            }
        }
    }

    @Test("A tap on an option chooses it, in segments, radio groups and inline rows")
    func options() {
        func check(_ host: ViewHost) {
            #expect(host.element("Fruit")?.role == .picker)
            #expect(host.element("Fruit")?.properties.value == "pear")
            #expect(host.elements(.option).map(\.properties.isSelected) == [false, true, false])
            host.press("plum")
            #expect(host.element("Fruit")?.properties.value == "plum")
            #expect(host.shows("ate plum"))
        }
        check(ViewHost { Basket().pickerStyle(.segmented) })
        check(ViewHost { Basket().pickerStyle(.radioGroup) })
        check(ViewHost { Basket().pickerStyle(.inline) })
    }

    @Test("A menu picker shows the chosen option, and opens a menu of all")
    func menu() {
        let host = ViewHost { Basket() }
        #expect(host.element("Fruit")?.properties.value == "pear")
        #expect(host.elements(.menuItem).isEmpty)
        host.press("Fruit")
        #expect(host.elements(.menuItem).map(\.label) == ["apple", "pear", "plum"])
        #expect(host.elements(.menuItem).map(\.properties.isSelected) == [false, true, false])
        host.press("plum")
        host.advance(1)
        #expect(host.elements(.menuItem).isEmpty)
        #expect(host.element("Fruit")?.properties.value == "plum")
    }

    @Test("S-208: arrow keys move the choice while the picker has the focus")
    func keys() {
        func check(_ host: ViewHost) {
            host.key(.tab)
            host.key(.down)
            #expect(host.shows("ate plum"))
            host.key(.right)
            #expect(host.shows("ate plum"))
            host.key(.left)
            host.key(.up)
            #expect(host.shows("ate apple"))
        }
        check(ViewHost { Basket().pickerStyle(.segmented) })
        check(ViewHost { Basket().pickerStyle(.radioGroup) })
        check(ViewHost { Basket() })
    }

    @Test("The margins of narrow segments give way before a title is cut off")
    func narrowSegments() {
        func cut(_ width: CGFloat) -> [String] {
            let host = ViewHost {
                Picker("Size", selection: .constant("M")) {
                    ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .frame(width: width)
            }
            return host.truncatedTexts
        }
        #expect(cut(136) == [] && cut(100) == [])
        #expect(cut(60).count > 0)
    }

    private struct Sizes: View {
        @State var size: Int?
        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                    Text("text").tag("3")
                }
                .pickerStyle(.segmented)
                Text("size \(size ?? 0)")
            }
        }
    }

    @Test("S-183, S-184: tags match by type, and those of a value match an optional selection")
    func tags() {
        let host = ViewHost { Sizes() }
        #expect(host.elements(.option).allSatisfy { $0.properties.isSelected == false })
        host.press("large")
        #expect(host.shows("size 2"))
        host.press("text")
        #expect(host.shows("size 2"))
        #expect(host.element("Size")?.properties.value == "large")
    }

    @Test("S-183: an element's id is its tag only where the types are the same")
    func automaticTags() {
        let host = ViewHost {
            Picker("Number", selection: .constant(Int64(1))) {
                ForEach(0..<3) { Text("\($0)") }
            }
            .pickerStyle(.segmented)
        }
        #expect(host.elements(.option).allSatisfy { $0.properties.isSelected == false })
    }

    @Test("S-185: a selection without a tag chooses nothing, writes nothing and is warned about")
    func invalid() {
        let written = Box(0)
        let host = ViewHost {
            Picker("Size", selection: Binding(get: { 7 }, set: { _ in written.value += 1 })) {
                Text("small").tag(1)
            }
            .pickerStyle(.segmented)
        }
        #expect(host.elements(.option).allSatisfy { $0.properties.isSelected == false })
        #expect(written.value == 0)
    }

    private struct Several: View {
        struct Source: Identifiable {
            let id: Int
            var size: Int
        }
        @State var sources = [Source(id: 0, size: 1), Source(id: 1, size: 2)]
        var body: some View {
            VStack {
                Picker("Size", sources: $sources, selection: \.size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                .pickerStyle(.segmented)
                Text(sources.map { "\($0.size)" }.joined(separator: " "))
            }
        }
    }

    @Test("S-178: a picker for several values chooses nothing where they differ, and writes all")
    func sources() {
        let host = ViewHost { Several() }
        #expect(host.elements(.option).allSatisfy { $0.properties.isSelected == false })
        host.press("large")
        #expect(host.shows("2 2"))
        #expect(host.element("Size")?.properties.value == "large")
    }

    @Test("Segments are equally wide")
    func segments() {
        let host = ViewHost {
            Picker("Size", selection: .constant(1)) {
                Text("S").tag(1)
                Text("extra large").tag(2)
            }
            .pickerStyle(.segmented)
        }
        let widths = host.elements(.option).map(\.frame.width)
        #expect(widths.count == 2 && widths[0] == widths[1])
    }

    @Test("A disabled picker chooses nothing")
    func disabled() {
        let host = ViewHost { Basket().pickerStyle(.segmented).disabled(true) }
        host.press("plum")
        #expect(host.shows("ate pear"))
    }
}
