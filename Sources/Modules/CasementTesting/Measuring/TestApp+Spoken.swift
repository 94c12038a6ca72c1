import Automation
import Hosting

extension TestApp {
    /// What a screen reader says while something is done, sentence by sentence: where the focus has come to,
    /// what has changed there, and what the app announces.
    ///
    /// The words are those of Orca, in English: `Wireless check box not checked`. Nothing is spoken, and no
    /// bus or screen reader is needed. What is on the screen before is not said.
    ///
    /// ```swift
    /// #expect(app.spoken { app.key("Tab") } == ["Name entry"])
    /// ```
    public func spoken(_ action: () -> Void) -> [String] {
        var sentences: [String] = []
        let reader = ScreenReader { sentences += $0.map(\.text) }
        let other = host.assistiveTechnology
        host.settleAll()
        reader.start(host)
        host.assistiveTechnology = reader
        action()
        host.settleAll()
        host.assistiveTechnology = other
        return sentences
    }
}
