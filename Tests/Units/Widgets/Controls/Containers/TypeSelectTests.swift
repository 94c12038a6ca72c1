import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Letters typed in a list or a table.
@MainActor
struct TypeSelectTests {
    private struct Names: View {
        let names: [String]
        @State var selection: String?

        var body: some View {
            VStack {
                Text("Chosen \(selection ?? "nothing")")
                List(names, id: \.self, selection: $selection) { name in
                    Text(name)
                        .typeSelectEquivalent(
                            name == "42" ? Text("answer") : name == "Mute" ? Text("") : nil)
                }
            }
        }
    }

    private func host(_ names: [String]) -> ViewHost {
        let host = ViewHost { Names(names: names) }
        host.press(names[0])
        return host
    }

    private func type(_ letters: String, _ host: ViewHost) {
        for letter in letters {
            host.key(letter == " " ? .space : .character(letter))
        }
    }

    @Test("S-624: Letters typed in a list select the row that begins with them")
    func letters() {
        let host = host(["Berlin", "Bern", "Bremen", "Ålesund", "San José", "Santos"])
        type("br", host)
        #expect(host.shows("Chosen Bremen"))
        host.advance(1.2)
        type("a", host)
        #expect(host.shows("Chosen Ålesund"))
        host.advance(1.2)
        type("san j", host)
        #expect(host.shows("Chosen San José"))
    }

    @Test("S-624: A letter typed again goes on to the next row that begins with it")
    func again() {
        let host = host(["Berlin", "Bern", "Oslo", "Bremen"])
        type("b", host)
        #expect(host.shows("Chosen Bern"))
        type("b", host)
        #expect(host.shows("Chosen Bremen"))
        type("b", host)
        #expect(host.shows("Chosen Berlin"))
        host.advance(1.2)
        type("x", host)
        #expect(host.shows("Chosen Berlin"))
    }

    @Test("S-625: A row is found by its equivalent, and never by an empty one")
    func equivalents() {
        let host = host(["One", "42", "Mute"])
        type("a", host)
        #expect(host.shows("Chosen 42"))
        host.advance(1.2)
        type("m", host)
        #expect(host.shows("Chosen 42"))
        type("4", host)
        #expect(host.shows("Chosen 42"))
    }

    @Test("Rows far below that are not made are found, too")
    func unmade() {
        let host = host((0..<1_000).map { $0 == 900 ? "Zebra" : "Row \($0)" })
        type("z", host)
        #expect(host.shows("Chosen Zebra"))
    }

    @Test("Letters find rows in sections that are not made, and make no more of those than needed")
    func sections() {
        struct Part: View {
            let number: Int
            let made: Box<Set<Int>>

            var body: some View {
                let _ = made.value.insert(number)
                Section("Part \(number)") {
                    ForEach(0..<50) { row in
                        let name = number == 20 && row == 30 ? "Zebra" : "Row \(row)"
                        Text(name).tag(number * 50 + row)
                    }
                }
            }
        }
        struct Parts: View {
            let made: Box<Set<Int>>
            @State var selection: Int?

            var body: some View {
                VStack {
                    Text(verbatim: "Chosen \(selection ?? -1)")
                    List(selection: $selection) {
                        ForEach(0..<500) { Part(number: $0, made: made) }
                    }
                }
            }
        }
        let made = Box<Set<Int>>([])
        let host = ViewHost { Parts(made: made) }
        host.press("Row 0")
        type("z", host)
        #expect(host.shows("Chosen 1030") && host.shows("Zebra"))
        #expect(made.value.count <= 25, "\(made.value.count)")
        host.advance(1.2)
        // Nothing is found, after 2,000 rows.
        type("q", host)
        #expect(host.shows("Chosen 1030"))
        #expect(made.value.count <= 70, "\(made.value.count)")
    }

    @Test("A table's rows are found by their first column")
    func table() {
        struct City: Identifiable {
            let id: String
            let land: String
        }
        struct Cities: View {
            @State var selection: String?
            var body: some View {
                VStack {
                    Text("Chosen \(selection ?? "nothing")")
                    Table(
                        [
                            City(id: "Oslo", land: "Norway"), City(id: "Nice", land: "France"),
                        ], selection: $selection
                    ) {
                        TableColumn("City", value: \.id)
                        TableColumn("Land", value: \.land)
                    }
                }
            }
        }
        let host = ViewHost(width: 400) { Cities() }
        host.press("Oslo")
        type("n", host)
        #expect(host.shows("Chosen Nice"))
    }
}
