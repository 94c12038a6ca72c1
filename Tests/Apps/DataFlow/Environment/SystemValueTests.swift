import CasementTesting
import SwiftUI
import Testing

/// What the system says to views, and what it says where nobody changes it.
@MainActor
struct SystemValueTests {
    /// Notes one value of the environment.
    private struct Reader<Value>: View {
        @Environment private var value: Value
        let text: (Value) -> String

        init(_ path: KeyPath<EnvironmentValues, Value>, _ text: @escaping (Value) -> String) {
            _value = Environment(path)
            self.text = text
        }

        init(_ path: KeyPath<EnvironmentValues, Value>) { self.init(path) { "\($0)" } }

        var body: some View { Text(verbatim: text(value)) }
    }

    private func read<Value>(
        _ path: KeyPath<EnvironmentValues, Value>, scale: Double = 1
    ) -> Value? {
        var found: Value?
        let app = TestApp(scale: scale) {
            Reader(path) {
                found = $0
                return "read"
            }
        }
        app.find("read").expect()
        return found
    }

    @Test("S-104: controls are of regular size, and text is set as Apple's is by default")
    func defaults() {
        #expect(read(\.controlSize) == .regular)
        #expect(read(\.lineLimit) == .some(nil))
        #expect(read(\.dynamicTypeSize) == .large)
        #expect(read(\.layoutDirection) == .leftToRight)
        #expect(read(\.font) == .some(nil))
        #expect(read(\.multilineTextAlignment) == .leading)
        #expect(read(\.truncationMode) == .tail)
        #expect(read(\.lineSpacing) == 0)
        #expect(read(\.minimumScaleFactor) == 1)
        #expect(read(\.allowsTightening) == false)
        #expect(read(\.textCase) == .some(nil))
    }

    private struct Paragraph: View {
        let limit: Int?
        var body: some View {
            Text("one two three four five six seven eight nine ten eleven twelve")
                .lineLimit(limit)
                .frame(width: 80)
        }
    }

    @Test("S-104: a line limit below one means one line")
    func lineLimit() {
        func height(_ limit: Int?) -> CGFloat {
            TestApp { Paragraph(limit: limit) }.find(containing: "one two").frame.height
        }
        #expect(height(0) == height(1))
        #expect(height(-3) == height(1))
        #expect(height(2) > height(1))
        #expect(height(nil) > height(2))
    }

    @Test("S-104: the user's text size is told, and leaves text on a desktop as it is")
    func dynamicTypeSize() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            TestApp { Text("Words").dynamicTypeSize(size) }.find("Words").frame.height
        }
        #expect(height(.accessibility5) == height(.large))
        let app = TestApp { Reader(\.dynamicTypeSize).dynamicTypeSize(.xxLarge) }
        app.find("xxLarge").expect()
    }

    @Test("S-105: a desktop's windows have regular size classes, which a view may override")
    func sizeClasses() {
        #expect(read(\.horizontalSizeClass) == .regular)
        #expect(read(\.verticalSizeClass) == .regular)
        let app = TestApp(size: CGSize(width: 200, height: 200)) {
            Reader(\.horizontalSizeClass) { "outer \($0 == .regular ? "regular" : "compact")" }
            Reader(\.horizontalSizeClass) { "inner \($0 == .regular ? "regular" : "compact")" }
                .environment(\.horizontalSizeClass, .compact)
            Reader(\.verticalSizeClass) { "none \($0 == nil)" }
                .environment(\.verticalSizeClass, nil)
        }
        app.find("outer regular").expect()
        app.find("inner compact").expect()
        app.find("none true").expect()
    }

    @Test("What the system and the window say is there, with Apple's types and defaults")
    func others() {
        let isPlain: Bool? = read(\.accessibilityReduceMotion)
        #expect(isPlain == false)
        #expect(read(\.accessibilityReduceTransparency) == false)
        #expect(read(\.accessibilityDifferentiateWithoutColor) == false)
        #expect(read(\.accessibilityInvertColors) == false)
        #expect(read(\.accessibilityVoiceOverEnabled) == false)
        #expect(read(\.accessibilitySwitchControlEnabled) == false)
        #expect(read(\.accessibilityShowButtonShapes) == false)
        #expect(read(\.accessibilityEnabled) == false)
        #expect(read(\.accessibilityPlayAnimatedImages) == true)
        #expect(read(\.accessibilityDimFlashingLights) == false)
        #expect(read(\.accessibilityLargeContentViewerEnabled) == false)
        #expect(read(\.accessibilityAssistiveAccessEnabled) == false)
        #expect(read(\.accessibilityReduceHighlightingEffects) == false)
        #expect(read(\.isLuminanceReduced) == false)
        #expect(read(\.legibilityWeight) == .some(.regular))
        #expect(read(\.colorScheme) == .light)
        #expect(read(\.colorSchemeContrast) == .standard)
        #expect(read(\.isEnabled) == true)
        #expect(read(\.isFocused) == false)
        #expect(read(\.isScrollEnabled) == true)
        #expect(read(\.redactionReasons) == .some([]))
        #expect(read(\.headerProminence) == .standard)
        #expect(read(\.scenePhase) == .active)
        #expect(read(\.isPresented) == true)
        #expect(read(\.supportsMultipleWindows) == true)
        #expect(read(\.locale) == .current)
        #expect(read(\.calendar)?.identifier == Calendar.current.identifier)
        #expect(read(\.timeZone) == .current)
        #expect(read(\.refresh).map { $0 == nil } == true)
        #expect(read(\.keyboardShortcut) == .some(nil))
        #expect(read(\.imageScale) == .medium)
        let undoManager: UndoManager?? = read(\.undoManager)
        #expect(undoManager.map { $0 != nil } == true)
        let editMode: Binding<EditMode>?? = read(\.editMode)
        #expect(editMode??.wrappedValue == .inactive)
        let openSettings: OpenSettingsAction? = read(\.openSettings)
        let openWindow: OpenWindowAction? = read(\.openWindow)
        let dismissWindow: DismissWindowAction? = read(\.dismissWindow)
        let dismiss: DismissAction? = read(\.dismiss)
        #expect(openSettings != nil && openWindow != nil && dismissWindow != nil && dismiss != nil)
        let mode: Binding<PresentationMode>? = read(\.presentationMode)
        #expect(mode?.wrappedValue.isPresented == true)
    }

    @Test("A window's scale is the display scale of its views")
    func displayScale() {
        #expect(read(\.displayScale) == 1)
        #expect(read(\.displayScale, scale: 2) == 2)
        #expect(read(\.pixelLength, scale: 2) == 0.5)
        let app = TestApp(scale: 2) {
            Reader(\.displayScale)
            Reader(\.displayScale).environment(\.displayScale, 3)
        }
        app.find("2.0").expect()
        app.find("3.0").expect()
    }

    private struct Disabling: View {
        @State private var isOn = false
        let lines: Lines
        var body: some View {
            Toggle("On", isOn: $isOn)
            Watcher(lines: lines).disabled(!isOn)
        }
    }

    private struct Watcher: View {
        @Environment(\.isEnabled) private var isEnabled
        let lines: Lines
        var body: some View {
            let _ = lines.add("enabled \(isEnabled)")
            Text("Watched")
        }
    }

    @Test("Being enabled is a value of the environment, and only a change of it is heard")
    func isEnabled() {
        let lines = Lines()
        let app = TestApp { Disabling(lines: lines).disabled(false) }
        #expect(lines.take() == ["enabled false"])
        app.find("On", role: .toggle).tap()
        #expect(lines.take() == ["enabled true"])
        let other = TestApp { Watcher(lines: lines).disabled(false).disabled(true) }
        other.find("Watched").expect()
        #expect(lines.take() == ["enabled false"])
    }

    private struct Focusing: View {
        var body: some View {
            Reader(\.isFocused) { "inside \($0)" }.focusable()
            Reader(\.isFocused) { "beside \($0)" }
        }
    }

    @Test("A view inside of a focused one is focused")
    func isFocused() {
        let app = TestApp { Focusing() }
        app.find("inside false").expect()
        app.key("Tab")
        app.find("inside true").expect()
        app.find("beside false").expect()
    }

    private struct Refreshing: View {
        @State private var count = 0
        let lines: Lines
        var body: some View {
            VStack {
                Text("Count \(count)")
                RefreshButton(lines: lines)
            }
            .refreshable { await more() }
        }

        private func more() async { count += 1 }
    }

    private struct RefreshButton: View {
        @Environment(\.refresh) private var refresh
        let lines: Lines
        var body: some View {
            Button("Refresh") {
                Task {
                    await refresh?()
                    lines.add("done")
                }
            }
        }
    }

    @Test("What is refreshable gives those inside an action that waits for it")
    func refresh() async {
        let lines = Lines()
        let app = TestApp { Refreshing(lines: lines) }
        app.find("Refresh").tap()
        await app.find("Count 1").expect(within: .seconds(10))
        app.key("ctrl+r")
        await app.find("Count 2").expect(within: .seconds(10))
        #expect(lines.take() == ["done"])
    }

    private struct Editing: View {
        var body: some View {
            NavigationStack {
                VStack {
                    EditButton()
                    Reader(\.editMode) { "editing \($0?.wrappedValue.isEditing == true)" }
                }
            }
        }
    }

    @Test("The edit button switches the edit mode of the views around it")
    func editMode() {
        let app = TestApp { Editing() }
        app.find("editing false").expect()
        app.find("Edit").tap()
        app.find("editing true").expect()
        app.find("Done").tap()
        app.find("editing false").expect()
    }
}
