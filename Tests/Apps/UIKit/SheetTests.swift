import CasementTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing
import UIKit

/// Controllers of UIKit's that apps show in sheets.
@MainActor
struct SheetTests {
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
