import Automation
import AutomationProtocol
import Casement
import CasementTesting
import Foundation
import Hosting
import Testing
import Views
import Waiting

@testable import ScreenSpeech

/// An app that speaks through a program that writes what it hears to a file.
@MainActor
private final class Listener {
    let app: TestApp
    let screen: SpokenScreen
    private let folder: URL
    private(set) var warnings: [String] = []

    init<Content: View>(
        isOn: Bool = true, exploresByTouch: Bool = false, program: String? = nil,
        locale: String? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = folder.appending(path: "spd-say")
        let text = program ?? "#!/bin/sh\nexec /bin/cat >> \(folder.path)/heard\n"
        try Data(text.utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        app = TestApp(content)
        var warn: (String) -> Void = { _ in }
        screen = SpokenScreen(
            isOn: isOn, exploresByTouch: exploresByTouch,
            Voice(["PATH": folder.path]) { warn($0) })
        warn = { [unowned self] in warnings.append($0) }
        if let locale {
            app.setEnvironment(\.locale, to: Locale(identifier: locale))
        }
        app.host.assistiveTechnology = screen
        screen.start(app.host)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var lines: [String] {
        let text = (try? String(contentsOf: folder.appending(path: "heard"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// What has been heard so far, without the settings of the voice.
    var heard: [String] {
        lines.filter { !$0.hasPrefix("!-!SET SELF") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var settings: [String] {
        lines.filter { $0.hasPrefix("!-!SET SELF") }.map { String($0.dropFirst(12)) }
    }

    /// Waits until the last sentences are these.
    func hears(_ sentences: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
        func last() -> [String] {
            Array(heard.filter { $0 != "!-!CANCEL SELF" }.suffix(sentences.count))
        }
        await giveWay { last() == sentences }
        #expect(last() == sentences, sourceLocation: sourceLocation)
    }

    func pressControl(times: Int = 1) {
        for _ in 0..<times {
            send(.modifiers(.control))
            send(.modifiers([]))
        }
    }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key, .down, modifiers: modifiers)))
        send(.key(KeyEvent(key, .up, modifiers: modifiers)))
    }

    func send(_ kind: InputEvent.Kind) {
        app.host.send(InputEvent(kind, in: WindowID(1)))
    }

    func touch(_ phase: PointerEvent.Phase, _ label: String) throws {
        let frame = try app.driver.screen.only(Selector(label: label)).element.frame
        send(.pointer(PointerEvent(phase, at: CGPoint(x: frame.midX, y: frame.midY))))
    }

    /// Waits until a button has been pressed.
    func sees(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await giveWay { app.find(label).exists }
        #expect(app.find(label).exists, sourceLocation: sourceLocation)
    }
}

private struct Panel: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("Kitchen").font(.title)
            Button("Count \(count)") { count += 1 }
            Toggle("Light", isOn: $isOn)
            Text("H2O").speechSpellsOutCharacters()
        }
    }
}

@MainActor
struct SpokenScreenTests {
    @Test("What has the focus is spoken, and cuts off what was spoken before")
    func focus() async throws {
        let listener = try Listener { Panel() }
        await listener.hears("Test frame")
        listener.press(.tab)
        await listener.hears("Count 0 push button")
        listener.press(.tab)
        await listener.hears("Light check box not checked")
        listener.press(.space)
        await listener.hears("checked")
        #expect(listener.heard.filter { $0 == "!-!CANCEL SELF" }.count >= 3)
        listener.app.host.assistiveTechnology?.announce("Dinner is ready")
        await listener.hears("Dinner is ready")
    }

    @Test("In a language that the reader knows all is said in it, by a voice of that language")
    func language() async throws {
        let listener = try Listener(locale: "de") { Panel() }
        await listener.hears("Test Fenster")
        listener.press(.tab)
        listener.press(.tab)
        await listener.hears("Light Kontrollkästchen nicht aktiviert")
        #expect(listener.settings.contains("LANGUAGE de"))
    }

    @Test(
        "Control and Option with the arrow keys go through all that is shown, and with Space press it"
    )
    func exploring() async throws {
        let listener = try Listener { Panel() }
        await listener.hears("Test frame")
        listener.press(.right, [.control, .option])
        await listener.hears("Kitchen")
        listener.press(.right, [.control, .option])
        await listener.hears("Count 0 push button")
        listener.press(.space, [.control, .option])
        await listener.sees("Count 1")
        for _ in 0..<9 { listener.press(.right, [.control, .option]) }
        await listener.hears("H2O")
        listener.press(.left, [.control, .option])
        await listener.hears("Light check box not checked")
    }

    @Test("Three presses of Control turn it on and off, and any other key between them does not")
    func switching() async throws {
        let listener = try Listener(isOn: false) { Panel() }
        listener.press(.tab)
        listener.pressControl(times: 2)
        listener.press(.character("a"))
        listener.pressControl(times: 2)
        #expect(!listener.screen.isOn && listener.heard == [])
        listener.pressControl()
        #expect(listener.screen.isOn && listener.screen.settings.hasScreenReader == true)
        await listener.hears("Screen reader on", "Test frame", "Count 0 push button")
        listener.pressControl(times: 3)
        await listener.hears("Screen reader off")
        #expect(!listener.screen.isOn)
        listener.press(.tab)
        await listener.hears("Screen reader off")
    }

    @Test("A finger that moves hears what is under it, and a double tap presses that")
    func touching() async throws {
        let listener = try Listener(exploresByTouch: true) { Panel() }
        try listener.touch(.down, "Kitchen")
        await listener.hears("Kitchen")
        try listener.touch(.moved, "Count 0")
        await listener.hears("Count 0 push button")
        try listener.touch(.up, "Count 0")
        #expect(listener.app.find("Count 0").exists)
        for _ in 0..<2 {
            try listener.touch(.down, "Count 0")
            try listener.touch(.up, "Count 0")
        }
        await listener.sees("Count 1")
    }

    @Test(
        "Without a program that speaks, and with one that fails, that is said once, and the app goes on"
    )
    func failing() async throws {
        let listener = try Listener(program: "#!/bin/sh\nexit 1\n") { Panel() }
        await giveWay { !listener.warnings.isEmpty }
        listener.press(.tab)
        listener.press(.tab)
        #expect(
            listener.warnings == ["Nothing is spoken: install speech-dispatcher, or espeak-ng."])
        listener.press(.space)
        #expect(listener.app.find("Light").exists)
    }

    @Test("A program that reads nothing makes no turn wait")
    func deafness() async throws {
        let listener = try Listener(program: "#!/bin/sh\nexec sleep 60\n") { Panel() }
        let sentence = String(repeating: "word ", count: 2_000)
        for _ in 0..<1_000 { listener.screen.announce(sentence) }
        listener.press(.tab)
        #expect(listener.app.find("Count 0").exists)
        listener.screen.end()
    }
}
