import XCTest

final class ErrandsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["--ui-testing"]
        app.launchEnvironment["TZ"] = "UTC"
        app.launch()
    }

    override func tearDownWithError() throws {
        app.terminate()
    }

    @MainActor
    func testAddsWhatIsTyped() throws {
        let field = app.textFields["What is to be done?"]
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Add"].isEnabled)
        field.tap()
        field.typeText("Paint the fence")
        XCTAssertEqual(field.value as? String, "Paint the fence")
        app.buttons["Add"].tap()

        let row = app.checkBoxes["Paint the fence"]
        XCTAssertTrue(row.waitForExistence(timeout: 5))
        XCTAssertTrue(row.isHittable)
        XCTAssertEqual(row.value as? String, "0")
        row.tap()
        XCTAssertEqual(row.value as? String, "1")
        app.buttons["Clear done"].tap()
        XCTAssertTrue(row.waitForNonExistence(withTimeout: 5))
    }

    func testAddsSeveralAndFilters() {
        let field = app.textFields.firstMatch
        let before = app.checkBoxes.count
        field.tap()
        for errand in ["Post the letter", "Fetch bread", "Fetch milk"] {
            field.typeText("\(errand)\n")
        }
        XCTAssertEqual(app.checkBoxes.count, before + 3)
        let fetched = NSPredicate(format: "label BEGINSWITH 'Fetch'")
        XCTAssertEqual(app.checkBoxes.matching(fetched).count, 2)
        XCTAssertEqual(app.checkBoxes.matching(fetched).element(boundBy: 1).label, "Fetch milk")
        app.tables.firstMatch.swipeUp()
        app.checkBoxes["Fetch bread"].tap()
        app.buttons["Done"].tap()
        XCTAssertTrue(app.checkBoxes["Fetch bread"].exists)
        XCTAssertFalse(app.checkBoxes["Fetch milk"].exists)
        expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: field)
        waitForExpectations(timeout: 5)
    }

    func testComesBackAfterItWasTerminated() {
        let field = app.textFields.firstMatch
        field.tap()
        field.typeText("half a word")
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
        XCTAssertEqual(app.textFields.firstMatch.value as? String, "half a word")
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = "Launch Screen"
        add(attachment)
    }
}
