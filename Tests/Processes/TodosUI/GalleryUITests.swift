import XCTest

/// The gallery, whose alerts, sheets, sliders and pages are used by the names that Xcode has.
final class GalleryUITests: XCTestCase {
    private func launch(_ page: String) -> XCUIApplication {
        continueAfterFailure = false
        let app = XCUIApplication(bundleIdentifier: "org.example.gallery")
        app.launchArguments = ["--page", page]
        app.launch()
        return app
    }

    @MainActor
    func testAlertsAndSheets() {
        let app = launch("windows")
        XCTAssertTrue(app.navigationBars["Sheets and menus"].exists)
        app.buttons["Alert"].tap()
        let alert = app.alerts.firstMatch
        XCTAssertTrue(alert.waitForExistence(timeout: 5))
        XCTAssertTrue(alert.staticTexts["Remove the note?"].exists)
        alert.buttons["Keep"].tap()
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertTrue(app.staticTexts["Answer: kept"].exists)
        app.buttons["Sheet"].tap()
        XCTAssertTrue(app.sheets.firstMatch.waitForExistence(timeout: 5))
        app.typeKey(.escape, modifierFlags: [])
        XCTAssertTrue(app.sheets.firstMatch.waitForNonExistence(withTimeout: 5))
    }

    @MainActor
    func testSlidersAndScrolling() throws {
        let app = launch("values")
        let slider = app.sliders.element(boundBy: 0)
        slider.adjust(toNormalizedSliderPosition: 1)
        XCTAssertEqual(Double(slider.value as? String ?? ""), 1)
        let sidebar = app.tables.firstMatch
        XCTAssertGreaterThan(sidebar.cells.count, 10)
        XCTAssertTrue(sidebar.cells.containing(.staticText, identifier: "Buttons").element.exists)
        sidebar.cells.containing(.staticText, identifier: "Buttons").element.tap()
        let count = app.staticTexts.matching(identifier: "count").firstMatch
        XCTAssertEqual(count.label, "Pressed 0 times")
        app.buttons["Gradient"].tap()
        app.descendants(matching: .button)["Plain"].tap()
        XCTAssertEqual(count.label, "Pressed 2 times")
        XCTAssertGreaterThan(app.buttons["Plain"].screenshot().pngRepresentation.count, 100)
    }
}

/// Mistakes, whose sentences another test reads. Nobody else runs them.
final class MistakenUITests: XCTestCase {
    override func setUpWithError() throws {
        let variables = ProcessInfo.processInfo.environment
        try XCTSkipUnless(variables["CASEMENT_UI_MISTAKES"] != nil, "makes mistakes")
    }

    func testNothingToTap() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Subtract"].tap()
    }

    func testSeveralToTap() {
        let app = XCUIApplication(bundleIdentifier: "org.example.gallery")
        app.launchArguments = ["--page", "buttons"]
        app.launch()
        app.buttons["Delete"].tap()
    }

    func testNoKeyboard() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Clear done"].typeText("x")
    }

    func testNoApp() {
        let app = XCUIApplication(bundleIdentifier: "org.example.missing")
        app.launch()
        XCTAssertFalse(app.exists)
        XCTAssertEqual(app.buttons.count, 0)
    }

    func testAnAppThatCannotStart() {
        let app = XCUIApplication()
        app.launchEnvironment["CASEMENT_FRONT"] = "nowhere"
        app.launch()
        XCTAssertEqual(app.state, .notRunning)
    }
}
