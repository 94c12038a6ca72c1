import CasementTesting
import SwiftUI
import Testing

/// Which types user defaults keep, and how they lie there.
@MainActor
struct AppStorageTypesTests {
    fileprivate enum Season: String { case spring, autumn }
    fileprivate enum Floor: Int { case ground, first }

    private struct Values: View {
        @AppStorage("bool") private var bool = false
        @AppStorage("int") private var int = 1
        @AppStorage("double") private var double = 0.5
        @AppStorage("string") private var string = "none"
        @AppStorage("url") private var url = URL(string: "https://example.org/")!
        @AppStorage("data") private var data = Data([1])
        @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
        @AppStorage("number") private var number: CGFloat = 2
        @AppStorage("color") private var color = Color.blue
        @AppStorage("season") private var season = Season.spring
        @AppStorage("floor") private var floor = Floor.ground

        var body: some View {
            VStack {
                Text("\(bool ? "yes" : "no") \(int) \(double, specifier: "%.2f") \(string)")
                Text("\(url.absoluteString) \(data.map(String.init).joined(separator: "-"))")
                Text("\(Int(date.timeIntervalSince1970)) s, \(Int(number)) pt")
                Text("\(color == .red ? "red" : "blue") \(season.rawValue) \(floor.rawValue)")
                Button("Change") {
                    bool = true
                    int = -7
                    double = 3
                    string = "ü"
                    url = URL(string: "https://example.org/a?b=c#d")!
                    data = Data([2, 3])
                    date = Date(timeIntervalSince1970: 90)
                    number = 4
                    color = .red
                    season = .autumn
                    floor = .first
                }
            }
        }
    }

    @Test("S-168: values of every type are kept, as plain defaults where there is such a type")
    func values() {
        let app = TestApp { Values() }
        app.find("no 1 0.50 none").expect()
        app.find("https://example.org/ 1").expect()
        app.find("0 s, 2 pt").expect()
        app.find("blue spring 0").expect()
        app.find("Change").tap()
        app.restart()
        app.find("yes -7 3.00 ü").expect()
        app.find("https://example.org/a?b=c#d 2-3").expect()
        app.find("90 s, 4 pt").expect()
        app.find("red autumn 1").expect()
        let defaults = app.userDefaults
        #expect(defaults.bool(forKey: "bool"))
        #expect(defaults.integer(forKey: "int") == -7)
        #expect(defaults.double(forKey: "double") == 3)
        #expect(defaults.string(forKey: "string") == "ü")
        #expect(defaults.data(forKey: "data") == Data([2, 3]))
        #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 90))
        #expect(defaults.double(forKey: "number") == 4)
        #expect(defaults.string(forKey: "season") == "autumn")
        #expect(defaults.integer(forKey: "floor") == 1)
    }

    private struct Optionals: View {
        @AppStorage("bool") private var bool: Bool?
        @AppStorage("int") private var int: Int?
        @AppStorage("double") private var double: Double?
        @AppStorage("string") private var string: String?
        @AppStorage("url") private var url: URL?
        @AppStorage("data") private var data: Data?
        @AppStorage("date") private var date: Date?
        @AppStorage("season") private var season: Season?
        @AppStorage("floor") private var floor: Floor?

        private var all: [Any?] { [bool, int, double, string, url, data, date, season, floor] }

        var body: some View {
            VStack {
                Text("\(all.compactMap { $0 }.count) there")
                Button("Set") {
                    (bool, int, double, string) = (false, 0, 0, "")
                    (url, data, date) = (URL(string: "a:b"), Data(), Date())
                    (season, floor) = (.spring, .ground)
                }
                Button("Remove") {
                    (bool, int, double, string) = (nil, nil, nil, nil)
                    (url, data, date, season, floor) = (nil, nil, nil, nil, nil)
                }
            }
        }
    }

    @Test("S-168, S-171: optionals of every type are nil before the first write, and take it away")
    func optionals() {
        let app = TestApp { Optionals() }
        let keys = [
            "bool", "int", "double", "string", "url", "data", "date", "season", "floor",
        ]
        app.find("0 there").expect()
        app.find("Set").tap()
        app.find("9 there").expect()
        for key in keys { #expect(app.userDefaults.object(forKey: key) != nil, "\(key)") }
        app.restart()
        app.find("9 there").expect()
        app.find("Remove").tap()
        app.find("0 there").expect()
        for key in keys { #expect(app.userDefaults.object(forKey: key) == nil, "\(key)") }
    }

    @Test("S-174: a raw value that is not a case is the default, or nil; a case is written raw")
    func rawValues() {
        let app = TestApp {
            Values()
            Optionals()
        }
        app.userDefaults.set("monsoon", forKey: "season")
        app.userDefaults.set(99, forKey: "floor")
        app.find("blue spring 0").expect()
        app.find("0 there").expect()
        // A text is not an Int, though it reads like one.
        app.userDefaults.set("1", forKey: "floor")
        app.find("blue spring 0").expect()
        app.userDefaults.set("autumn", forKey: "season")
        app.userDefaults.set(1, forKey: "floor")
        app.find("blue autumn 1").expect()
        app.find("2 there").expect()
    }

    private struct Mistyped: View {
        @AppStorage("int") private var int = 4
        @AppStorage("flag") private var flag = false
        var body: some View { Text("\(int) \(flag ? "on" : "off")") }
    }

    @Test("S-173: a value of another type is the default; a flag reads numbers and YES and NO")
    func otherTypes() {
        let app = TestApp { Mistyped() }
        app.userDefaults.set("abc", forKey: "int")
        app.userDefaults.set("YES", forKey: "flag")
        app.find("4 on").expect()
        app.userDefaults.set([1, 2], forKey: "int")
        app.userDefaults.set(0, forKey: "flag")
        app.find("4 off").expect()
        app.userDefaults.set(1, forKey: "flag")
        app.userDefaults.set(["a": [1, "b"]], forKey: "int")
        app.find("4 on").expect()
        // A value that cannot be read does not count as a change again and again.
        let atRest = app.counting { app.settle() }
        #expect(atRest.bodies == 0)
    }
}
