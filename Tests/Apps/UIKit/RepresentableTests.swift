import CasementTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing
import UIKit

/// Views and controllers of UIKit's that apps show among views of SwiftUI's.
@MainActor
struct RepresentableTests {
    // MARK: Life

    /// What was called, in order.
    @MainActor final class Calls {
        var list: [String] = []
    }

    private struct Counter: UIViewRepresentable {
        let number: Int
        let calls: Calls

        final class Coordinator {
            let calls: Calls
            init(calls: Calls) { self.calls = calls }
        }

        func makeCoordinator() -> Coordinator {
            calls.list.append("coordinator")
            return Coordinator(calls: calls)
        }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.calls.list.append("make")
            return UILabel()
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.calls.list.append("update \(number)")
            uiView.text = "number \(number), \(context.environment.isEnabled ? "on" : "off")"
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            coordinator.calls.list.append("dismantle \(uiView.text ?? "")")
        }
    }

    private struct CounterPage: View {
        let calls: Calls
        @State private var number = 1
        @State private var isDisabled = false
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Counter(number: number, calls: calls).disabled(isDisabled) }
                Button("More") { number += 1 }
                Button("Disable") { isDisabled = true }
                Button("Remove") { isShown = false }
            }
        }
    }

    @Test("S-940: a view is made once, updated with what changes, and dismantled at its end")
    func life() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 300, height: 300)) { CounterPage(calls: calls) }
        app.settle()
        #expect(calls.list == ["coordinator", "make", "update 1"])
        app.find("number 1, on").expect()
        app.find("More").tap()
        app.find("number 2, on").expect()
        #expect(calls.list.dropFirst(3) == ["update 2"])
        app.find("Disable").tap()
        app.find("number 2, off").expect()
        app.find("Remove").tap()
        app.advance(by: .seconds(1))
        #expect(calls.list.last == "dismantle number 2, off")
        #expect(calls.list.filter { $0 == "make" }.count == 1)
    }

    private struct Greeting: UIViewControllerRepresentable {
        let name: String
        let calls: Calls

        final class Controller: UIHostingController<Text> {
            var calls: Calls?
            override func viewDidLoad() { rootView = Text("loaded") }
            override func viewDidAppear(_ animated: Bool) { calls?.list.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { calls?.list.append("gone") }
        }

        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller(rootView: Text("made"))
            controller.calls = calls
            controller.view.backgroundColor = .clear
            return controller
        }

        func updateUIViewController(_ controller: Controller, context: Context) {
            controller.rootView = Text("Hello, \(name)")
        }
    }

    private struct GreetingPage: View {
        let calls: Calls
        @State private var name = "Ada"
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Greeting(name: name, calls: calls) }
                Button("Rename") { name = "Grace" }
                Button("Remove") { isShown = false }
            }
        }
    }

    @Test(
        "S-941: a controller of SwiftUI's views is shown, updated and told when it comes and goes")
    func controllers() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 300, height: 300)) { GreetingPage(calls: calls) }
        app.settle()
        app.find("Hello, Ada").expect()
        app.find("Rename").tap()
        app.find("Hello, Grace").expect()
        #expect(calls.list == ["appeared"])
        app.find("Remove").tap()
        app.advance(by: .seconds(1))
        #expect(calls.list == ["appeared", "gone"])
    }

    // MARK: Editors

    private struct SearchBar: UIViewRepresentable {
        @Binding var text: String
        let calls: Calls

        final class Coordinator: NSObject, UISearchBarDelegate {
            @Binding var text: String
            let calls: Calls

            init(text: Binding<String>, calls: Calls) {
                _text = text
                self.calls = calls
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                text = searchText
            }

            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
                searchBar.showsCancelButton = true
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                calls.list.append("search \(searchBar.text ?? "")")
            }

            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                text = ""
                searchBar.setShowsCancelButton(false, animated: true)
                searchBar.resignFirstResponder()
            }
        }

        func makeCoordinator() -> SearchBar.Coordinator { Coordinator(text: $text, calls: calls) }

        func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
            let bar = UISearchBar(frame: .zero)
            bar.delegate = context.coordinator
            bar.placeholder = "Search hikes"
            bar.searchBarStyle = .minimal
            bar.autocapitalizationType = .none
            return bar
        }

        func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
            uiView.text = text
        }
    }

    private struct SearchPage: View {
        let calls: Calls
        @State private var text = ""

        var body: some View {
            VStack {
                SearchBar(text: $text, calls: calls)
                Text("searched: \(text)")
                Spacer()
            }
        }
    }

    @Test("S-942: a search bar tells its delegate what is typed, searched for and cancelled")
    func searching() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { SearchPage(calls: calls) }
        app.settle()
        let field = app.find("Search hikes")
        #expect(field.frame.minY < 60)
        app.find("Cancel").expectNone()
        field.tap()
        app.type("lake")
        app.find("searched: lake").expect()
        app.key("return")
        #expect(calls.list == ["search lake"])
        app.find("Clear").tap()
        app.find("searched: ").expect()
        app.find("Search hikes").tap()
        app.type("hut")
        app.find("Cancel").tap()
        app.settle()
        app.find("searched: ").expect()
        app.find("Cancel").expectNone()
        #expect(!app.find("Search hikes").isFocused)
    }

    private struct Notes: UIViewRepresentable {
        @Binding var text: String
        let calls: Calls

        final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Notes
            init(_ parent: Notes) { self.parent = parent }

            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }

            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange,
                replacementText text: String
            ) -> Bool {
                parent.calls.list.append("\(range.location)+\(range.length) \(text)")
                return text != "!"
            }

            func textViewDidBeginEditing(_ textView: UITextView) {
                parent.calls.list.append("begin")
            }

            func textViewDidEndEditing(_ textView: UITextView) { parent.calls.list.append("end") }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.font = .preferredFont(forTextStyle: .title1)
            view.accessibilityIdentifier = "notes"
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            return view
        }

        func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
    }

    private struct NotesPage: View {
        let calls: Calls
        @State private var text = "day"

        var body: some View {
            VStack {
                Notes(text: $text, calls: calls).frame(height: 100)
                Text("written: \(text)")
                Button("Reset") { text = "new" }
                TextField("Other", text: .constant(""))
            }
        }
    }

    @Test("S-943: an editor of UIKit's writes through its delegate, which may refuse")
    func editing() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { NotesPage(calls: calls) }
        app.settle()
        app.find(id: "notes").tap()
        #expect(calls.list == ["begin"])
        app.key("end")
        app.type("s")
        app.find("written: days").expect()
        app.type("!")
        app.find("written: days").expect()
        #expect(calls.list == ["begin", "3+0 s", "4+0 !"])
        app.find("Reset").tap()
        app.find("written: new").expect()
        #expect(app.find(id: "notes").value == "new")
        app.find("Other").tap()
        #expect(calls.list.last == "end")
        #expect(count(0x0000FF, in: app) > 10_000)
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let isSecure: Bool
        let calls: Calls

        final class Coordinator: NSObject, UITextFieldDelegate {
            let field: Field
            init(_ field: Field) { self.field = field }

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { string.allSatisfy(\.isNumber) }

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                field.calls.list.append("return")
                textField.resignFirstResponder()
                return true
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Code"
            field.borderStyle = .roundedRect
            field.isSecureTextEntry = isSecure
            field.keyboardType = .numberPad
            field.clearButtonMode = .whileEditing
            field.delegate = context.coordinator
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            let text = $text
            field.addAction(
                UIAction { action in text.wrappedValue = (action.sender as! UITextField).text! },
                for: .editingChanged)
            field.becomeFirstResponder()
            return field
        }

        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    private struct FieldPage: View {
        var isSecure = false
        let calls: Calls
        @State private var code = ""

        var body: some View {
            VStack {
                Field(text: $code, isSecure: isSecure, calls: calls)
                Text("code: \(code)")
            }
        }
    }

    @Test("S-944: a field has the keyboard that it asks for, filters, returns and is cleared")
    func fields() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { FieldPage(calls: calls) }
        app.settle()
        for letter in ["4", "x", "2"] { app.type(letter) }
        app.find("code: 42").expect()
        app.find("Clear").tap()
        app.find("code: ").expect()
        app.type("7")
        app.key("return")
        #expect(calls.list == ["return"])
        #expect(!app.find("Code").isFocused)
        let secret = TestApp(size: CGSize(width: 400, height: 300)) {
            FieldPage(isSecure: true, calls: calls)
        }
        secret.settle()
        secret.type("42")
        secret.find("code: 42").expect()
        #expect(secret.find("Code").value != "42")
    }

    // MARK: What is looked at

    private func count(_ color: UInt32, in app: TestApp) -> Int {
        let framebuffer = app.host.surfaces[0].framebuffer
        var count = 0
        for y in 0..<framebuffer.height {
            for x in 0..<framebuffer.width where framebuffer.pixel(x: x, y: y) == color {
                count += 1
            }
        }
        return count
    }

    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind
        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    @Test("A label has its font, its lines and the attributes of its parts")
    func labels() {
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            VStack {
                Shown {
                    let label = UILabel()
                    label.text = "Mountains and lakes, huts and peaks, and the ways between them"
                    label.numberOfLines = 0
                    label.font = .systemFont(ofSize: 20)
                    label.setContentHuggingPriority(.required, for: .vertical)
                    return label
                }
                Shown {
                    let label = UILabel()
                    let text = NSMutableAttributedString(string: "red and plain")
                    text.addAttribute(
                        .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                        range: NSRange(location: 0, length: 3))
                    text.addAttribute(
                        .font, value: UIFont.systemFont(ofSize: 30, weight: .heavy),
                        range: NSRange(location: 0, length: 3))
                    label.attributedText = text
                    label.textAlignment = .right
                    return label
                }
            }
        }
        app.settle()
        #expect(app.find(containing: "Mountains").frame.height > 60)
        #expect(app.find("red and plain").frame.maxX > 250)
        #expect(count(0xFF0000, in: app) > 100)
    }

    @Test("S-945: a wheel turns while it is told to, and has a size of its own")
    func wheels() {
        let wheel = UIActivityIndicatorView(style: .large)
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            Shown { wheel }.background(Color(red: 1, green: 0, blue: 0))
        }
        app.settle()
        app.find(role: .progress).expectNone()
        #expect(count(0xFF0000, in: app) <= 37 * 37)
        wheel.startAnimating()
        app.settle()
        app.find(role: .progress).expect()
        wheel.stopAnimating()
        app.settle()
        app.find(role: .progress).expectNone()
    }

    @Test("A picture fills its view as its mode says")
    func pictures() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        for (mode, pixels) in [
            (UIView.ContentMode.scaleToFill, 10_000), (.scaleAspectFit, 5_000),
            (.scaleAspectFill, 10_000), (.topLeft, 200),
        ] {
            let app = TestApp(size: CGSize(width: 200, height: 200)) {
                Shown {
                    let view = UIImageView(image: picture)
                    view.contentMode = mode
                    view.clipsToBounds = true
                    return view
                }
                .frame(width: 100, height: 100)
            }
            app.settle()
            let found = count(0xFF0000, in: app)
            #expect(found == pixels, "\(mode)")
        }
    }

    @Test("A blur is as thick as its style, and light or dark if that says so")
    func blurs() {
        let app = TestApp(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color(red: 1, green: 1, blue: 1)
                Shown { UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark)) }
                    .frame(width: 50, height: 50)
            }
        }
        app.settle()
        let framebuffer = app.host.surfaces[0].framebuffer
        #expect(framebuffer.pixel(x: 2, y: 2) == 0xFFFFFF)
        #expect(framebuffer.pixel(x: 50, y: 50) & 0xFF < 0x80)
    }

    @Test("A layer rounds the ground, draws a line and a shadow, and cuts off what is outside")
    func layers() {
        let app = TestApp(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Color(red: 1, green: 1, blue: 1)
                Shown {
                    let view = UIView(frame: .zero)
                    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    view.layer.cornerRadius = 20
                    view.layer.borderWidth = 5
                    view.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
                    view.layer.masksToBounds = true
                    view.layer.shadowRadius = .nan
                    return view
                }
                .frame(width: 100, height: 100)
            }
        }
        app.settle()
        let framebuffer = app.host.surfaces[0].framebuffer
        #expect(framebuffer.pixel(x: 52, y: 52) == 0xFFFFFF)
        #expect(framebuffer.pixel(x: 100, y: 52) == 0x0000FF)
        #expect(framebuffer.pixel(x: 100, y: 100) == 0xFF0000)
    }

    private struct Dots: UIViewRepresentable {
        @Binding var page: Int
        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = 3
            let page = $page
            control.addAction(
                UIAction { page.wrappedValue = ($0.sender as! UIPageControl).currentPage },
                for: .valueChanged)
            return control
        }
        func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
    }

    private struct DotsPage: View {
        @State private var page = 0
        var body: some View {
            VStack {
                Dots(page: $page).accessibilityIdentifier("dots")
                Text("page \(page)")
            }
        }
    }

    @Test("Dots of pages turn the page when they are touched, and say which is shown")
    func dots() {
        let app = TestApp(size: CGSize(width: 200, height: 200)) { DotsPage() }
        app.settle()
        let dots = app.find(id: "dots")
        #expect(dots.value == "page 1 of 3")
        dots.perform("increment")
        app.find("page 1").expect()
        #expect(app.find(id: "dots").value == "page 2 of 3")
    }

    @Test("Values of views change what is seen while the app runs, and absurd ones do no harm")
    func values() {
        let label = UILabel()
        let app = TestApp(size: CGSize(width: 200, height: 200)) { Shown { label } }
        label.text = "here"
        app.settle()
        app.find("here").expect()
        label.isHidden = true
        app.settle()
        app.find("here").expectNone()
        label.isHidden = false
        label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.settle()
        #expect(count(0xFF0000, in: app) > 200 * 150)
        label.alpha = .nan
        label.numberOfLines = .min
        label.minimumScaleFactor = -.infinity
        label.adjustsFontSizeToFitWidth = true
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = .nan
        #expect(bar.progress == 0)
        let control = UIPageControl()
        control.numberOfPages = .max
        control.currentPage = .min
        #expect(control.currentPage == 0)
        app.settle()
        app.find("here").expect()
    }

    // MARK: Sheets

    private struct ImagePicker: UIViewControllerRepresentable {
        @Environment(\.presentationMode) private var presentationMode
        @Binding var image: UIImage?

        final class Coordinator: NSObject, UINavigationControllerDelegate,
            UIImagePickerControllerDelegate
        {
            let parent: ImagePicker
            init(_ parent: ImagePicker) { self.parent = parent }

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                if let image = info[.originalImage] as? UIImage { parent.image = image }
                parent.presentationMode.wrappedValue.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(
            context: UIViewControllerRepresentableContext<ImagePicker>
        ) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(
            _ uiViewController: UIImagePickerController,
            context: UIViewControllerRepresentableContext<ImagePicker>
        ) {}
    }

    private struct PicturePage: View {
        let folder: URL
        @State private var image: UIImage?
        @State private var isPicking = false

        var body: some View {
            VStack {
                Text(image.map { "\(Int($0.size.width)) wide" } ?? "none")
                Button("Pick") { isPicking = true }
            }
            .sheet(isPresented: $isPicking) {
                ImagePicker(image: $image).fileDialogDefaultDirectory(folder)
            }
        }
    }

    @Test("S-946: a picker opens the dialog for files, and its delegate gets the picture")
    func picking() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        try picture.pngData()!.write(to: folder.appending(path: "lake.png"))
        try Data("no picture".utf8).write(to: folder.appending(path: "broken.png"))
        let app = TestApp(size: CGSize(width: 800, height: 600)) { PicturePage(folder: folder) }
        app.find("Pick").tap()
        app.advance(by: .seconds(2))
        app.find("lake.png").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(2))
        app.find("20 wide").expect()
        app.find("Choose…").expectNone()
        app.find("Pick").tap()
        app.advance(by: .seconds(2))
        app.find("broken.png").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(2))
        app.find("20 wide").expect()
        app.find("Choose…").expectNone()
        #expect(app.logLines.contains { $0.contains("broken.png is not a picture") })
        app.find("Pick").tap()
        app.advance(by: .seconds(2))
        app.find("Cancel").tap()
        app.advance(by: .seconds(2))
        app.find("Choose…").expectNone()
    }

    private struct PhotoPicker: UIViewControllerRepresentable {
        @Binding var images: [UIImage]
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: PHPickerViewControllerDelegate {
            let parent: PhotoPicker
            init(_ parent: PhotoPicker) { self.parent = parent }

            func picker(
                _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
            ) {
                for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self)
                {
                    result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                        let image = image as? UIImage
                        Task { @MainActor in
                            if let image { self.parent.images.append(image) }
                        }
                    }
                }
                picker.dismiss(animated: true)
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> PHPickerViewController {
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.filter = .images
            configuration.selectionLimit = 0
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
    }

    private struct PhotosPage: View {
        let folder: URL
        @State private var images: [UIImage] = []
        @State private var isPicking = false

        var body: some View {
            VStack {
                Text("\(images.count) pictures")
                Button("Pick") { isPicking = true }
            }
            .sheet(isPresented: $isPicking) {
                PhotoPicker(images: $images).fileDialogDefaultDirectory(folder)
            }
        }
    }

    @Test("A picker of photos gives pictures to load, and is dismissed by its own controller")
    func photos() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "photos-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        try picture.pngData()!.write(to: folder.appending(path: "lake.png"))
        let app = TestApp(size: CGSize(width: 800, height: 600)) { PhotosPage(folder: folder) }
        app.find("Pick").tap()
        app.advance(by: .seconds(2))
        app.find("lake.png").tap()
        app.find("Open").tap()
        await app.wait(until: .appears(app.find("1 pictures")))
        app.advance(by: .seconds(2))
        app.find("Choose…").expectNone()
    }

    private struct Share: UIViewControllerRepresentable {
        let items: [Any]
        let calls: Calls

        func makeUIViewController(context: Context) -> UIActivityViewController {
            let controller = UIActivityViewController(
                activityItems: items, applicationActivities: nil)
            let calls = calls
            controller.completionWithItemsHandler = { _, done, _, _ in
                calls.list.append("done \(done)")
            }
            return controller
        }

        func updateUIViewController(
            _ uiViewController: UIActivityViewController, context: Context
        ) {}
    }

    private struct SharePage: View {
        let calls: Calls
        @State private var isSharing = false

        var body: some View {
            Button("Share a walk") { isSharing = true }
                .sheet(isPresented: $isSharing) {
                    Share(items: ["From the lake to the hut"], calls: calls)
                }
        }
    }

    @Test("A sheet for sharing copies its items, and says when it is done")
    func sharing() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 500)) { SharePage(calls: calls) }
        app.find("Share a walk").tap()
        app.advance(by: .seconds(1))
        app.find("Open").expectNone()
        app.find("Copy").tap()
        #expect(app.clipboard == "From the lake to the hut")
        app.find("Done").tap()
        app.advance(by: .seconds(1))
        app.find("Copy").expectNone()
        #expect(calls.list == ["done true"])
    }
}
