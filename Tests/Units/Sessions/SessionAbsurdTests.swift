import Foundation
import Testing

@testable import Sessions

/// Rows whose checksums are right and whose contents cannot be.
struct SessionAbsurdTests {
    @Test(
        "FAULTS 21: a window with an absurd frame comes back without a frame",
        arguments: [
            ("x", "NULL"), ("x", "9e999"), ("y", "-9e999"), ("width", "-640.0"),
            ("width", "0.0"), ("height", "1e9"), ("x", "1e9"), ("width", "'wide'"),
            ("width", "65536.0"), ("width", "32768.0"), ("height", "32767.5"),
        ])
    func frame(column: String, value: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.forgeWindow(1, column, sql: value)
        let isForged = value == "NULL" ? "\(column) IS NULL" : "\(column) = \(value)"
        #expect(try fixture.count("window WHERE number = 1 AND \(isForged)") == 1)
        var expected = sampleSession
        expected.windows[0].frame = nil
        let opened = try fixture.reopen()
        #expect(opened.session == expected)
        #expect(opened.reports == [.frameIgnored(window: 1)])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("FAULTS 21: an absurd frame is not written either")
    func frameOfApp() throws {
        for frame in [
            CGRect(x: Double.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: 1e9, height: 10),
            CGRect(x: 0, y: 0, width: -5, height: 10),
        ] {
            let fixture = try SessionFixture()
            var session = sampleSession
            session.windows[0].frame = frame
            try fixture.save(session)
            session.windows[0].frame = nil
            #expect(try fixture.reopen().session == session)
            #expect(fixture.reports.isEmpty)
        }
    }

    @Test("FAULTS 21: a mode no build knows is the normal one, and two key windows are one")
    func modes() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.forgeWindow(1, "mode", sql: "'molten'")
        try fixture.forgeWindow(1, "isKey", sql: "7")
        try fixture.forgeWindow(1, "stacking", sql: "\(Int.max)")
        try fixture.forgeWindow(3, "stacking", sql: "\(Int.min)")
        #expect(try fixture.count("window WHERE mode = 'molten' AND isKey = 7") == 1)
        let session = try #require(try fixture.reopen().session)
        #expect(session.windows.map(\.mode) == [.normal, .fullScreen])
        #expect(session.windows.map(\.isKey) == [true, false])
        #expect(session.windowsBackToFront.map(\.number) == [3, 1])
    }

    @Test(
        "FAULTS 21: a value that its type cannot have is dropped alone, and said",
        arguments: [
            ("string", "FF00FF"), ("url", ""), ("bool", "07"), ("int", "01"),
            ("double", "000000000000F07F00"), ("date", ""),
        ])
    func values(type: String, hex: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.forgeValue("text", inWindow: 1, type: type, hex: hex)
        #expect(
            try fixture.count("storage WHERE key = 'text' AND bytes = x'\(hex)'") == 1)
        var expected = sampleSession
        expected.windows[0].storage["text"] = nil
        let opened = try fixture.reopen()
        #expect(opened.session == expected)
        #expect(opened.reports == [.rowDropped(table: "storage", key: "1 text")])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("FAULTS 21: a key that is not UTF-8 is dropped alone")
    func key() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.execute(
            "UPDATE storage SET key = CAST(x'C328' AS TEXT) WHERE key = 'text'")
        #expect(try fixture.count("storage WHERE CAST(key AS BLOB) = x'C328'") == 1)
        var expected = sampleSession
        expected.windows[0].storage["text"] = nil
        let opened = try fixture.reopen()
        #expect(opened.session == expected)
        #expect(!opened.reports.isEmpty)
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test(
        "FAULTS 21: a row whose window is not a number, or whose key is not a text, is dropped once",
        arguments: ["window = 'x'", "window = 1.5", "key = CAST(key AS BLOB)"])
    func columnTypes(change: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.execute("UPDATE storage SET \(change), crc = 7 WHERE key = 'text'")
        #expect(try fixture.count("storage WHERE crc = 7") == 1)
        var expected = sampleSession
        expected.windows[0].storage["text"] = nil
        let opened = try fixture.reopen()
        #expect(opened.session == expected)
        #expect(!opened.reports.isEmpty)
        #expect(try fixture.count("storage WHERE crc = 7") == 0)
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test(
        "FAULTS 21: an absurd number of the next window is counted anew from the windows there are",
        arguments: ["FFFFFFFFFFFFFF7F", "FFFFFFFFFFFFFFFF", "0000000000000080"])
    func nextNumber(hex: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.forgeValue(
            "nextWindowNumber", inWindow: 0, type: "int", hex: hex, table: "mark")
        #expect(try fixture.count("mark WHERE bytes = x'\(hex)'") == 1)
        let opened = try fixture.reopen()
        #expect(opened.session?.nextWindowNumber == 4)
        #expect(opened.session?.windows == sampleSession.windows)
        #expect(opened.reports == [.rowDropped(table: "mark", key: "nextWindowNumber")])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("FAULTS 21: a window of an absurd number is dropped, and others come back")
    func number() throws {
        for number in [0, -4, 1 << 60] {
            let fixture = try SessionFixture()
            try fixture.save(sampleSession)
            try fixture.execute(
                "UPDATE window SET number = \(number) WHERE number = 3; DELETE FROM storage "
                    + "WHERE window = 3")
            try fixture.forgeWindow(number, "valueCount", sql: "0")
            let opened = try fixture.reopen()
            #expect(opened.session?.windows == [sampleSession.windows[0]])
            #expect(opened.reports == [.rowDropped(table: "window", key: "\(number)")])
            #expect(try fixture.reopen().reports.isEmpty)
        }
    }

    @Test("FAULTS 21: an absurd count of launches without a scene is none")
    func absence() throws {
        let fixture = try SessionFixture()
        var session = sampleSession
        session.absentScenes = ["main": 4]
        try fixture.save(session)
        #expect(try fixture.reopen().session?.absentScenes == ["main": 4])
        try fixture.forgeValue(
            "absence main", inWindow: 0, type: "int", hex: "FFFFFFFFFFFFFF7F", table: "mark")
        #expect(try fixture.reopen().session == sampleSession)
    }

    @Test("FAULTS 22: JSON nested a million deep lies in a row like any other bytes")
    func nesting() throws {
        let fixture = try SessionFixture()
        var session = sampleSession
        let bomb = Data(repeating: UInt8(ascii: "["), count: 500_000)
        session.windows[1].value?.json = bomb
        session.windows[1].viewState = bomb
        session.windows[1].focus = String(decoding: bomb.prefix(10_000), as: UTF8.self)
        try fixture.save(session)
        let opened = try fixture.reopen()
        #expect(opened.session == session)
        #expect(opened.session?.windows[1].value?.json.count == 500_000)
    }
}
