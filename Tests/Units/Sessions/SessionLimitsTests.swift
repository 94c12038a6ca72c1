import Foundation
import Sessions
import Testing

struct SessionLimitsTests {
    @Test("A value over the limit is reported once, the old value stays, a fitting one is saved")
    func value() throws {
        let fixture = try SessionFixture()
        var options = fixture.options
        options.limits.value = 100
        let (store, _) = try fixture.open(options)
        store.commit(sampleSession.changes(since: nil))
        for count in [101, 102, 103] {
            store.setText(String(repeating: "x", count: count))
        }
        #expect(fixture.reports.count == 1)
        #expect(fixture.reports[0].contains("\"text\" of window 1"))
        store.flush()
        let saved = try SessionReader.read(fixture.directory).session.windows[0].storage["text"]
        #expect(saved == sampleSession.windows[0].storage["text"])
        store.setText("short")
        store.setText(String(repeating: "x", count: 104))
        #expect(fixture.reports.count == 2)
        store.close()
        #expect(try fixture.reopen().session?.windows[0].storage["text"] == .string("short"))
    }

    @Test("A window's values together have a limit, which closing other windows does not move")
    func window() throws {
        let fixture = try SessionFixture()
        var options = fixture.options
        options.limits.window = 1000
        let (store, _) = try fixture.open(options)
        store.commit(sampleSession.changes(since: nil))
        store.setText(String(repeating: "x", count: 900))
        #expect(fixture.reports.count == 1)
        store.close()
        #expect(try fixture.reopen().session == sampleSession)
    }

    @Test("The session has a limit, and a closed window makes room in it")
    func session() throws {
        let fixture = try SessionFixture()
        var options = fixture.options
        options.limits.session = 1200
        let (store, _) = try fixture.open(options)
        store.commit(sampleSession.changes(since: nil))
        var changes = SessionChanges()
        changes.set(.string(String(repeating: "x", count: 1100)), forKey: "big", inWindow: 3)
        store.commit(changes)
        #expect(fixture.reports.count == 1)
        var closing = SessionChanges()
        closing.close(1)
        store.commit(closing)
        store.commit(changes)
        #expect(fixture.reports.count == 1)
        store.close()
        #expect(try fixture.reopen().session?.windows[0].storage.count == 2)
    }

    @Test("FAULTS 49: a text of ten megabytes stays out, said once, however often it is written")
    func hugeText() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        store.flush()
        var text = String(repeating: "x", count: 10 << 20)
        for _ in 0..<100 {
            text += "y"
            store.setText(text)
        }
        #expect(fixture.reports.count == 1)
        #expect(fixture.reports[0].contains("10485765 bytes are over the limit of 1048576"))
        store.close()
        #expect(try fixture.reopen().session == sampleSession)
        #expect(try fixture.bytes().count < 1 << 20)
    }
}

extension SessionStore {
    fileprivate func setText(_ text: String) {
        var changes = SessionChanges()
        changes.set(.string(text), forKey: "text", inWindow: 1)
        commit(changes)
    }
}
