import CasementTesting
import SwiftUI
import Testing

/// Which types a scene keeps, and what it gives back.
@MainActor
struct SceneStorageTypesTests {
    private enum Season: String { case spring, autumn }
    private enum Floor: Int { case ground, first }

    private struct Values: View {
        @SceneStorage("bool") private var bool = false
        @SceneStorage("int") private var int = 1
        @SceneStorage("double") private var double = 0.5
        @SceneStorage("string") private var string = "none"
        @SceneStorage("url") private var url = URL(string: "https://example.org/")!
        @SceneStorage("data") private var data = Data([1])
        @SceneStorage("season") private var season = Season.spring
        @SceneStorage("floor") private var floor = Floor.ground
        @SceneStorage("number") private var number: CGFloat = 2
        @SceneStorage("color") private var color = Color.blue
        @SceneStorage("date") private var date = Date(timeIntervalSince1970: 0)

        var body: some View {
            VStack {
                Text("\(bool ? "yes" : "no") \(int) \(double, specifier: "%.2f") \(string)")
                Text("\(url.absoluteString) \(data.map(String.init).joined(separator: "-"))")
                Text("\(season.rawValue) \(floor.rawValue) \(Int(number)) pt")
                Text("\(color == .red ? "red" : "blue") \(Int(date.timeIntervalSince1970)) s")
                Button("Change") {
                    bool = true
                    int = -7
                    double = 3
                    string = "ü"
                    url = URL(string: "https://example.org/a?b=c#d")!
                    data = Data([2, 3])
                    season = .autumn
                    floor = .first
                    number = 4
                    color = .red
                    date = Date(timeIntervalSince1970: 90)
                }
            }
        }
    }

    @Test(
        "S-157: values of every type come back with the scene, and lengths, colours and dates too")
    func values() {
        let app = TestApp { Values() }
        app.find("no 1 0.50 none").expect()
        app.find("https://example.org/ 1").expect()
        app.find("spring 0 2 pt").expect()
        app.find("blue 0 s").expect()
        app.find("Change").tap()
        app.kill()
        app.restart()
        app.find("yes -7 3.00 ü").expect()
        app.find("https://example.org/a?b=c#d 2-3").expect()
        app.find("autumn 1 4 pt").expect()
        app.find("red 90 s").expect()
    }

    private struct Optionals: View {
        @SceneStorage("bool") private var bool: Bool?
        @SceneStorage("int") private var int: Int?
        @SceneStorage("double") private var double: Double?
        @SceneStorage("string") private var string: String?
        @SceneStorage("url") private var url: URL?
        @SceneStorage("data") private var data: Data?
        @SceneStorage("season") private var season: Season?
        @SceneStorage("floor") private var floor: Floor?

        private var all: [Any?] { [bool, int, double, string, url, data, season, floor] }

        var body: some View {
            VStack {
                Text("\(all.compactMap { $0 }.count) there")
                Button("Set") {
                    (bool, int, double, string) = (false, 0, 0, "")
                    (url, data, season, floor) = (URL(string: "a:b"), Data(), .spring, .ground)
                }
                Button("Remove") {
                    (bool, int, double, string) = (nil, nil, nil, nil)
                    (url, data, season, floor) = (nil, nil, nil, nil)
                }
            }
        }
    }

    @Test("S-157: optionals are nil before the first write and after the last one took them away")
    func optionals() {
        let app = TestApp { Optionals() }
        app.find("0 there").expect()
        app.find("Set").tap()
        app.kill()
        app.restart()
        app.find("8 there").expect()
        app.find("Remove").tap()
        app.kill()
        app.restart()
        app.find("0 there").expect()
    }

    /// One key, written as a text and as a number, read as whatever it is not.
    private struct OneKey: View {
        @SceneStorage("key") private var text = "none"
        @SceneStorage("key") private var number = 7
        @SceneStorage("key") private var season = Season.autumn
        @SceneStorage("key") private var maybe: Floor?

        var body: some View {
            VStack {
                Text("\(text) \(number) \(season.rawValue) \(maybe == nil ? "nil" : "floor")")
                Button("Text") { text = "abc" }
                Button("Number") { number = 1 }
                Button("Large") { number = 99 }
                Button("Spring") { season = .spring }
            }
        }
    }

    @Test("S-160, S-161: what another type has written, or is not a case, is the reader's default")
    func otherTypes() {
        let app = TestApp { OneKey() }
        app.find("none 7 autumn nil").expect()
        app.find("Text").tap()
        app.find("abc 7 autumn nil").expect()
        app.find("Number").tap()
        app.find("none 1 autumn floor").expect()
        app.find("Large").tap()
        app.find("none 99 autumn nil").expect()
        app.find("Spring").tap()
        app.find("spring 7 spring nil").expect()
        app.restart()
        app.find("spring 7 spring nil").expect()
    }
}
