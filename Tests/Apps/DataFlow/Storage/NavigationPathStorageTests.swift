import CasementTesting
import SwiftUI
import Testing

/// Where one was in a stack of pages, kept between launches.
@MainActor
struct NavigationPathStorageTests {
    enum Stop: Codable, Hashable {
        case town(name: String, gates: Int)
        case inn
    }

    private struct Unsaveable: Hashable { let number: Int }

    @Test("S-177: a path has a code only where all of its values have one")
    func codable() {
        var path = NavigationPath()
        #expect(path.codable != nil)
        path.append(1)
        path.append("b")
        #expect(path.codable != nil)
        path.append(Unsaveable(number: 2))
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
    }

    @Test("S-177: order and types of a path survive its code")
    func roundTrip() throws {
        var path = NavigationPath()
        path.append(Stop.town(name: "Weir \"up\"", gates: 3))
        path.append(7)
        path.append("seven")
        path.append(Stop.inn)
        path.append([1.5, 2.5])
        let data = try JSONEncoder().encode(try #require(path.codable))
        let decoded = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(decoded == path)
        #expect(decoded.count == 5)
        #expect(decoded.codable == path.codable)
        // An element is what it was, and not how it is written.
        var shorter = path
        shorter.removeLast()
        #expect(decoded != shorter)
        var other = shorter
        other.append("[1.5, 2.5]")
        #expect(decoded != other)
    }

    @Test("S-177: what names no type of the app is not a path")
    func unknownType() {
        let data = Data(#"["4Nope8NothingAtAllV", "1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    private struct Journey: View {
        @SceneStorage("path") private var saved: Data?
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Home")
                    Button("Set out") {
                        path.append(Stop.town(name: "Weir", gates: 3))
                        path.append(7)
                    }
                }
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .town(let name, let gates): Text("\(name) with \(gates) gates")
                    case .inn: Text("Inn")
                    }
                }
                .navigationDestination(for: Int.self) { Text("Mile \($0)") }
            }
            .onAppear {
                guard let saved,
                    let code = try? JSONDecoder().decode(
                        NavigationPath.CodableRepresentation.self, from: saved)
                else { return }
                path = NavigationPath(code)
            }
            .onChange(of: path) { _, path in
                saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
            }
        }
    }

    @Test("S-177: a stack whose path was kept shows its last page, with the others beneath")
    func restored() {
        let app = TestApp { Journey() }
        app.find("Set out").tap()
        app.advance(by: .seconds(1))
        app.find("Mile 7").expect()
        app.restart()
        app.advance(by: .seconds(1))
        app.find("Mile 7").expect()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("Weir with 3 gates").expect()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("Home").expect()
    }

    @Test("S-177: a list of cases with associated values is the same after its code")
    func cases() throws {
        let stops = [Stop.town(name: "Weir", gates: 3), .inn, .town(name: "", gates: 0)]
        let data = try JSONEncoder().encode(stops)
        #expect(try JSONDecoder().decode(type(of: stops), from: data) == stops)
    }
}
