import Mirror
import Testing

/// How conversations begin.
struct HandshakeTests {
    private func session(_ options: RFBOptions = RFBOptions()) -> RFBSession {
        Desk(options: options).session
    }

    /// What the server says after each of the viewer's words.
    private func answers(_ session: RFBSession, _ words: [[UInt8]]) -> [[UInt8]] {
        [session.takeOutput()]
            + words.map {
                session.receive($0)
                return session.takeOutput()
            }
    }

    private func version(_ minor: String) -> [UInt8] { Array("RFB 003.\(minor)\n".utf8) }

    @Test("Version 3.8 has a list of security types and a result")
    func current() {
        let desk = Desk()
        let answers = answers(desk.session, [version("008"), [1], [1]])
        #expect(answers[0] == version("008"))
        #expect(answers[1] == [1, 1])
        #expect(answers[2] == [0, 0, 0, 0])
        #expect(answers[3].prefix(4) == [1, 64, 0, 200])
        #expect(desk.session.isRunning)
    }

    @Test("Version 3.7 has no result")
    func older() {
        let desk = Desk()
        let answers = answers(desk.session, [version("007"), [1], [0]])
        #expect(answers[1...2] == [[1, 1], []])
        #expect(desk.session.isRunning)
    }

    @Test("In version 3.3 the server chooses the security type", arguments: ["003", "005"])
    func oldest(minor: String) {
        let desk = Desk()
        let answers = answers(desk.session, [version(minor), [1]])
        #expect(answers[1] == [0, 0, 0, 1])
        #expect(desk.session.isRunning)
    }

    @Test("A handshake may come in single bytes")
    func chopped() {
        let desk = Desk()
        for byte in version("008") + [1, 1] { desk.session.receive([byte]) }
        #expect(desk.session.isRunning)
    }

    @Test("A handshake may come together with what follows it")
    func joined() throws {
        let desk = Desk()
        let request: [UInt8] = [3, 0] + Conversation.words(0, 0, 320, 200)
        desk.session.receive(version("008") + [1, 1] + request)
        var bytes = ServerBytes(desk.output())
        _ = try bytes.bytes(12 + 2 + 4)
        try desk.viewer.begin(&bytes)
        try desk.viewer.receive(bytes.bytes(bytes.left))
        #expect(desk.difference == nil)
    }

    @Test("After a transport's own security the session begins with ClientInit")
    func afterSecurity() throws {
        var options = RFBOptions()
        options.start = .initialization
        let desk = Desk(options: options)
        #expect(desk.output().isEmpty)
        desk.session.receive([1])
        var bytes = ServerBytes(desk.output())
        try desk.viewer.begin(&bytes)
        #expect(desk.viewer.width == 320)
        #expect(bytes.isAtEnd)
    }

    @Test("What does not speak RFB is refused with a sentence")
    func wrong() {
        let desk = Desk()
        desk.session.receive(Array("GET / HTTP/1.1\r\n".utf8))
        #expect(desk.session.ending == .violation("The viewer does not speak RFB."))
        #expect(!desk.session.isRunning)
    }

    @Test("Only the security type that is offered can be chosen")
    func otherSecurity() {
        let desk = Desk()
        desk.session.receive(version("008") + [2])
        #expect(desk.session.ending != nil)
    }

    @Test("A viewer that comes before the first frame gets the screen with it")
    func early() throws {
        let mirror = ScreenMirror(wake: {})
        let session = RFBSession(screen: mirror) {}
        session.receive(version("008") + [1, 1])
        #expect(!session.isRunning)
        let desk = Desk()
        mirror.present(desk.framebuffer, damage: .init(desk.framebuffer.bounds))
        mirror.refresh()
        session.update()
        #expect(session.isRunning)
    }
}
