import Automation
import Foundation
import Sessions
import Testing
import Waiting

extension EndToEndTests {
    /// How an app ends, and what it leaves for its next start.
    struct EndingTests {
        enum Quit: CaseIterable {
            case signal, shortcut, lastWindow
        }

        @Test(
            "A signal to end, Ctrl+Q and closing the last window are clean quits",
            arguments: Quit.allCases)
        func quit(by way: Quit) throws {
            let app = try DemoApp("counter")
            let window = try app.xWindow()
            try window.click(try app.element(Selector(label: "Add one")).centre)
            try app.expect(.some(Selector(label: "Count: 1")))
            switch way {
            case .signal: kill(app.process.processID, SIGTERM)
            case .shortcut: try window.key("ctrl+q")
            case .lastWindow: try window.close()
            }
            #expect(try app.ending() == .exited(0))
            let session = try app.session()
            #expect(session.didQuit)
            #expect(session.holder == nil)
            #expect(session.faults == [])
        }

        @Test("After SIGKILL the window comes back where it was, with what it held")
        func kill9() throws {
            let app = try DemoApp("counter")
            var window = try app.xWindow()
            for clicks in 1...3 {
                try window.click(try app.element(Selector(label: "Add one")).centre)
                try app.expect(.some(Selector(label: "Count: \(clicks)")))
            }
            let first = try window.dump().origin
            try window.move(by: CGSize(width: 160, height: 130))
            try window.resize(to: CGSize(width: 444, height: 333))
            let frame = try eventually("the new frame") {
                let frame = try app.window().frame
                return frame.width == 444 && frame.origin != first ? frame : nil
            }
            // A change is on disk within the durability window, not with the frame.
            try waitUntil("the frame and the count on disk") {
                let saved = try app.session().session.windows.first
                return saved?.frame == frame && saved?.storage["count"] == .int(3)
            }
            app.process.kill()
            #expect(try app.ending() == .signalled(SIGKILL))
            #expect(try !app.session().didQuit)

            try app.relaunch()
            try app.expect(.some(Selector(label: "Count: 3")))
            window = try app.xWindow()
            try waitUntil("the window where it was") {
                let dump = try window.dump()
                let isThere = dump.origin == frame.origin && dump.picture.width == 444
                return try isThere && app.window().frame == frame
            }
            _ = try app.shownPicture()
        }
    }
}
