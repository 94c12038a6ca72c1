import Casement
import Testing

@testable import Bench

/// What is counted where nothing changes: O1, O13 and O14.
@MainActor
struct RestTests {
    @Test("O1: A window with one text is shown after three bodies, two sizes and one frame")
    func start() throws {
        let report = try Stage { Text("Hello") }.host.totals
        // The window around the text, its menu bar, and what may lie over it.
        #expect(report.bodies == 3)
        #expect(report.layouts == 2)
        #expect(report.textsShaped == 1)
        #expect(report.displayCommands == 2)
        #expect(report.windowsPresented == 1)
        #expect(report.damagedPixels == 1_280 * 800)
    }

    @Test("O13: A form of 50 controls that nobody touches does nothing in 10 seconds")
    func idle() throws {
        let stage = try Stage { ControlsForm() }
        #expect(stage.shows("Level 0"))
        let report = stage.counting { stage.host.advance(by: 10) }
        #expect(report.isEmpty)
        #expect(report.textsShaped == 0)
        #expect(report.damagedPixels == 0)
    }

    @Test("O14: Windows that were opened and closed leave no node and no attribute")
    func windows() throws {
        let trial = try OpenedWindows.trial(windows: 10)
        try trial.prepare()
        trial.perform()
        try trial.check()
    }
}
