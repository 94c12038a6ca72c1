import CasementTesting
import SwiftUI
import Testing

/// What guidelines find on screens that do not keep them, and leave alone on those that do.
@MainActor
struct GuidelineTests {
    private func found(
        _ guideline: Guideline, width: CGFloat = 400, phases: TestApp.Phases = .desktop,
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> [String] {
        let app = TestApp(
            size: CGSize(width: width, height: 300), phases: phases, content)
        return app.findings(of: [guideline]).map(\.description)
    }

    @Test("A control without a name is found, one that is named by its label is not")
    func names() {
        let findings = found(.names) {
            VStack {
                Button {
                } label: {
                    Rectangle().frame(width: 30, height: 30)
                }
                Button("Save") {}
                Toggle("On", isOn: .constant(true))
                TextEditor(text: .constant("Words"))
            }
        }
        #expect(findings.count == 2)
        #expect(findings.first?.hasPrefix("names: button at (") == true)
        #expect(findings.last?.contains("textEditor = “Words”") == true)
    }

    @Test("A text that does not stand out is found with both colours and the ratio")
    func contrast() throws {
        let findings = found(.contrast) {
            VStack {
                Text("Faint").foregroundStyle(Color(white: 0.75))
                Text("Plain")
                Text("Faded").opacity(0.3)
                Text("Large").font(.system(size: 30)).foregroundStyle(Color(white: 0.55))
                Text("Small").font(.system(size: 12)).foregroundStyle(Color(white: 0.55))
                Button("Off") {}.disabled(true)
                Text("Ornament").foregroundStyle(Color(white: 0.9)).accessibilityHidden(true)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
        }
        #expect(findings.count == 3, "\(findings)")
        let faint = try #require(findings.first)
        #expect(faint.contains("“Faint”"))
        #expect(faint.contains("has a contrast of 1.83:1, #BFBFBF on #FFFFFF, and needs 4.5:1"))
        #expect(findings.contains { $0.contains("“Faded”") })
        #expect(findings.contains { $0.contains("“Small”") })
    }

    private struct Leaving: View {
        @State private var isShown = true

        var body: some View {
            ZStack {
                Color.white
                VStack {
                    Button("Remove") { withAnimation(.linear(duration: 1)) { isShown = false } }
                    ZStack { if isShown { Text("guest").padding() } }
                }
            }
        }
    }

    @Test("A text that is fading away because its view is gone is not looked at")
    func leaving() {
        let app = TestApp(size: CGSize(width: 300, height: 200)) { Leaving() }
        app.find("Remove").tap()
        app.advance(by: .milliseconds(800))
        #expect(app.printedDisplayList().contains("text \"guest\""))
        #expect(app.findings(of: [.contrast]).map(\.description) == [])
    }

    @Test("A row that is swiped away is not cut off")
    func swiped() {
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            List {
                Text("A row of some words").swipeActions { Button("Flag") {} }
            }
        }
        let row = app.find("A row of some words")
        row.tap()
        app.key("Left")
        app.advance(by: .seconds(1))
        app.find("Flag").expect()
        #expect(app.findings(of: [.cutOff]).isEmpty)
    }

    @Test("What is behind a part of a text is its ground, and not a text of little contrast")
    func backgrounds() {
        func found(_ ground: Color) -> [String] {
            var text = AttributedString("Paper is made of wood")
            if let range = text.range(of: "made") { text[range].backgroundColor = ground }
            return self.found(.contrast) {
                Text(text).foregroundStyle(.black)
                    .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
            }
        }
        #expect(found(Color(white: 0.9)) == [])
        #expect(found(Color(white: 0.2)).count == 1)
    }

    @Test(
        "A text that is scrolled beneath a bar can be scrolled out, and is not measured there",
        arguments: [false, true])
    func beneathBars(isInTable: Bool) {
        let app = TestApp(size: CGSize(width: 400, height: 300)) {
            ScrollView {
                let rows = ForEach(0..<40) { Text("Row \($0)").foregroundStyle(.white) }
                if isInTable {
                    ScrollView(.horizontal) { VStack { rows }.frame(width: 600) }
                } else {
                    rows.frame(maxWidth: .infinity)
                }
            }
            .accessibilityIdentifier("page")
            .background(.black)
            .toolbar { Button("Tool") {} }
            .environment(\.colorScheme, .light)
        }
        let rows = app.find(id: "page")
        for _ in 0..<8 {
            rows.scroll(by: CGSize(width: 0, height: 7))
            let findings = app.findings(of: [.contrast])
            #expect(!findings.contains { $0.element.contains("Row") }, "\(findings)")
        }
    }

    @Test(
        "Random use finds a text that no one can read, but not one of which only a part is hidden"
    )
    func readable() async {
        func found(_ white: CGFloat) async -> [String] {
            let app = TestApp(size: CGSize(width: 400, height: 300)) {
                Text(verbatim: "MMMMMMMMMM").font(.largeTitle).foregroundStyle(.white)
                    .frame(width: 360)
                    .background(alignment: .leading) { Color.white.frame(width: white) }
                    .background(.black)
            }
            return await app.driver.inspect().findings.map(\.sentence)
        }
        #expect(await found(0) == [])
        #expect(await found(140) == [])
        let findings = await found(300)
        #expect(findings.count == 1)
        #expect(findings.first?.contains("has a contrast of 1:1") == true, "\(findings)")
    }

    @Test("The prompt of a narrow field may end early")
    func narrowFields() {
        let findings = found(.cutOff) {
            TextField("A prompt of more words than there is space", text: .constant(""))
                .frame(width: 90)
        }
        #expect(findings == [])
    }

    @Test("A symbol of several colours stands out if one of them does")
    func layers() {
        func found(_ second: Color) -> [String] {
            self.found(.contrast) {
                Image(systemName: "person.crop.circle.badge.plus")
                    .symbolRenderingMode(.palette).foregroundStyle(.white, second)
                    .font(.largeTitle)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.white)
            }
        }
        #expect(found(.blue).isEmpty)
        #expect(!found(Color(white: 0.9)).isEmpty)
    }

    @Test("The contrast of a text is that with the pixels behind its own letters")
    func grounds() {
        let findings = found(.contrast) {
            VStack(spacing: 0) {
                Text("On black").foregroundStyle(.white).padding().background(.black)
                Text("On white").foregroundStyle(.white).padding().background(.white)
                Text("Inverted").foregroundStyle(.white).colorInvert().padding()
                    .background(Color(white: 0.2))
            }
        }
        #expect(findings.count == 2, "\(findings)")
        #expect(findings.contains { $0.contains("“On white”") && $0.contains(" 1:1") })
        #expect(findings.contains { $0.contains("“Inverted”") })
    }

    @Test("A text that is covered by its own colour is not pale")
    func covered() {
        func found(_ cover: Color) -> [String] {
            self.found(.contrast) {
                Text("Covered").foregroundStyle(.white).padding().background(.blue)
                    .overlay(cover)
            }
        }
        #expect(found(.white).isEmpty)
        #expect(found(.black).isEmpty)
        #expect(!found(.white.opacity(0.9)).isEmpty)
    }

    @Test("A symbol alone needs a contrast, one beside words only adorns them")
    func symbols() {
        let findings = found(.contrast) {
            VStack {
                Button {
                } label: {
                    Image(systemName: "trash").accessibilityLabel("Delete")
                }
                .buttonStyle(.plain).foregroundStyle(Color(white: 0.8))
                Button {
                } label: {
                    HStack {
                        Text("Next")
                        Image(systemName: "chevron.right").foregroundStyle(Color(white: 0.8))
                    }
                }
                .buttonStyle(.plain)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
        }
        #expect(findings.count == 1, "\(findings)")
        #expect(findings.first?.contains("and needs 3:1") == true)
    }

    @Test("A control that is too small is found, unless a pointer that misses it meets no other")
    func targets() {
        let crowded = found(.targetSize) {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Button("\(index)") {}.buttonStyle(.plain).frame(width: 12, height: 12)
                }
            }
        }
        #expect(crowded.count == 3, "\(crowded)")
        #expect(crowded.first?.contains("and needs 24×24") == true)
        let spaced = found(.targetSize) {
            HStack(spacing: 40) {
                ForEach(0..<3) { index in
                    Button("\(index)") {}.buttonStyle(.plain).frame(width: 12, height: 12)
                }
            }
        }
        #expect(spaced.isEmpty, "\(spaced)")
        let touched = found(.targetSize, phases: .device) {
            Button("1") {}.buttonStyle(.plain).frame(width: 20, height: 20)
        }
        #expect(touched.first?.contains("and needs 44×44") == true, "\(touched)")
    }

    @Test("A small control with a larger shape of touches is large enough")
    func shapes() {
        let findings = found(.targetSize, phases: .device) {
            Text("1").frame(width: 50, height: 50).contentShape(Rectangle())
                .onTapGesture {}.accessibilityAddTraits(.isButton)
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("A control that Tab does not reach is found, and one that it reaches too early")
    func focus() {
        let unreached = found(.focusOrder) {
            VStack {
                Button("First") {}
                Button("Second") {}.focusable(false)
            }
        }
        #expect(unreached.allSatisfy { $0.contains("“Second”") }, "\(unreached)")
        let sorted = found(.focusOrder) {
            VStack {
                Button("First") {}
                Button("Second") {}.accessibilitySortPriority(1)
            }
        }
        #expect(sorted.count == 1, "\(sorted)")
        #expect(sorted.first?.contains("Tab reaches it after") == true)
    }

    @Test("A text that has too little space is found, one that the app limits is not")
    func cutOff() {
        let long = String(repeating: "Many words ", count: 12)
        let findings = found(.cutOff) {
            VStack(alignment: .leading) {
                Text("A label for a thing of many words").frame(width: 60, height: 20)
                Text(long).lineLimit(2)
                Text("Clipped at its end").fixedSize().frame(width: 40, alignment: .leading)
                    .clipped()
                ScrollView(.horizontal) { Text(long).fixedSize() }.frame(height: 30)
                Button(long) {}.lineLimit(1)
            }
            .frame(width: 200)
        }
        #expect(findings.count == 3, "\(findings)")
        #expect(findings.contains { $0.contains("A label") && $0.contains("takes more than") })
        #expect(findings.contains { $0.contains("Clipped") && $0.contains("shows ") })
        #expect(findings.contains { $0.contains("button") })
    }

    @Test("The name of a control may end early if the app has said that it can be shown large")
    func largeContent() {
        let findings = found(.cutOff) {
            Button("A name for a button of many words") {}.lineLimit(1)
                .accessibilityShowsLargeContentViewer()
                .frame(width: 100)
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("An open menu needs no name, only what is in it does")
    func openMenu() {
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            Picker("Fruit", selection: .constant("Pear")) {
                ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
            }
        }
        app.find("Fruit", role: .picker).tap()
        app.find(role: .menu).expect()
        app.expectGuidelines([.names])
    }

    @Test("Texts on each other and controls partly on each other are found, badges are not")
    func overlaps() {
        let findings = found(.overlap) {
            VStack(spacing: 60) {
                ZStack {
                    Text("One text")
                    Text("Another text").offset(x: 6)
                }
                ZStack(alignment: .topTrailing) {
                    Button {
                    } label: {
                        Text("Card").frame(width: 120, height: 60)
                    }
                    Button("x") {}.buttonStyle(.plain)
                }
                ZStack {
                    Button("Left") {}
                    Button("Right") {}.offset(x: 30)
                }
            }
        }
        #expect(findings.contains { $0.contains("“One text”") && $0.contains("“Another text”") })
        #expect(findings.contains { $0.contains("“Left”") && $0.contains("“Right”") })
        #expect(!findings.contains { $0.contains("“Card”") }, "\(findings)")
    }

    @Test("A plain form of controls keeps every guideline in every variant")
    func form() {
        let app = TestApp(size: CGSize(width: 420, height: 600)) { SettingsForm() }
        app.expectGuidelines(in: .all)
    }

    private struct SettingsForm: View {
        @State private var name = "Ada"
        @State private var isOn = true
        @State private var level = 0.5
        @State private var count = 3

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Toggle("Notifications", isOn: $isOn)
                Slider(value: $level) { Text("Volume") }
                Stepper("Copies", value: $count, in: 1...9)
                Button("Save") {}
            }
        }
    }

    @Test("What is behind a sheet is not measured, what is on it is")
    func sheets() {
        let findings = found(.contrast) {
            Text("Behind").foregroundStyle(Color(white: 0.8))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.white)
                .sheet(isPresented: .constant(true)) {
                    Text("In front").foregroundStyle(Color(white: 0.8))
                        .padding().background(.white)
                }
        }
        #expect(findings.count == 1, "\(findings)")
        #expect(findings.first?.contains("“In front”") == true)
    }

    // MARK: Variants

    private struct Titles: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Text("Dim").foregroundStyle(Color(white: 0.35))
                Text("Words that are wide").fixedSize()
                    .frame(maxWidth: 200, alignment: .leading).clipped()
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test("A failure lists each finding once, with the variants it is found in")
    func variants() throws {
        let app = TestApp(size: CGSize(width: 400, height: 300), phases: .device) { Titles() }
        let variants = ScreenVariants(
            typeSizes: [.large, .accessibility5], colorSchemes: [.light, .dark],
            widths: [320, 800])
        withKnownIssue {
            app.expectGuidelines(in: variants)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            let lines = text.split(separator: "\n").map(String.init)
            let dim = lines.firstIndex { $0.contains("contrast: text “Dim”") }
            return text.hasPrefix("the guidelines are not kept in 2 places:")
                && lines.count { $0.contains("contrast: text “Dim”") } == 1
                && dim.map { lines[$0 + 1].hasPrefix("    in dark, type size large, 320 wide") }
                    == true
                && text.contains("cutOff: text “Words that are wide”")
                && !text.contains("    in light, type size large")
        }
        #expect(app.window(1)?.frame.size == CGSize(width: 400, height: 300))
        app.find("Dim").expect()
    }

    private struct Words: View {
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            Text(locale.identifier == "de" ? "Benachrichtigungseinstellungen" : "Settings")
                .frame(width: 90, height: 20)
            Text(direction == .rightToLeft ? "Everything from the right" : "Left")
                .frame(width: 90, height: 20)
        }
    }

    @Test("A locale is a variant, and brings its direction with it")
    func locales() {
        let app = TestApp { Words() }
        let findings = app.findings(
            of: [.cutOff], in: ScreenVariants(locales: ["en", "de", "ar"]))
        #expect(findings.map(\.variant) == ["de", "ar"], "\(findings)")
        #expect(app.find("Left").environment(\.layoutDirection) == .leftToRight)
    }

    @Test("A finding that is meant to be as it is is left out")
    func meant() {
        let app = TestApp { Text("Dim").foregroundStyle(Color(white: 0.6)) }
        app.expectGuidelines([.contrast], except: { $0.element.contains("“Dim”") })
        #expect(app.findings(of: [.contrast]).count == 1)
    }

    @Test("A warning that is logged while the window is laid out is a finding")
    func warnings() {
        let app = TestApp { WarningView() }
        let findings = app.findings(
            of: [.warnings], in: ScreenVariants(colorSchemes: [.light, .dark]))
        #expect(findings.count == 1, "\(findings)")
        #expect(findings.first?.variant == "dark")
    }

    private struct WarningView: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            ForEach(scheme == .dark ? [1, 1] : [1, 2], id: \.self) { Text("Number \($0)") }
        }
    }
}
