import CasementTesting
import Hosting
import SwiftUI
import Testing

/// How much of a whole app is evaluated and drawn for one change.
@MainActor
struct BodyCountTests {
    @Observable
    fileprivate final class Station {
        var name = "Halt"
        var passengers = 0
        var trains = ["6:10", "7:45"]
    }

    private struct StationApp: App {
        @State private var station = Station()

        var body: some Scene {
            WindowGroup("Station", id: "station") {
                Board().environment(station)
            }
        }
    }

    private struct Board: View {
        var body: some View {
            VStack {
                NameSign()
                Counter()
                Timetable()
                Whistle()
            }
            .padding()
        }
    }

    private struct NameSign: View {
        @Environment(Station.self) private var station
        var body: some View { Text("At \(station.name)") }
    }

    private struct Counter: View {
        @Environment(Station.self) private var station
        var body: some View {
            VStack {
                Text("\(station.passengers) waiting")
                Button("Arrive") { station.passengers += 1 }
            }
        }
    }

    private struct Timetable: View {
        @Environment(Station.self) private var station
        var body: some View {
            VStack {
                ForEach(station.trains, id: \.self) { Train(time: $0) }
                Button("Add train") { station.trains.append("9:0\(station.trains.count)") }
            }
        }
    }

    private struct Train: View {
        let time: String
        var body: some View { Text("Train at \(time)") }
    }

    /// State of its window alone.
    private struct Whistle: View {
        @State private var blown = 0
        var body: some View {
            HStack {
                Text("Blown \(blown)")
                Button("Blow") { blown += 1 }
            }
        }
    }

    private let app: TestApp

    init() {
        app = TestApp(StationApp.self)
        app.openWindow(id: "station")
        app.settle()
        app.host.app.countBodies()
    }

    private func count<V: View>(_ type: V.Type) -> Int { app.host.app.bodyCount(of: type) }

    private func presents(_ window: Int) -> Int {
        app.front.surfaces[WindowID(window)]?.presents ?? 0
    }

    @Test(
        "S-042: a change of one property evaluates its readers, in every window, and no other view")
    func readers() {
        app.find("Arrive").inWindow(1).tap()
        app.find("1 waiting").inWindow(1).expect()
        app.find("1 waiting").inWindow(2).expect()
        #expect(count(Counter.self) == 2)
        #expect(count(NameSign.self) == 0)
        #expect(count(Timetable.self) == 0)
        #expect(count(Board.self) == 0)
    }

    @Test("S-045: a new row evaluates its list and itself, and not the rows that stay")
    func rows() {
        app.find("Add train").inWindow(1).tap()
        app.find("Train at 9:02").inWindow(2).expect()
        #expect(count(Timetable.self) == 2)
        #expect(count(Train.self) == 2)
        #expect(count(Board.self) == 0)
    }

    @Test("What one window keeps for itself neither evaluates nor draws the other")
    func ownWindow() {
        app.focusWindow(1)
        app.advance(by: .seconds(1))
        let others = presents(2)
        app.host.app.countBodies()
        app.find("Blow").inWindow(1).tap()
        app.find("Blown 1").inWindow(1).expect()
        app.find("Blown 0").inWindow(2).expect()
        #expect(count(Whistle.self) == 1)
        #expect(presents(2) == others)
    }

    private struct Three: View {
        @State private var first = 0
        @State private var second = 0
        @State private var unread = 0

        var body: some View {
            VStack {
                Text("\(first) and \(second)")
                Button("Write all") {
                    first = 1
                    second = 2
                    first = 3
                }
                Button("Write unread") { unread += 1 }
                Button("Write the same") { first = 3 }
            }
        }
    }

    @Test("S-030, S-034, S-037: one action is one evaluation; equal and unread writes are none")
    func writes() {
        let app = TestApp { Three() }
        app.host.app.countBodies()
        app.find("Write all").tap()
        app.find("3 and 2").expect()
        #expect(app.host.app.bodyCount(of: Three.self) == 1)
        app.find("Write unread").tap()
        app.find("Write the same").tap()
        #expect(app.host.app.bodyCount(of: Three.self) == 1)
    }
}
